import { describe, expect, test, vi } from 'vitest';
import type { CountryCode } from '../../../../contract/countries.ts';
import { languageCodes } from '../../../../contract/languages.ts';
import type { Task } from '../../../cache/task.ts';
import {
  CampaignsDocument,
  ContentChangesDocument,
  GetMenuDocument,
  GetProductDocument,
  GetProductsDocument,
  HomePageDocument,
  LanguagesDocument,
  PageByNameDocument,
} from '../generated/graphql.ts';
import { type ContentClientOptions, createContentClient } from './client.server.ts';
import type { ContentErrorRecord } from './errors.ts';
import { createQueryCache } from './query-cache.server.ts';
import { createTagCollector } from './tags.ts';
import type { RequestOutcome } from './watch-request.server.ts';

const endpoints = { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' };
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
const html = (status: number) =>
  new Response('<!doctype html><h1>Sorry</h1>', { status, headers: { 'content-type': 'text/html' } });
const language = { language: 'en' };

type SentRequest = {
  url: URL;
  method: string;
  headers: Headers;
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
  signal: AbortSignal;
};

const rejectWith = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function createClient(
  respond: (sent: SentRequest) => Response | Promise<Response>,
  options: Partial<ContentClientOptions> = {},
) {
  let now = 1_000_000;
  const clock = () => now;
  const requests: SentRequest[] = [];
  const records: ContentErrorRecord[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const body = init?.method === 'POST' ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
    const variables = typeof body.variables === 'string' ? JSON.parse(body.variables) : body.variables;
    const one = {
      url,
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      signal: init?.signal,
      ...body,
      variables,
    };
    requests.push(one);
    return respond(one);
  };
  const client = createContentClient({
    endpoints,
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock }),
    fetch,
    clock,
    onError: (record) => records.push(record),
    ...options,
  });
  return {
    client,
    requests,
    records,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
const page = (title: string) => json({ data: { pages: { nodes: [{ id: 'cG9zdDox', title }] } } });

describe('requests (spec §7)', () => {
  test('POST with query, variables and operation name', async () => {
    const { client, requests } = createClient(() => page('x'));
    await client.query('ksa', PageByNameDocument, { name: 'a', language: 'ar' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      operationName: 'pageByName',
      variables: { language: 'ar', name: 'a' },
    });
    expect(requests[0]?.url.href).toBe(endpoints.ksa);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.query).not.toMatch(/\s{2}|\n/);
  });

  test('GET with the query in the query string when configured, without a content type', async () => {
    const { client, requests } = createClient(() => page('x'), { method: 'GET' });
    await client.query('uae', PageByNameDocument, { name: 'a', language: 'en' });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      operationName: 'pageByName',
      variables: { language: 'en', name: 'a' },
    });
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });

  test('every document fits in a URL', async () => {
    const { client, requests } = createClient(() => page('x'), { method: 'GET' });
    await client.query('uae', HomePageDocument, language);
    await client.query('uae', GetProductDocument, { slugIn: ['x'], linkKeys: ['noon_url'] });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test('slugs are sent decoded (contract notes 23)', async () => {
    const { client, requests } = createClient(() => json({ data: { products: { nodes: [] } } }));
    await client.query('uae', GetProductDocument, {
      slugIn: ['%d8%b2%d9%8a%d8%aa'],
      linkKeys: ['noon_url'],
      language: 'ar',
    });
    expect(requests[0]?.variables).toEqual({ language: 'ar', linkKeys: ['noon_url'], slugIn: ['زيت'] });
  });

  test('the configured token', async () => {
    const { client, requests } = createClient(() => page('x'), {
      tokenSources: [{ kind: 'default', value: 'secret' }],
    });
    await client.query('uae', PageByNameDocument, { name: 'a' });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test.each([
    ['403', () => json({ code: 'jwt_auth_invalid_token' }, { status: 403 })],
    ['an error', () => json({ errors: [{ message: 'invalid-jwt | Expired token' }] })],
  ])('a token that is refused with %s is left out, once, and told (contract notes 36)', async (_how, refuse) => {
    for (const method of ['GET', 'POST'] as const) {
      const { client, requests, records } = createClient(
        ({ headers }) => (headers.has('authorization') ? refuse() : page('for everybody')),
        { method, tokenSources: [{ kind: 'default', value: 'expired' }] },
      );
      const answer = await client.query('uae', PageByNameDocument, { name: 'a' });
      expect(answer.pages?.nodes[0]?.title).toBe('for everybody');
      expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer expired', null]);
      expect(records).toHaveLength(1);
    }
  });

  test('an editor’s authorization is not left out, and a refusal without one is final', async () => {
    const refuse = () => json({}, { status: 403 });
    for (const tokenSources of [[{ kind: 'editor', scheme: 'Basic', value: 'x' }], []] as const) {
      const { client, requests } = createClient(refuse, { tokenSources });
      await expect(client.query('uae', PageByNameDocument, { name: 'a' })).rejects.toThrow();
      expect(requests).toHaveLength(1);
    }
  });

  test.each([{ search: '' }, { search: undefined, language: '' }])(
    'an empty filter is refused: %j (contract notes 27)',
    async (variables) => {
      const { client, requests } = createClient(() => page('x'));
      await expect(client.query('uae', GetProductsDocument, variables)).rejects.toThrow('Invalid GraphQL Operation');
      expect(requests).toHaveLength(0);
    },
  );
});

describe('spec §8: the messages', () => {
  const noMessage = { errors: [{ message: '' }] };
  test.each<[string, () => Response, object]>([
    ['GraphQL Error (Code: 500)', () => json(noMessage, { status: 500 }), { code: 'graphql', statusCode: 500 }],
    [
      'Syntax Error: Unexpected }',
      () => json({ errors: [{ message: 'Syntax Error: Unexpected }' }] }, { status: 500 }),
      { code: 'graphql', statusCode: 500 },
    ],
    [
      'Cannot query field "x"',
      () => json({ errors: [{ message: 'Cannot query field "x"' }] }),
      { code: 'graphql', statusCode: 200 },
    ],
    [
      'Internal server error',
      () => json({ data: { pages: null }, errors: [{ message: 'Internal server error', path: ['pages'] }] }),
      { code: 'graphql', statusCode: 200 },
    ],
    ['GraphQL Error (Code: 200)', () => json({ data: null }), { code: 'graphql', statusCode: 200 }],
    ['GraphQL Error (Code: 200)', () => html(200), { code: 'graphql', statusCode: 200 }],
    ['GraphQL Error (Code: 200)', () => json({ data: { pages: { nodes: {} } } }), { code: 'graphql', statusCode: 200 }],
    [
      'GraphQL Error (Code: 200)',
      () => new Response('{"data":{"pages":{"nodes":[{"id"', { headers: { 'content-type': 'application/json' } }),
      { code: 'graphql', statusCode: 200 },
    ],
    ['Request failed with status code 404', () => html(404), { code: 'http', statusCode: 404 }],
    ['Request failed with status code 503', () => html(503), { code: 'http', statusCode: 503 }],
    [
      'Request failed with status code 502',
      () => new Response('{', { status: 502, headers: { 'content-type': 'application/json' } }),
      { code: 'http', statusCode: 502 },
    ],
    [
      'Network Error',
      () => {
        throw new TypeError('fetch failed');
      },
      { code: 'network', statusCode: null },
    ],
    [
      'Error at https://site.example/graphql',
      () => json({ errors: [{ message: 'Error at https://cms.example/graphql' }] }),
      { code: 'graphql' },
    ],
  ])('%s', async (message, respond, details) => {
    const { client, records } = createClient(respond);
    await expect(client.query('uae', PageByNameDocument, { name: 'a' })).rejects.toMatchObject({ message, ...details });
    expect(records).toEqual([
      {
        client: 'uae',
        operationType: 'query',
        operationName: 'pageByName',
        statusCode: expect.toSatisfy((status) => status === null || status > 0),
        graphqlErrors: expect.any(Array),
      },
    ]);
  });

  test('Invalid GraphQL Operation: a country without a data service', async () => {
    const { client, requests } = createClient(() => page('x'));
    await expect(client.query('egy', PageByNameDocument, { name: 'a' })).rejects.toThrow('Invalid GraphQL Operation');
    expect(requests).toHaveLength(0);
  });

  test('Request aborted: the caller stops waiting, and the request ends with the last of them, unrecorded', async () => {
    const slow = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    const { client, records } = createClient(({ signal }) => {
      signals.push(signal);
      return Promise.race([slow.promise, rejectWith(signal)]);
    });
    const callers = [new AbortController(), new AbortController()];
    const waiting = callers.map(({ signal }) =>
      client.query('uae', PageByNameDocument, { name: 'a' }, { task: { signal } }),
    );
    await expect.poll(() => signals).toHaveLength(1);
    callers[0]?.abort();
    await expect(waiting[0]).rejects.toMatchObject({ message: 'Request aborted', code: 'aborted' });
    expect(signals[0]?.aborted).toBe(false);
    callers[1]?.abort();
    await expect(waiting[1]).rejects.toThrow('Request aborted');
    expect([signals[0]?.aborted, records]).toEqual([true, []]);
    slow.resolve(page('x'));
    await client.query('uae', PageByNameDocument, { name: 'a' });
    expect(signals).toHaveLength(2);
  });
});

describe('a budget for the service', () => {
  test('four requests at once to a host, whatever its countries; visitors before what nobody waits for', async () => {
    const answers: (() => void)[] = [];
    const { client, requests } = createClient(() => new Promise((resolve) => answers.push(() => resolve(page('x')))));
    const isBackground = () => true;
    const ask = (name: string, task?: Task) =>
      client.query(name.length > 1 ? 'ksa' : 'uae', PageByNameDocument, { name }, { task });
    const all = [
      ...['a', 'b', 'cc', 'dd'].map((name) => ask(name)),
      ask('e', { isBackground }),
      ask('ff', { isBackground }),
      ask('g'),
    ];
    const names = () => requests.map(({ variables }) => variables.name);
    await expect.poll(() => names()).toEqual(['a', 'b', 'cc', 'dd']);
    answers[0]?.();
    await expect.poll(() => names().slice(4)).toEqual(['g']);
    for (let next = 1; next < 7; next += 1) {
      await expect.poll(() => answers.length).toBeGreaterThan(next);
      answers[next]?.();
    }
    await Promise.all(all);
    expect(names().slice(5)).toEqual(['e', 'ff']);
  });

  test('one that is given up while it waits is never sent', async () => {
    const slow = Promise.withResolvers<Response>();
    const { client, requests } = createClient(() => slow.promise.then(() => page('x')));
    const first = ['a', 'b', 'c', 'd'].map((name) => client.query('uae', PageByNameDocument, { name }));
    const visitor = new AbortController();
    const gone = client.query('uae', PageByNameDocument, { name: 'e' }, { task: { signal: visitor.signal } });
    await expect.poll(() => requests).toHaveLength(4);
    visitor.abort();
    await expect(gone).rejects.toMatchObject({ code: 'aborted' });
    slow.resolve(page('x'));
    await Promise.all(first);
    expect(requests).toHaveLength(4);
  });
});

describe('errors beside data (contract notes 9)', () => {
  test('partial data is used, logged, and requested again', async () => {
    const { client, requests, records } = createClient(() =>
      json({
        data: { pages: { nodes: [{ id: 'cG9zdDox' }] }, posts: null },
        errors: [{ message: 'posts broke', path: ['posts'] }],
      }),
    );
    const tags = createTagCollector();
    const answer = await client.query('uae', HomePageDocument, language, { tags });
    expect(answer.posts).toMatchObject({ nodes: [] });
    expect(records).toEqual([
      {
        client: 'uae',
        operationType: 'query',
        operationName: 'HomePage',
        statusCode: 200,
        graphqlErrors: [{ message: 'posts broke', path: ['posts'] }],
      },
    ]);
    expect(tags.isIncomplete()).toBe(true);
    await client.query('uae', HomePageDocument, language);
    expect(requests).toHaveLength(2);
  });
});

describe('an answer with something else in a field than the contract says', () => {
  test('never replaces a good one, in either kind of list, and the record names the field', async () => {
    let nodes: unknown = [{ id: 'cG9zdDox', title: 'good', slug: 'a' }];
    const { client, records, pass } = createClient(({ operationName }) =>
      json({ data: { [operationName === 'campaigns' ? 'campaigns' : 'pages']: { nodes } } }),
    );
    // Each a minute later: what failed in between is retried.
    const read = async () => {
      pass(61_000);
      return [
        (await client.query('uae', PageByNameDocument, { name: 'a' })).pages?.nodes[0]?.title,
        (await client.query('uae', CampaignsDocument, language)).campaigns?.nodes[0]?.title,
      ];
    };
    expect(await read()).toEqual(['good', 'good']);
    nodes = [{ id: 'cG9zdDox', title: { raw: 'wrong' } }];
    const seen: unknown[] = [];
    const failAgain = async () => {
      seen.push(...(await read()));
      return records.length;
    };
    await expect.poll(failAgain).toBeGreaterThanOrEqual(6);
    expect(new Set(seen)).toEqual(new Set(['good']));
    expect(records[0]).toMatchObject({
      statusCode: 200,
      graphqlErrors: [{ message: 'Not what the contract says', path: ['pages', 'nodes', '0', 'title'] }],
    });
    nodes = [{ id: 'cG9zdDox', title: 'new' }];
    await expect.poll(read).toEqual(['new', 'new']);
    const pages = client.queryPages('uae', CampaignsDocument, language);
    nodes = 'nothing';
    await expect(pages.next()).rejects.toThrow('GraphQL Error (Code: 200)');
  });
});

describe('demand 13: a slow or limited service', () => {
  test('a hundred concurrent queries share one request', async () => {
    const slow = Promise.withResolvers<Response>();
    const { client, requests } = createClient(() => slow.promise);
    const all = Array.from({ length: 100 }, () => client.query('uae', PageByNameDocument, { name: 'a' }));
    await expect.poll(() => requests.length > 0).toBe(true);
    slow.resolve(page('x'));
    await Promise.all(all);
    expect(requests).toHaveLength(1);
  });

  test('429 is honoured: nothing is sent until Retry-After has passed', async () => {
    let isLimited = true;
    const { client, requests, pass } = createClient(() =>
      isLimited ? json({}, { status: 429, headers: { 'retry-after': '10' } }) : page('x'),
    );
    const ask = (name: string) => client.query('uae', PageByNameDocument, { name });
    await expect(ask('a')).rejects.toMatchObject({ statusCode: 429, retryAfterMs: 10_000 });
    await expect(ask('b')).rejects.toMatchObject({ statusCode: 429 });
    expect(requests).toHaveLength(1);
    isLimited = false;
    pass(10_000);
    await ask('b');
    expect(requests).toHaveLength(2);
  });
});

test('a session that the service offers goes nowhere (contract notes 34)', async () => {
  const headers = { 'woocommerce-session': 'a secret', 'set-cookie': 'wordpress=a secret' };
  const { client, requests } = createClient(() => json({ data: { pages: { nodes: [] } } }, { headers }));
  const answers = [];
  for (const name of ['a', 'b']) answers.push(await client.query('uae', PageByNameDocument, { name }));
  expect(requests.map((one) => [...one.headers.keys()].sort())).toEqual([
    ['accept', 'content-type'],
    ['accept', 'content-type'],
  ]);
  expect(JSON.stringify(answers)).not.toContain('secret');
});

describe('the cache key', () => {
  test('differs by country, language, operation and variables', async () => {
    const { client, requests } = createClient(({ variables, url, operationName }) =>
      json({
        data: {
          pages: {
            nodes: [{ id: 'cG9zdDox', title: `${url.pathname} ${operationName} ${JSON.stringify(variables)}` }],
          },
        },
      }),
    );
    const queries = (['uae', 'ksa'] as const).flatMap((country) =>
      languageCodes.flatMap((language) => ['a', 'b'].map((name) => ({ country, language, name }))),
    );
    const shuffled = Array.from({ length: 500 }, (_, index) => queries[(index * 7) % queries.length]).filter(
      (one) => one !== undefined,
    );
    await Promise.all(
      shuffled.map(async ({ country, language, name }: { country: CountryCode; language: string; name: string }) => {
        const answer = await client.query(country, PageByNameDocument, { name, language });
        const path = country === 'ksa' ? '/ksa/graphql' : '/graphql';
        expect(answer.pages?.nodes[0]?.title).toBe(`${path} pageByName ${JSON.stringify({ language, name })}`);
      }),
    );
    expect(requests).toHaveLength(queries.length);
  });

  test('two countries of one data service have their own links', async () => {
    const { client } = createClient(
      () => json({ data: { pages: { nodes: [{ id: 'cG9zdDox', uri: '/our-story/' }] } } }),
      {
        endpoints: { uae: endpoints.uae, kwt: endpoints.uae },
      },
    );
    const uriIn = async (country: CountryCode) =>
      (await client.query(country, PageByNameDocument, { name: 'a' })).pages?.nodes[0]?.uri;
    expect(await uriIn('uae')).toBe('/uae/our-story');
    expect(await uriIn('kwt')).toBe('/kwt/our-story');
  });

  test('the order of variables does not matter', async () => {
    const { client, requests } = createClient(() => page('x'));
    await client.query('uae', PageByNameDocument, { name: 'a', language: 'en' });
    await client.query('uae', PageByNameDocument, { language: 'en', name: 'a' });
    expect(requests).toHaveLength(1);
  });

  test("answers to a visitor's own token are not shared", async () => {
    const { client, requests } = createClient(({ headers }) => page(headers.get('authorization') ?? 'nobody'), {
      tokenSources: [{ kind: 'cookie', name: 't' }],
    });
    const tags = createTagCollector();
    const titleFor = async (cookie: string | null) =>
      (await client.forVisitor(cookie).query('uae', PageByNameDocument, { name: 'a' }, { tags })).pages?.nodes[0]
        ?.title;
    expect(await titleFor('t=one')).toBe('Bearer one');
    expect(tags.freshForMs()).toBe(0);
    expect(await titleFor('t=two')).toBe('Bearer two');
    expect(await titleFor(null)).toBe('nobody');
    expect(await titleFor(null)).toBe('nobody');
    expect(requests).toHaveLength(3);
  });
});

describe('tags', () => {
  test('name the operation and every node in it, and each purges the answer', async () => {
    let title = 'old';
    const { client } = createClient(() =>
      json({
        data: {
          menuItems: {
            nodes: [
              {
                id: 'cG9zdDoxNQ==',
                label: title,
                parentId: null,
                menuFields: { mImage: { node: { id: 'cG9zdDoxMQ==' } } },
              },
            ],
          },
          languages: [{ id: '1' }],
        },
      }),
    );
    const ask = async (tags = createTagCollector()) => ({
      tags,
      label: (await client.query('uae', GetMenuDocument, { lang: 'en' }, { tags })).menuItems?.nodes[0]?.label,
    });
    const first = await ask();
    expect(first.tags.tags()).toEqual(['uae:*', 'uae:GetMenu', 'uae:cG9zdDoxNQ==', 'uae:cG9zdDoxMQ==']);
    for (const tag of first.tags.tags()) {
      title = `after ${tag}`;
      client.purge([tag]);
      expect((await ask()).label).toBe(title);
    }
    title = 'not seen';
    client.purge(['ksa:GetMenu', 'uae:cG9zdDox']);
    expect((await ask()).label).not.toBe(title);
  });
});

describe('query', () => {
  const campaigns = Array.from({ length: 250 }, (_, index) => ({
    id: btoa(`post:${index}`),
    title: `Campaign ${index}`,
  }));
  const respond = ({ variables }: SentRequest) => {
    const from = Number(variables.after ?? 0);
    const nodes = campaigns.slice(from, from + 100);
    return json({
      data: {
        campaigns: { nodes, pageInfo: { hasNextPage: from + 100 < campaigns.length, endCursor: String(from + 100) } },
      },
    });
  };

  test('demand 12: loads all of 250 over a cap of 100, once', async () => {
    const { client, requests } = createClient(respond);
    const [answer] = await Promise.all([
      client.query('uae', CampaignsDocument, language),
      client.query('uae', CampaignsDocument, language),
    ]);
    expect(answer.campaigns?.nodes.map(({ title }) => title)).toEqual(campaigns.map(({ title }) => title));
    expect(requests).toHaveLength(3);
  });

  test('a failed page fails the whole query, and nothing is stored', async () => {
    let isBroken = true;
    const { client } = createClient((requests) =>
      requests.variables.after === '200' && isBroken ? html(503) : respond(requests),
    );
    await expect(client.query('uae', CampaignsDocument, language)).rejects.toThrow(
      'Request failed with status code 503',
    );
    isBroken = false;
    expect((await client.query('uae', CampaignsDocument, language)).campaigns?.nodes).toHaveLength(250);
  });

  test('queryPages yields page after page', async () => {
    const { client } = createClient(respond);
    const sizes: (number | undefined)[] = [];
    for await (const answer of client.queryPages('uae', CampaignsDocument, language))
      sizes.push(answer.campaigns?.nodes.length);
    expect(sizes).toEqual([100, 100, 50]);
  });
});

test('a document without lists or language is queried like any other', async () => {
  const { client } = createClient(() => json({ data: { languages: null }, extensions: { debug: [] } }));
  expect(await client.query('uae', LanguagesDocument, {})).toEqual({ languages: [] });
});

test('the record of a failure has no text of the query’s variables', async () => {
  const { client, records } = createClient(({ variables }) =>
    json({ data: null, errors: [{ message: `Variable "$name" got ${JSON.stringify(variables.name)}` }] }),
  );
  await client.query('uae', PageByNameDocument, { name: 'a "visitor\'s" words', language: 'en' }).catch(() => {});
  expect(records[0]?.graphqlErrors).toEqual([{ message: 'Variable "$name" got "…"' }]);
});

test.each([
  ['in small letters', 'Hair loss of Noura', 'Nothing is like hair loss of noura', 'Nothing is like …'],
  ['in HTML', "Noura's <hair>", 'Got noura&#039;s &lt;hair&gt;', 'Got …'],
  ['cut', 'Hair loss of Noura', 'Got "Hair lo..." for "search"', 'Got "…" for "search"'],
  ['cut without an end', 'Hair loss of Noura', 'Got &quot;Hair lo...', 'Got &quot;…'],
  ['beside a type', 'Hair loss of Noura', 'No "hair" on type "Product"', 'No "…" on type "Product"'],
])('the record of a failed search has no word of it, also %s', async (_, search, message, kept) => {
  const { client, records } = createClient(() => json({ data: null, errors: [{ message }] }));
  await client.query('uae', GetProductsDocument, { search, language: 'en' }).catch(() => {});
  expect(records[0]?.graphqlErrors[0]?.message).toContain(kept);
});

test('the record of what a service lacks has the words of the document, whatever the variables', async () => {
  const message = 'Cannot query field "translations" on type "Page".';
  const { client, records } = createClient(() => json({ data: null, errors: [{ message }] }));
  await client.query('uae', PageByNameDocument, { name: 'translation', language: 'en' }).catch(() => {});
  expect(records[0]?.graphqlErrors).toEqual([{ message }]);
});

test('a service says where it shows itself: its links and pictures are the site’s own from then on', async () => {
  const shown = 'https://www.shown.example/ksa';
  const onSettings = vi.fn();
  const { client } = createClient(
    ({ operationName }) =>
      json({
        data:
          operationName === 'contentChanges'
            ? { generalSettings: { url: shown, language: 'ar' } }
            : {
                pages: {
                  nodes: [
                    {
                      id: 'cG9zdDox',
                      content: `<a href="${shown}/nature/">x</a><img src="${shown}/wp-content/a.jpg">`,
                    },
                  ],
                },
              },
      }),
    { onSettings },
  );
  const read = async (name: string) =>
    (await client.query('ksa', PageByNameDocument, { name, language: 'ar' })).pages?.nodes[0]?.content;
  expect(await read('a')).toContain('www.shown.example');
  for (let times = 0; times < 2; times += 1)
    for await (const _page of client.queryPages('ksa', ContentChangesDocument, { language: 'ar' }));
  expect(onSettings.mock.calls).toEqual([['ksa']]);
  const content = await read('b');
  expect(content).toContain('href="/ar/ksa/nature"');
  expect(content).toContain('/m0/ksa/wp-content/a.jpg');
  expect(content).not.toContain('shown.example');
  // It has languages.
  expect(client.soleLanguageOf('ksa')).toBeNull();
});

test('every request to a service is told when it ends: which, of whom, how long, and what became of it', async () => {
  const told: RequestOutcome[] = [];
  const answers = [
    () => json({ data: { menuItems: { nodes: [] } }, errors: [{ message: 'one field failed' }] }),
    () => html(500),
    () => Promise.reject(new TypeError('fetch failed')),
    () => json({ data: { menuItems: { nodes: [] } } }),
  ];
  const { client, pass } = createClient(
    () => {
      pass(250);
      return answers[told.length]?.() ?? html(404);
    },
    { onRequestEnd: (request) => told.push(request) },
  );
  const menu = () => client.forVisitor(null).query('ksa', GetMenuDocument, { lang: 'en' });
  for (const _ of answers) await menu().catch(() => {});
  const of = { operation: 'GetMenu', country: 'ksa', duration: 250 };
  expect(told).toEqual(['partial', 'http', 'network', 'ok'].map((outcome) => ({ ...of, outcome })));
});
