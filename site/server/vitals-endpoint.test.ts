import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { createVitalsEndpoint } from './vitals-endpoint.ts';

const measured = {
  path: '/ar/ksa/product/x',
  connection: '4g',
  navigation: 'navigate',
  LCP: 1834.2,
  CLS: 0.02,
  TTFB: 90,
};

function createCollector() {
  const state = { now: 0 };
  const metrics = createMetrics({ stores: {} });
  const resolveRoute = (path: string) => ({
    id: 'plain product',
    name: 'product/:product',
    isPage: path.includes('/product/'),
  });
  const { respond } = createVitalsEndpoint({
    clock: () => state.now,
    metrics,
    resolveRoute,
    counts: null,
    onError: () => {},
  });
  const post = async (body: unknown, headers: Record<string, string> = {}, client = '192.0.2.1') => {
    const request = new Request('https://www.example.com/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answer = await respond(request, client);
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
  };
  const counted = async () => [
    ...(await metrics.write()).text.matchAll(/^((?:page|visit|network)_\w+_count\S*) (\d+)$/gm),
  ];
  return { state, metrics, respond, post, counted };
}

describe('what a browser tells of a page', () => {
  test('is counted by page, country and language, by page and navigation, by country and connection, without a cookie', async () => {
    const { post, metrics, counted } = createCollector();
    expect(await post(measured)).toEqual({ status: 204, text: '', cookies: [] });
    await post({ ...measured, LCP: 4100, connection: '3g', navigation: 'reload' });
    const { text } = await metrics.write();
    const page = 'page="product/:product",country="ksa",language="ar"';
    expect(text).toContain(`page_lcp_seconds_bucket{le="2",${page}} 1\n`);
    expect(text).toContain(`page_lcp_seconds_count{${page}} 2\n`);
    expect(text).toContain(`page_lcp_seconds_sum{${page}} 5.9342\n`);
    expect(text).toContain(`page_cls_sum{${page}} 0.04\n`);
    expect(text).toContain('visit_lcp_seconds_count{page="product/:product",navigation="reload"} 1\n');
    expect(text).toContain('network_lcp_seconds_count{country="ksa",connection="3g"} 1\n');
    // The beacon had no INP.
    expect((await counted()).filter(([, name]) => name?.includes('_inp_'))).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'Invalid input: expected object, received undefined'],
    ['another member', { ...measured, visitor: 'x' }, 'Unrecognized key: "visitor"'],
    ['a connection of another name', { ...measured, connection: 'wifi' }, /^connection: .*"slow-2g"/],
    ['a navigation of another name', { ...measured, navigation: 'walk' }, /^navigation: /],
    ['a negative time', { ...measured, LCP: -1 }, /^LCP: /],
    ['a time of hours', { ...measured, TTFB: 1_800_001 }, /^TTFB: /],
    ['a shift of many screens', { ...measured, CLS: 101 }, /^CLS: /],
    ['no measure', { path: '/', connection: '4g', navigation: 'navigate' }, 'names none of LCP, INP, CLS, TTFB'],
    ['an address', { ...measured, path: 'https://www.example.com/' }, /^path: /],
    ['a page that does not exist', { ...measured, path: '/wp-login.php' }, 'path: this site has no such page'],
  ])('with %s is refused, which is said', async (_, body, problem) => {
    const { post, counted } = createCollector();
    const { status, text } = await post(body);
    expect([status, text.trim()]).toEqual([400, problem instanceof RegExp ? expect.stringMatching(problem) : problem]);
    expect(await counted()).toEqual([]);
  });

  test.each([
    [403, { 'sec-fetch-site': 'cross-site' }],
    [415, { 'content-type': 'text/plain' }],
    [204, { dnt: '1' }],
    [204, { 'sec-gpc': '1' }],
  ])('is answered %i and not counted with %j', async (status, headers) => {
    const { post, counted } = createCollector();
    expect((await post(measured, headers)).status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  test('takes at most 1,000 bytes, and a page of any other method is refused', async () => {
    const { post, respond } = createCollector();
    const path = (length: number) => `/uae/product/${'x'.repeat(length)}`;
    const rest = JSON.stringify({ ...measured, path: path(0) }).length;
    expect((await post({ ...measured, path: path(1000 - rest) })).status).toBe(204);
    expect((await post({ ...measured, path: path(1001 - rest) })).status).toBe(413);
    const read = await respond(new Request('https://www.example.com/vitals'), '');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('is taken sixty times a minute from one client, 3,000 times from all', async () => {
    const { post, state } = createCollector();
    const send = async (times: number, client: (turn: number) => string) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < times; turn += 1) statuses.push((await post(measured, {}, client(turn))).status);
      return statuses.filter((status) => status === 204).length;
    };
    expect(await send(61, () => 'one')).toBe(60);
    expect(await send(2_941, (turn) => `other ${turn}`)).toBe(2_940);
    state.now = 60_000;
    expect(await send(1, () => 'one')).toBe(1);
  });
});

describe('the operator', () => {
  async function read(token: string, authorization: string) {
    const { post, metrics } = createCollector();
    for (const LCP of [1600, 1700, 1900, 5000]) await post({ ...measured, LCP });
    const respond = createMetricsEndpoint({ metrics, token, log: { warn: () => {} } });
    const answer = await respond(new Request('http://127.0.0.1/vitals', { headers: { authorization } }));
    return { status: answer.status, type: answer.headers.get('content-type'), html: await answer.text() };
  }

  test('reads what three of four visits have at least, by every dimension', async () => {
    const { status, type, html } = await read('', '');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const label of ['product/:product', 'ksa', 'ar', '4g', 'navigate']) {
      const [, row = ''] = new RegExp(`<th scope="row">${label}</th>(.*?)</tr>`).exec(html) ?? [];
      // Three of four are at most 2 s, the end of their bucket.
      expect(row.split('</td>').slice(0, 2)).toEqual(['<td>2.00 s of 4', '<td>–']);
    }
  });

  test('is known by the token of the metrics', async () => {
    expect((await read('a-token-for-figures', 'Bearer a-token-for-figures')).status).toBe(200);
    const { status, html } = await read('a-token-for-figures', '');
    expect([status, html.includes('<table>')]).toEqual([401, false]);
  });
});
