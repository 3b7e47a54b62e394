import { expect, test } from 'vitest';
import { createRecordedService } from '../../../script/recorded-service.ts';
import { GetMenuDocument, PageByNameDocument } from '../generated/graphql.ts';
import { createContentClient } from './client.server.ts';
import { createQueryCache } from './query-cache.server.ts';

const NOT_FOUND = 'PersistedQueryNotFound';
const recorded = createRecordedService();

/** The part of a request that names its document. */
type Sent = { query?: string; queryId?: string };

/**
 * Creates a GET client of the recorded service behind Smart Cache, which answers the ids it was sent. `refuse` returns
 * the error that refuses a request.
 */
function createKeeper({
  refuse = (_: Sent): string | null => null,
  keys = 'abc',
  method = 'GET' as 'GET' | 'POST',
} = {}) {
  const headers = { 'x-graphql-keys': keys };
  const asked: Sent[] = [];
  const documents = new Map<string, string>();
  const client = createContentClient({
    endpoints: { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' },
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock: () => 0 }),
    clock: () => 0,
    method,
    fetch: async (address, init) => {
      const url = new URL(String(address));
      const isGet = init?.method !== 'POST';
      const body = isGet ? Object.fromEntries(url.searchParams) : JSON.parse(String(init.body));
      const { query, queryId } = body;
      asked.push({ ...(query && { query }), ...(queryId && { queryId }) });
      const refusal = refuse({ query, queryId });
      if (query && queryId && refusal === null) documents.set(queryId, query);
      const known = query ?? documents.get(queryId);
      const message = refusal ?? (known ? null : NOT_FOUND);
      if (message !== null) return Response.json({ errors: [{ message }] }, { headers });
      const variables = typeof body.variables === 'string' ? JSON.parse(body.variables) : body.variables;
      const whole = JSON.stringify({ ...body, query: known, variables });
      const answer = await recorded(new Request(url.origin + url.pathname, { method: 'POST', body: whole }));
      return Response.json(await answer.json(), { headers });
    },
  });
  let count = 0;
  /** Requests a page that is in no cache, so that the service is queried. */
  const askPage = (country: 'uae' | 'ksa' = 'uae', name = `page-${count++}`) =>
    client.query(country, PageByNameDocument, { name, language: 'en' });
  const shapes = () => asked.splice(0).map((one) => Object.keys(one).join('+'));
  return { client, askPage, asked, shapes, documents };
}

test('a service that names what answers were made of is asked by id, and given the document once', async () => {
  const { client, askPage, asked, shapes, documents } = createKeeper();
  const first = await askPage('uae', 'our-story');
  expect(first.pages?.nodes).toHaveLength(1);
  expect(shapes()).toEqual(['query']);
  expect((await askPage('uae', 'our-leadership')).pages?.nodes).toHaveLength(1);
  expect(asked[0]?.queryId).toMatch(/^[0-9a-f]{64}$/);
  expect(shapes()).toEqual(['queryId', 'query+queryId']);
  await askPage();
  await client.query('uae', GetMenuDocument, { lang: 'en' });
  expect(shapes()).toEqual(['queryId', 'queryId', 'query+queryId']);
  // It may evict documents.
  documents.clear();
  await askPage();
  await askPage();
  expect(shapes()).toEqual(['queryId', 'query+queryId', 'queryId']);
  // Another country is another service.
  await askPage('ksa');
  expect(shapes()).toEqual(['query']);
});

test.each([{ keys: '' }, { method: 'POST' as const }])('with %j no id is sent', async (options) => {
  const { askPage, shapes } = createKeeper(options);
  await askPage();
  await askPage();
  expect(shapes()).toEqual(['query', 'query']);
});

test.each([
  [
    'keeps no documents after all',
    ({ queryId }: Sent) => (queryId ? 'Persisted queries are not supported by this server' : null),
    ['queryId', 'query'],
  ],
  [
    'has the id for another document',
    ({ query, queryId }: Sent) =>
      query && queryId ? 'This queryId has already been associated with another query "x"' : null,
    ['queryId', 'query+queryId', 'query'],
  ],
])('one that %s gets texts from then on', async (_how, refuse, shapesThen) => {
  const { askPage, shapes } = createKeeper({ refuse });
  await askPage();
  shapes();
  expect((await askPage('uae', 'our-story')).pages?.nodes).toHaveLength(1);
  expect(shapes()).toEqual(shapesThen);
  await askPage();
  expect(shapes()).toEqual(['query']);
});

test('one that forgets an id at once gets texts from then on', async () => {
  const { askPage, shapes } = createKeeper({ refuse: ({ query }) => (query ? null : NOT_FOUND) });
  await askPage();
  await askPage();
  shapes();
  expect((await askPage('uae', 'our-story')).pages?.nodes).toHaveLength(1);
  expect(shapes()).toEqual(['queryId', 'query']);
  await askPage();
  expect(shapes()).toEqual(['query']);
});

test('another error is that of the query', async () => {
  const { askPage, shapes } = createKeeper({ refuse: ({ queryId }) => (queryId ? 'Internal server error' : null) });
  await askPage();
  await expect(askPage()).rejects.toThrow('Internal server error');
  expect(shapes()).toEqual(['query', 'queryId']);
});
