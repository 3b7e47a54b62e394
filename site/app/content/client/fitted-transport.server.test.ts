import { expect, test } from 'vitest';
import { buildDialect, type DialectName } from '../../test/dialects.ts';
import { refuseDocument } from '../../test/refuse-document.ts';
import type { ServiceError } from '../dialect/refusals.ts';
import { GetQuickLinksMenuDocument, HomePageDocument, PageByNameDocument } from '../generated/graphql.ts';
import { createContentClient } from './client.server.ts';
import type { ContentErrorRecord } from './errors.ts';
import { createQueryCache } from './query-cache.server.ts';

/** Creates a client of two services for three countries, and records what it sends. */
function createClient(refuse: (query: string) => readonly ServiceError[]) {
  const records: ContentErrorRecord[] = [];
  const sent: string[] = [];
  const network = 'https://cms.example/graphql';
  const client = createContentClient({
    endpoints: { uae: network, kwt: network, ksa: 'https://ksa.example/graphql' },
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock: () => 0 }),
    clock: () => 0,
    onError: (record) => records.push(record),
    fetch: async (_address, init) => {
      const { query } = JSON.parse(String(init?.body));
      sent.push(query);
      const errors = refuse(query);
      const data = { pages: { nodes: [{ id: 'cG9zdDox', slug: 'a' }] } };
      return Response.json(errors.length > 0 ? { errors } : { data });
    },
  });
  return { client, records, sent };
}
const refuseAs = (name: DialectName, change?: (text: string) => string) => {
  const schema = buildDialect(name, change);
  return (query: string) => refuseDocument(schema, query);
};
const page = { name: 'a', language: 'ar' };

test('a page works without fields that its service lacks, which are reported once', async () => {
  const { client, sent, records } = createClient(refuseAs('one-group-missing'));
  const answer = await client.query('uae', PageByNameDocument, page);
  expect(answer.pages?.nodes[0]?.slug).toBe('a');
  expect(sent).toHaveLength(2);
  expect(sent[1]).not.toContain('subNavigation');
  await client.query('uae', HomePageDocument, { language: 'en' });
  await client.query('kwt', PageByNameDocument, page);
  expect(sent).toHaveLength(4);
  const message = 'Cannot query field "subNavigation" on type "Page".';
  expect(records).toEqual([
    {
      client: 'uae',
      operationType: 'query',
      operationName: 'pageByName',
      statusCode: 200,
      graphqlErrors: [{ message, locations: [expect.anything()] }],
    },
  ]);
  const field = 'Page.subNavigation';
  expect(client.listLacking()).toEqual([
    { endpoint: 'https://cms.example/graphql', operation: 'pageByName', field },
    { endpoint: 'https://cms.example/graphql', operation: 'HomePage', field },
  ]);
  await client.query('ksa', PageByNameDocument, page);
  expect(records.map((record) => record.client)).toEqual(['uae', 'ksa']);
});

test('a language goes by the name that the service has for it, now and after a change, and nothing is reported', async () => {
  let refuse = refuseAs('wpml-rburgst');
  const { client, sent, records } = createClient((query) => refuse(query));
  await client.query('uae', PageByNameDocument, page);
  expect(sent[1]).toContain('wpmlLanguage:$language');
  refuse = refuseAs('wpml-vendor', (text) => text.replaceAll(/^ *wpmlLanguage: String\n/gm, ''));
  await client.query('uae', PageByNameDocument, { ...page, name: 'b' });
  expect(sent.at(-1)).toContain(' language: $language');
  expect(records).toEqual([]);
});

test('without any supported field the answer is empty', async () => {
  const { client, sent } = createClient(refuseAs('no-field-groups'));
  expect(await client.query('uae', GetQuickLinksMenuDocument, {})).toEqual({});
  expect(sent).toHaveLength(1);
});

test('a service that refuses everything is sent six documents', async () => {
  const { client, sent } = createClient((query) => {
    const column = query.search(/(?:\.{3})?\w+[\s}]*$/) + 1;
    return [{ message: 'Cannot query field "x"', locations: [{ line: 1, column }] }];
  });
  await expect(client.query('uae', PageByNameDocument, page)).rejects.toThrow('Cannot query field "x"');
  expect(new Set(sent).size).toBe(6);
});
