import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { createPurge } from './purge.ts';
import { createBus } from './shared/bus.ts';

const secret = 'a secret of more than 32 characters';
const start = Date.parse('2026-06-01T08:00:00Z');
const at = String(start / 1000);
const menu = JSON.stringify({ tags: ['uae:GetMenu'] });

/** Signs as a sender in another language would. */
const sign = (timestamp: string, body: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

type Sent = { timestamp?: string; signature?: string; method?: string };

function createEndpoint(options: { secret?: string } = {}) {
  const state = { now: start };
  const log: string[] = [];
  const purged: { content: (readonly string[])[]; pages: (readonly string[])[] } = { content: [], pages: [] };
  const { respond } = createPurge({
    secret,
    clock: () => state.now,
    log: createLog({ mode: 'production', destination: { write: (line) => log.push(line) } }),
    site: {
      purge: (tags) => {
        purged.content.push(tags);
        return { answers: tags.length, catalogues: 1, names: 0, tags: [...tags, 'shown'] };
      },
    },
    cache: {
      listTags: (tags) => (tags.includes('path:/uae/plp') ? ['path:/uae/plp', 'uae:*', 'uae:1', 'uae:GetMenu'] : []),
      purge: (tags) => {
        purged.pages.push(tags);
        return 7;
      },
    },
    bus: createBus([]),
    ...options,
  });
  async function post(body: string, { timestamp = String(state.now / 1000), signature, method = 'POST' }: Sent = {}) {
    const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signature ?? sign(timestamp, body) };
    const answer = await respond(
      new Request('https://site.example/api/purge', { method, headers, ...(method === 'POST' && { body }) }),
      '192.0.2.1',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  /** Starts to post a notice whose body the test ends. */
  function begin({ timestamp = at, signature = '0'.repeat(64) }: Sent = {}, client = '192.0.2.1') {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signature };
    const init = { method: 'POST', headers, body: body.readable, duplex: 'half' };
    const request = new Request('https://site.example/api/purge', init);
    const status = respond(request, client).then((answer) => answer.status);
    return { request, status, end: () => body.writable.close() };
  }
  return { state, purged, post, begin, log };
}

afterEach(() => void vi.useRealTimers());

describe('who may purge', () => {
  test('nobody without a secret', async () => {
    const { post, purged } = createEndpoint({ secret: '' });
    expect((await post(menu, { signature: sign(String(start / 1000), menu, '') })).status).toBe(404);
    expect((await post('', { method: 'GET' })).status).toBe(404);
    expect(purged.pages).toEqual([]);
  });

  test('whoever signs with it', async () => {
    expect((await createEndpoint().post(menu)).status).toBe(200);
  });

  test.each<[string, Sent]>([
    ['another secret', { signature: sign(at, menu, 'another secret of 32 characters or more') }],
    ['another body', { signature: sign(at, JSON.stringify({ all: true })) }],
    ['another time', { signature: sign(String(start / 1000 - 1), menu) }],
    ['no signature', { signature: '' }],
    ['a truncated signature', { signature: sign(at, menu).slice(0, 32) }],
    ['a signature that is not hexadecimal', { signature: 'x'.repeat(64) }],
    ['no time', { timestamp: '' }],
    ['a time that is not a number', { timestamp: 'today' }],
  ])('not with %s', async (_, sent) => {
    const { post, purged } = createEndpoint();
    const { status, body } = await post(menu, sent);
    expect([status, typeof body.error]).toEqual([401, 'string']);
    expect(purged).toEqual({ content: [], pages: [] });
  });

  test.each<[string, Sent]>([
    ['no signature', { signature: '' }],
    ['a truncated signature', { signature: '0'.repeat(63) }],
    ['no time', { timestamp: '' }],
    ['a time that has passed', { timestamp: String(start / 1000 - 301) }],
  ])('with %s nothing is read of what is sent', async (_, sent) => {
    const { request, status } = createEndpoint().begin(sent);
    expect([await status, request.bodyUsed]).toEqual([401, false]);
  });

  test('six of a client are read at once, and 32 of all; a place is free again after its notice', async () => {
    vi.useFakeTimers();
    const { begin } = createEndpoint();
    const clients = ['a', 'b', 'c', 'd', 'e', 'f'];
    const held = clients.flatMap((client) => Array.from({ length: client === 'f' ? 2 : 6 }, () => begin({}, client)));
    expect(await Promise.all([begin({}, 'a').status, begin({}, 'f').status])).toEqual([429, 503]);
    for (const { end } of held) await end();
    expect(new Set(await Promise.all(held.map(({ status }) => status)))).toEqual(new Set([401]));
    const next = begin({}, 'a');
    await next.end();
    expect(await next.status).toBe(401);
  });

  test.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('signed %i seconds from now: %i', async (seconds, status) => {
    const timestamp = String(start / 1000 + seconds);
    expect((await createEndpoint().post(menu, { timestamp })).status).toBe(status);
  });

  test('each notice once, however often it is repeated', async () => {
    const { post, state, purged } = createEndpoint();
    const timestamp = String(start / 1000 + 300);
    expect((await post(menu, { timestamp })).status).toBe(200);
    expect((await post(menu, { timestamp })).status).toBe(409);
    // Repeated until it expires, with others in between.
    for (let second = 1; second <= 600; second += 60) {
      state.now = start + second * 1000;
      await post(menu);
    }
    state.now = start + 600_000;
    expect((await post(menu, { timestamp })).status).toBe(409);
    state.now += 1000;
    expect((await post(menu, { timestamp })).status).toBe(401);
    expect(purged.pages).toHaveLength(11);
  });

  test('a refused notice may be sent again with a valid signature', async () => {
    const { post } = createEndpoint();
    expect((await post(menu, { signature: '0'.repeat(64) })).status).toBe(401);
    expect((await post(menu)).status).toBe(200);
  });

  test('other methods', async () => {
    const { status, headers } = await createEndpoint().post('', { method: 'GET' });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('invalid notices', () => {
  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['[]', 'expected object'],
    ['{}', 'nothing to purge'],
    ['{"tags":[]}', 'nothing to purge'],
    ['{"all":false}', 'nothing to purge'],
    ['{"all":"yes"}', 'all: '],
    ['{"tags":"uae:GetMenu"}', 'tags: '],
    ['{"tags":["GetMenu"]}', 'tags.0: not {country}:{operation or id}'],
    ['{"tags":["uae:GetMenu","usa:GetMenu"]}', 'tags.1: not {country}:{operation or id}'],
    ['{"tags":["uae:"]}', 'tags.0: '],
    ['{"tags":["uae:*"]}', 'tags.0: '],
    ['{"tags":["*"]}', 'tags.0: '],
    ['{"paths":["uae/plp"]}', 'paths.0: not a path'],
    ['{"paths":["//evil.example/"]}', 'paths.0: not a path'],
    ['{"paths":["https://site.example/uae"]}', 'paths.0: not a path'],
    ['{"paths":["/uae?page=2"]}', 'paths.0: not a path'],
    ['{"countries":["usa"]}', 'countries.0: '],
    ['{"all":true,"everything":true}', 'everything'],
    [JSON.stringify({ tags: Array(1_001).fill('uae:GetMenu') }), 'tags: '],
    [JSON.stringify({ paths: Array(201).fill('/uae') }), 'paths: '],
  ])('%.60s', async (body, mistake) => {
    const { post, purged } = createEndpoint();
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.mistakes.join('\n')).toContain(mistake);
    expect(purged).toEqual({ content: [], pages: [] });
  });

  test('half a megabyte', async () => {
    const body = JSON.stringify({ tags: ['uae:GetMenu'], paths: [`/${'a'.repeat(500_000)}`] });
    expect((await createEndpoint().post(body)).status).toBe(413);
  });
});

describe('what is purged', () => {
  test.each([
    [{ tags: ['uae:GetMenu', 'ksa:cG9zdDo0Mg=='] }, ['uae:GetMenu', 'ksa:cG9zdDo0Mg==']],
    [{ countries: ['uae', 'egy'] }, ['uae:*', 'egy:*']],
    [{ all: true }, ['*']],
    [{ all: true, tags: ['uae:GetMenu'] }, ['*']],
  ])('%j: content first, then the pages and sitemaps that show it', async (notice, tags) => {
    const { post, purged } = createEndpoint();
    const { body } = await post(JSON.stringify(notice));
    expect(purged).toEqual({ content: [tags, []], pages: [[...tags, 'shown', 'sitemaps']] });
    expect(body).toEqual({ purged: { answers: tags.length, catalogues: 2, names: 0, pages: 7 } });
  });

  test('a path: its page and the content of the page, but no other pages', async () => {
    const { post, purged } = createEndpoint();
    const { body } = await post(JSON.stringify({ paths: ['/uae/plp', '/uae/زيت,الشعر'] }));
    expect(purged.content).toEqual([[], ['path:/uae/plp', 'uae:1', 'uae:GetMenu']]);
    const arabic = 'path:/uae/%D8%B2%D9%8A%D8%AA%2C%D8%A7%D9%84%D8%B4%D8%B9%D8%B1';
    expect(purged.pages).toEqual([['shown', 'path:/uae/plp', arabic, 'sitemaps']]);
    expect(body.purged.pages).toBe(7);
  });

  test('is logged, without the secret and the signature', async () => {
    const { post, log } = createEndpoint();
    await post(menu);
    expect(JSON.parse(log.join(''))).toMatchObject({ msg: 'purged', tags: ['uae:GetMenu'], pages: 7 });
    expect(log.join('')).not.toContain(secret);
  });
});
