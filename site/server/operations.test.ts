import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { createLog, logRequest } from './log.ts';
import { createMetrics } from './metrics.ts';
import { resolveRequestId } from './request-id.ts';

describe('health', () => {
  const failing = createHealth({ probe: () => Promise.reject(new Error('the backend does not answer')) });

  test('live says ok although the backend is away', async () => {
    expect((await failing.live()).status).toBe(200);
  });

  test('ready names the reason when it is not', async () => {
    const report = await failing.ready();
    expect([report.status, await report.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'the backend does not answer' },
    ]);
    expect((await createHealth({ probe: async () => {} }).ready()).status).toBe(200);
  });
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
  const record = { id: 'abcdefgh', method: 'GET', path: '/uae', duration: 3 };
  logRequest(log, { ...record, status: 200 });
  logRequest(log, { ...record, status: 503 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, ...record, status: 200 },
    { level: 50, ...record, status: 503 },
  ]);
});

test('metrics tell the page cache and the slow requests', async () => {
  const stats = { hits: 7, stale: 1, misses: 2, failures: 0, passes: 0, entries: 3, bytes: 1234, inFlight: 0 };
  const metrics = createMetrics({ cache: { getStats: () => stats } });
  metrics.observe(404, 20);
  const text = await (await metrics.respond()).text();
  expect(text).toContain('page_cache_requests_total{outcome="hits"} 7');
  expect(text).toContain('page_cache_bytes 1234');
  expect(text).toContain('http_request_duration_seconds_count{status="4xx"} 1');
});
