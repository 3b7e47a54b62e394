import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createRequestFigures } from './content-metrics.ts';
import { createHealth } from './health.ts';
import { createLog, logRequest } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { resolveRequestId } from './request-id.ts';

describe('health', () => {
  const failing = createHealth({ probe: () => Promise.reject(new Error('a secret of the service')) });

  test('live is ok although the backend is down', async () => {
    expect((await failing.live()).status).toBe(200);
  });

  test('ready says when there is no content, and nothing of what the service says', async () => {
    const report = await failing.ready();
    expect([report.status, await report.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'the content service has given nothing yet' },
    ]);
  });

  test.each([{ status: 'ready' }, { status: 'degraded', countries: ['ksa'] }] as const)(
    'a site that is $status takes visitors',
    async (readiness) => {
      const report = await createHealth({ probe: async () => readiness }).ready();
      expect([report.status, await report.json()]).toEqual([200, readiness]);
    },
  );
});

describe('request id', () => {
  test.each(['abcdefgh', '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'])('%s is kept', (id) => {
    expect(resolveRequestId(new Headers({ 'x-request-id': id }))).toBe(id);
  });

  test.each(['', 'short', 'a b c d e f', 'x'.repeat(65), 'id<script>'])('%j is replaced', (id) => {
    expect(resolveRequestId(new Headers({ 'x-request-id': id }))).toMatch(/^[\da-f-]{36}$/);
  });
});

test('a request is one JSON line, and a failure is an error', () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog({ mode: 'production', destination });
  const record = { id: 'abcdefgh', method: 'GET', path: '/uae', duration: 3, address: '192.0.2.0', cache: 'stale' };
  logRequest(log, { ...record, status: 200 });
  logRequest(log, { ...record, status: 503 });
  // A visitor who types an entry into an address.
  const forged = '/uae\n{"level":60,"msg":"stopped"}\r\n\u2028';
  logRequest(log, { ...record, path: forged, status: 404 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, ...record, status: 200, country: 'uae' },
    { level: 50, ...record, status: 503 },
    { level: 30, status: 404 },
  ]);
  expect(lines.join('').split('\n')).toHaveLength(4);
});

describe('metrics', () => {
  const counts = { hits: 7, stale: 1, misses: 2, failures: 0, passes: 4 };
  const metrics = createMetrics({
    stores: {
      pages: () => ({ ...counts, entries: 3, bytes: 1234 }),
      pictures: () => ({ entries: 5, bytes: 9876, hits: 8, misses: 3 }),
    },
    hosts: () => [
      { host: 'well.example', state: 'closed', running: 3, waiting: 7 },
      { host: 'down.example', state: 'half-open', running: 0, waiting: 0 },
    ],
    lacking: () => [{ endpoint: 'https://cms.example/ksa/graphql?key=x', operation: 'Story', field: 'Page.journey' }],
  });
  const token = 'a-token-for-figures';

  test('report the size of every store, the outcomes of caches, and slow requests', async () => {
    metrics.observe(404, 20);
    const { text } = await metrics.write();
    for (const [outcome, count] of Object.entries(counts)) {
      expect(text).toContain(`store_requests_total{store="pages",outcome="${outcome}"} ${count}\n`);
    }
    expect(text).toMatch(/\{store="pictures",outcome="hits"\} 8\n.*\{store="pictures",outcome="misses"\} 3\n/);
    expect(text).not.toContain('store_requests_total{store="pictures",outcome="stale"');
    expect(text).toContain('store_entries{store="pages"} 3\n');
    expect(text).toContain('store_bytes{store="pages"} 1234\n');
    expect(text).toContain('store_entries{store="pictures"} 5\n');
    expect(text).toContain('store_bytes{store="pictures"} 9876\n');
    expect(text).toContain('content_requests{host="well.example",place="running"} 3\n');
    expect(text).toContain('content_requests{host="well.example",place="waiting"} 7\n');
    expect(text).toContain('content_host_down{host="well.example"} 0\n');
    expect(text).toContain('content_host_down{host="down.example"} 1\n');
    expect(text).toContain(
      'content_lacking{endpoint="cms.example/ksa/graphql",operation="Story",field="Page.journey"} 1\n',
    );
    expect(text).toContain('http_request_duration_seconds_count{status="4xx"} 1\n');
  });

  test('requests to content services are counted by operation, country and outcome, and timed', async () => {
    const requests = createRequestFigures();
    const { write } = createMetrics({ stores: {}, requests: requests.metrics });
    const of = { operation: 'GetMenu', country: 'ksa' } as const;
    requests.observe({ ...of, outcome: 'ok', duration: 90 });
    requests.observe({ ...of, outcome: 'timeout', duration: 10_000 });
    const { text } = await write();
    expect(text).toContain('content_answers_total{operation="GetMenu",country="ksa",outcome="ok"} 1\n');
    expect(text).toContain('content_answers_total{operation="GetMenu",country="ksa",outcome="timeout"} 1\n');
    expect(text).toContain('content_request_duration_seconds_bucket{le="0.1",operation="GetMenu",country="ksa"} 1\n');
    expect(text).toContain('content_request_duration_seconds_sum{operation="GetMenu",country="ksa"} 10.09\n');
  });

  test('the outbox is in the figures, and absent from them when it cannot be read', async () => {
    const write = async (outbox: () => Promise<{ queued: number; dead: number; oldestAgeMs: number }>) =>
      (await createMetrics({ stores: {}, outbox }).write()).text;
    const text = await write(async () => ({ queued: 4, dead: 1, oldestAgeMs: 90_000 }));
    expect(text).toContain('outbox_entries{state="queued"} 4\n');
    expect(text).toContain('outbox_entries{state="dead"} 1\n');
    expect(text).toContain('outbox_oldest_seconds{state="queued"} 90\n');
    expect(await write(() => Promise.reject(new Error('away')))).not.toContain('outbox_entries{');
    // A database that hangs takes the other figures away no longer than Prometheus waits.
    const hanging = await write(() => new Promise(() => {}));
    expect([hanging.includes('outbox_entries{'), hanging.includes('http_request_duration_seconds')]).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    [token, `Bearer ${token}`, 200],
    [token, `Bearer ${token}x`, 401],
    [token, 'Bearer ', 401],
    [token, token, 401],
    [token, '', 401],
    ['', '', 200],
    ['', 'Bearer anything', 200],
  ])('with the token %j, %j is answered %i', async (expected, authorization, status) => {
    const refused: object[] = [];
    const log = { warn: (record: object) => void refused.push(record) };
    const respond = createMetricsEndpoint({ metrics, token: expected, log });
    const answer = await respond(new Request('http://127.0.0.1/metrics', { headers: { authorization } }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect((await answer.text()).includes('store_bytes')).toBe(status === 200);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
    expect(refused).toEqual(status === 401 ? [{ path: '/metrics', status }] : []);
  });

  test.each([
    ['/', 'GET', 404],
    ['/metrics/', 'GET', 404],
    ['/metrics', 'POST', 405],
    ['/metrics?x=1', 'GET', 200],
  ])('%s by %s is answered %i', async (path, method, status) => {
    const respond = createMetricsEndpoint({ metrics, token: '', log: { warn: () => {} } });
    expect((await respond(new Request(`http://127.0.0.1${path}`, { method }))).status).toBe(status);
  });
});
