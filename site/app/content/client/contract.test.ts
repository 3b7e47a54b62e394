import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, type DocumentNode, type FieldNode, Kind, parse, validate, visit } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../../../../contract/countries.ts';
import { findCodegenDrift } from '../../../script/codegen-drift.ts';
import * as generated from '../generated/graphql.ts';
import { createContentClient } from './client.server.ts';
import { createDocumentReader } from './document.server.ts';
import { createQueryCache } from './query-cache.server.ts';

type Recorded = { query: string; variables: Record<string, unknown>; status: number; body: unknown };
const recorded = readdirSync(new URL('../../../../contract/recorded', import.meta.url)).map((file) => ({
  name: file.replace('.json', ''),
  text: readFileSync(`contract/recorded/${file}`, 'utf8'),
}));
const recordedHost = '127.0.0.1:8088';
const read = createDocumentReader();
const operations = new Map(
  Object.entries(generated)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => [read(document).name, document]),
);

function createRecordedClient(record: Recorded, records: unknown[]) {
  return createContentClient({
    endpoints: { uae: `http://${recordedHost}/graphql`, ksa: `http://${recordedHost}/ksa/graphql` },
    siteOrigin: 'http://127.0.0.1:3000',
    cache: createQueryCache({ clock: Date.now }),
    clock: Date.now,
    onError: (one) => records.push(one),
    fetch: async () =>
      new Response(JSON.stringify(record.body), {
        status: record.status,
        headers: { 'content-type': 'application/json; charset=UTF-8' },
      }),
  });
}

describe('the answers of a real service', () => {
  const cases = recorded.flatMap(({ name, text }) =>
    (['uae', 'ksa'] as const).map((country) => [name, country, text] as const),
  );

  test.each(cases)('%s in %s', async (name, country: CountryCode, text) => {
    const record: Recorded = JSON.parse(text);
    const records: unknown[] = [];
    const client = createRecordedClient(record, records);
    const document = { toString: () => String(operations.get(name) ?? record.query) };
    // Recorded with an empty list of ids, which is no filter; this client omits it (contract notes 27).
    const { filterCat: _all, ...variables } = record.variables;
    const language = country === 'ksa' ? { language: 'ar' } : {};
    const answer: unknown = await client.query(country, document, { ...variables, ...language });
    const given = JSON.stringify(answer);
    expect(records).toEqual([]);
    expect(given.length).toBeGreaterThan(50);
    expect(given).not.toContain(recordedHost);
    // Titles and names are plain text (contract notes 19).
    expect(given).not.toMatch(/"(?:title|name|label|heading|post_title)":"[^"]*&#?\w+;/);
  });
});

describe('the documents', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../contract/contract.graphql', import.meta.url), 'utf8'));
  const named = [...operations].map(([name, document]) => [name, String(document)] as const);

  test('there is one for every operation of the contract, and the site’s own', () => {
    const contract = recorded.map(({ name }) => name);
    expect([...operations.keys()]).toEqual(expect.arrayContaining(contract));
  });

  test.each(named)('%s is valid, takes the language, and requests amounts up to 100', (name, text) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    // Single lookups and the list of languages take no language in the contract.
    const isWithout = ['Languages', 'getSingleMedia', 'pageByUri'].includes(name);
    expect(/\$lang(?:uage)?: String = "en"/.test(text)).toBe(!isWithout);
    for (const [, amount] of text.matchAll(/\b(?:first|last): (\d+)/g)) expect(Number(amount)).toBeLessThanOrEqual(100);
    expect(text).not.toMatch(/\blast:/);
    for (const [, field] of findConnections(document)) expect(field).toContain('first');
  });
});

test('the generated documents are up to date', async () => {
  expect(await findCodegenDrift()).toEqual([]);
});

/** Lists the arguments of every connection of a document: without an amount a service returns ten (contract notes 2). */
function findConnections(document: DocumentNode): [string, string[]][] {
  const found: [string, string[]][] = [];
  const enter = (field: FieldNode) => {
    const selections = field.selectionSet?.selections ?? [];
    const isConnection = selections.some((one) => one.kind === 'Field' && one.name.value === 'nodes');
    if (isConnection) found.push([field.name.value, (field.arguments ?? []).map(({ name }) => name.value)]);
  };
  visit(document, { [Kind.FIELD]: { enter } });
  return found;
}
