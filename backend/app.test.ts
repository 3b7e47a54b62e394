import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createBackend } from './app.ts';
import { listen } from './http/listen.ts';
import { describeService } from './test/describe-service.ts';
import { silentLog } from './test/silent-log.ts';

describeService('the endpoint and its files', ({ backend, database, mediaDir, inUae }) => {
  describe('the endpoint', () => {
    const post = (path: string, body: string, type = 'application/json') =>
      backend().fetch(
        new Request(`http://backend.test${path}`, { method: 'POST', headers: { 'content-type': type }, body }),
      );

    test.each([
      ['a syntax error', '{"query":"{ foo "}'],
      ['an unparsable body', '{'],
      [
        'more than ten in a batch',
        JSON.stringify(Array.from({ length: 11 }, () => ({ query: '{ languages { id } }' }))),
      ],
      ['no query', '{}'],
      ['the character NUL in a body', '{"query":"{ foo \0}"}'],
      ['the character NUL in a query', '{"query":"{ foo \\u0000}"}'],
    ])('%s answers 500 with errors and without extensions (NOTES 10)', async (_, body) => {
      const response = await post('/graphql', body);
      expect(response.status).toBe(500);
      const json: unknown = await response.json();
      const first = Array.isArray(json) ? json[0] : json;
      expect(Object.keys(Object(first))).toEqual(['errors']);
    });

    test.each([
      ['query=%7B%20foo%20%00%7D', /^Syntax Error/],
      ['query=%7Blanguages%7Bid%7D%7D&variables=%00', /JSON/],
      ['query=%7Blanguages%7Bid%7D%7D&extensions=%7B', /JSON/],
    ])('so does a GET of %s', async (query, message) => {
      const response = await backend().fetch(new Request(`http://backend.test/graphql?${query}`));
      expect(response.status).toBe(500);
      const json = Object(await response.json());
      expect([Object.keys(json), json.errors[0].message]).toEqual([['errors'], expect.stringMatching(message)]);
    });

    test.each(['DELETE', 'TRACE', 'PUT', 'PATCH', 'HEAD', 'PROPFIND'])('the method %s is refused', async (method) => {
      const listening = await listen(backend().fetch, { host: '127.0.0.1', port: 0 });
      const asked = request({
        host: '127.0.0.1',
        port: listening.port,
        method,
        path: '/uae/graphql?query={languages{id}}',
      });
      const [answer]: IncomingMessage[] = await once(asked.end(), 'response');
      const body = answer && (await text(answer));
      await listening.close(0);
      expect([answer?.statusCode, answer?.headers.allow]).toEqual([405, 'GET, POST, OPTIONS']);
      expect(body).toMatch(method === 'HEAD' ? /^$/ : /^\{"errors":\[\{"message":"[^"]+"\}\]\}$/);
    });

    test('a body that is not JSON answers 415 (NOTES 10)', async () => {
      const response = await post('/graphql', 'query={languages{id}}', 'application/x-www-form-urlencoded');
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
    });

    test('a validation error answers 200 with errors, debug extensions and no data (NOTES 9, 11)', async () => {
      const response = await post('/uae/graphql', '{"query":"{ nothing }"}');
      expect(response.status).toBe(200);
      const json: unknown = await response.json();
      expect(Object.keys(Object(json)).sort()).toEqual(['errors', 'extensions']);
    });

    test('batches of ten, and queries by GET (NOTES 31)', async () => {
      const batch = await post(
        '/graphql',
        JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ languages { code } }' }))),
      );
      expect(await batch.json()).toHaveLength(10);
      const url = new URL('http://backend.test/ksa/graphql');
      url.searchParams.set('query', 'query Two($n: Int) { posts(first: $n) { nodes { slug } } }');
      url.searchParams.set('variables', '{"n":2}');
      url.searchParams.set('operationName', 'Two');
      const response = await backend().fetch(new Request(url));
      expect(await response.json()).toMatchObject({
        data: { posts: { nodes: [{ slug: 'news-25' }, { slug: 'news-24' }] } },
      });
    });

    test('answers carry CORS and a new session each, and no cache header (NOTES 33–35)', async () => {
      const [one, other] = await Promise.all([
        post('/graphql', '{"query":"{ languages { id } }"}'),
        post('/graphql', '{"query":"{ languages { id } }"}'),
      ]);
      expect(one.headers.get('access-control-allow-origin')).toBe('*');
      expect(one.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, woocommerce-session');
      expect(one.headers.get('woocommerce-session')).not.toBe(other.headers.get('woocommerce-session'));
      expect(one.headers.get('cache-control')).toBeNull();
    });

    test.each(['/xyz/graphql', '/nowhere', '/xyz/wp-json/contact-form-7/v1/contact-forms/5/feedback'])(
      '%s answers 404 with an HTML page (NOTES §4)',
      async (path) => {
        const response = await post(path, '{}');
        expect(response.status).toBe(404);
        expect(response.headers.get('content-type')).toContain('text/html');
      },
    );

    test('deep, costly and introspecting queries are refused as errors of a 200 (NOTES 37, 38)', async () => {
      const children = (levels: number): string =>
        levels === 0 ? 'id' : `children(first: 100) { nodes { ${children(levels - 1)} } }`;
      const queries = [
        `{ productCategories { nodes { ${children(4)} } } }`,
        `{ ${['a', 'b'].map((name) => `${name}: productCategories(first: 100) { nodes { ${children(3)} uri name slug description image { id } } }`).join(' ')} c: products(first: 100) { nodes { ${Array.from({ length: 400 }, (_, index) => `x${index}: related(first: 100) { nodes { id } }`).join(' ')} } } }`,
        '{ __schema { types { name } } }',
      ];
      for (const query of queries) {
        const { errors, data, status } = await inUae(query);
        expect([status, data, errors?.length]).toEqual([200, undefined, 1]);
      }
    });

    test.each([
      ['25 searches', 25, /^The query costs 5\d{5}; the server answers up to 500000\.$/],
      ['77 kB of searches', 1400, /^The query is too long or too deep\.$/],
    ])('%s under aliases are refused before any is run', async (_, length, message) => {
      const search = (index: number) => `a${index}: products(where: { search: "hair" }) { nodes { id } }`;
      const { errors, data } = await inUae(`{ ${Array.from({ length }, (_, index) => search(index)).join(' ')} }`);
      expect([data, errors?.map((error) => error.message)]).toEqual([undefined, [expect.stringMatching(message)]]);
    });

    test.each([
      [8, 3, undefined],
      [5, 5, /^The queries of the batch cost 5\d{5}; the server answers up to 500000\.$/],
    ])('a batch of %i queries of %i searches costs what they cost together', async (queries, searches, message) => {
      const aliases = Array.from(
        { length: searches },
        (_, index) => `a${index}: products(where: { search: "hair" }) { ...Found }`,
      );
      const query = `{ ${aliases.join(' ')} } fragment Found on ProductConnection { nodes { id } }`;
      const response = await post('/uae/graphql', JSON.stringify(Array.from({ length: queries }, () => ({ query }))));
      expect(response.status).toBe(200);
      const refusal = message && {
        errors: [{ message: expect.stringMatching(message), extensions: expect.anything() }],
      };
      const answer = { ...(refusal ?? { data: expect.anything() }), extensions: { debug: expect.anything() } };
      expect(await response.json()).toEqual(Array.from({ length: queries }, () => answer));
    });

    test('what is no query of a batch is refused beside those that are', async () => {
      const response = await post('/uae/graphql', '[null, 1, {"query":"{"}, {"query":"{ languages { code } }"}]');
      const answers: unknown = await response.json();
      const messages = [answers].flat().map((one) => Object(one).errors?.[0]?.message);
      expect(messages).toEqual([
        expect.stringMatching(/^Expected params/),
        expect.stringMatching(/^Expected params/),
        expect.stringMatching(/^Syntax Error/),
        undefined,
      ]);
    });

    test('with a token set, queries need it; forms, media and health do not', async () => {
      const token = 'sixteen-letters!';
      const guarded = createBackend({
        database: database(),
        mediaDir: mediaDir(),
        mode: 'production',
        token,
        log: silentLog,
      });
      const ask = async (path: string, headers: Record<string, string> = {}, method = 'POST') => {
        const body = method === 'POST' ? '{"query":"{ languages { id } }"}' : null;
        const type = { 'content-type': 'application/json' };
        const request = new Request(`http://backend.test${path}`, { method, headers: { ...type, ...headers }, body });
        return (await guarded.fetch(request)).status;
      };
      expect(await ask('/ksa/graphql')).toBe(401);
      expect(await ask('/graphql?query={languages{id}}', {}, 'GET')).toBe(401);
      expect(await ask('/graphql', { authorization: 'Bearer sixteen-letters?' })).toBe(401);
      expect(await ask('/graphql', { authorization: `Bearer ${token}` })).toBe(200);
      expect(await ask('/graphql', {}, 'OPTIONS')).toBe(200);
      expect(await ask('/readyz', {}, 'GET')).toBe(200);
      // The same status as without a token: forms do not accept JSON.
      expect(await ask('/wp-json/contact-form-7/v1/contact-forms/5/feedback')).toBe(415);
    });

    test('GraphiQL is served in development only', async () => {
      const open = (mode: 'production' | 'development') =>
        createBackend({ database: database(), mediaDir: mediaDir(), mode, log: silentLog }).fetch(
          new Request('http://backend.test/graphql', { headers: { accept: 'text/html' } }),
        );
      expect((await open('development')).headers.get('content-type')).toContain('text/html');
      expect((await open('production')).headers.get('content-type') ?? '').not.toContain('text/html');
    });
  });

  describe('media files', () => {
    const file = '/wp-content/uploads/2026/02/room-alpha-eroomalph.webp';
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      backend().fetch(new Request(`http://backend.test${path}`, { headers, method }));

    test('are served at each country’s address, as immutable', async () => {
      for (const path of [file, file.replace('/wp-content/uploads/', '/ksa/wp-content/uploads/sites/2/')]) {
        const response = await get(path);
        expect(await response.text()).toBe('picture bytes');
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
    });

    test('answer 304 to a matching ETag and 206 to a range', async () => {
      const etag = (await get(file)).headers.get('etag') ?? '';
      expect((await get(file, { 'if-none-match': etag })).status).toBe(304);
      const part = await get(file, { range: 'bytes=0-6' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 0-6/13',
        'picture',
      ]);
      expect((await get(file, { range: 'bytes=99-' })).status).toBe(416);
      const head = await get(file, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', '']);
    });

    test.each([
      '/wp-content/uploads/2026/02/none.webp',
      '/wp-content/uploads/../../etc/passwd',
      '/wp-content/uploads/%2e%2e%2fmanifest.json',
      '/wp-content/uploads/%00.webp',
      '/ksa/wp-content/uploads/sites/2/2026/%00',
      '/wp-content/uploads/sites/3/2026/02/room-alpha-eroomalph.webp',
      '/wp-content/uploads/2026/02/hero-alpha-eheroalph.webp',
    ])('%s is not found', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test('that the disk cannot read are not gone', async () => {
      const broken = join(mediaDir(), 'hero-alpha.webp');
      await symlink(broken, broken);
      expect((await get('/wp-content/uploads/2026/02/hero-alpha-eheroalph.webp')).status).toBe(500);
      await rm(broken);
    });

    test('a media item is found by slug and by its address', async () => {
      const query =
        'query ($id: ID!, $type: MediaItemIdType) { mediaItem(id: $id, idType: $type) { slug altText mediaType mimeType srcSet } }';
      const item = {
        slug: 'room-alpha',
        altText: 'Picture room/alpha',
        mediaType: 'image',
        mimeType: 'image/webp',
        srcSet: null,
      };
      expect((await inUae(query, { id: 'room-alpha', type: 'SLUG' })).data).toEqual({ mediaItem: item });
      expect((await inUae(query, { id: `http://backend.test${file}`, type: 'SOURCE_URL' })).data).toEqual({
        mediaItem: item,
      });
    });
  });

  test('health and readiness', async () => {
    const get = (path: string) => backend().fetch(new Request(`http://backend.test${path}`));
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });
});
