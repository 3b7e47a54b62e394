import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { PULLED_LISTS, parsePages } from '../../contract/pulled.ts';
import { createDialectService } from '../app/test/dialect-service.ts';
import { buildDialect, buildPolylang, buildWithoutLanguages } from '../app/test/dialects.ts';
import { pull } from './pull.ts';
import { buildPullDocument, CHILDREN_DOCUMENT } from './pull-documents.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pulled-'));
});
afterEach(() => rm(folder, { recursive: true }));

const endpoint = 'https://content.test/graphql';
const pullFrom = (fetch: typeof globalThis.fetch, more: { hasMedia?: boolean; endpoint?: string } = {}) =>
  pull({
    services: [{ country: 'uae', endpoint: more.endpoint ?? endpoint }],
    languages: languageCodes,
    folder,
    hasMedia: more.hasMedia ?? false,
    fetch,
    clock: () => 0,
    onProgress: () => {},
  });
const readNodes = async (file: string) =>
  parsePages(await readFile(join(folder, file), 'utf8')).flatMap(({ nodes }) => nodes);

test.each([...PULLED_LISTS.map((list) => [list, buildPullDocument(list)]), ['more children', CHILDREN_DOCUMENT]])(
  'the document of %s is one of the contract',
  async (_list, document = '') => {
    const contract = await readFile(new URL('../../contract/contract.graphql', import.meta.url), 'utf8');
    expect(validate(buildSchema(contract), parse(document))).toEqual([]);
  },
);

test.each<[string, GraphQLSchema]>([
  ['the vendor’s extension', buildDialect('wpml-vendor')],
  ['the public extension', buildDialect('wpml-rburgst')],
  ['Polylang', buildPolylang()],
  ['no field groups', buildDialect('no-field-groups')],
])('the lists of a service with %s come in both languages', async (_name, schema) => {
  const summary = await pullFrom(createDialectService(schema));
  for (const list of ['pages', 'posts', 'products', 'productCategories'])
    for (const language of languageCodes)
      expect((await readNodes(`uae-${language}-${list}.jsonl`)).length, `${language} ${list}`).toBeGreaterThan(0);
  expect(summary.some((line) => /^uae en products: [1-9]/.test(line))).toBe(true);
});

test('a service of one language is read once', async () => {
  await pullFrom(createDialectService(buildWithoutLanguages(), { language: 'en_US' }));
  expect((await readdir(folder)).filter((name) => name.startsWith('uae-ar'))).toEqual([]);
});

/** A service with only 250 posts, behind a cap of 100, that fails for the queries that `isDown` names. */
function createList(isDown: (after: number) => boolean) {
  const asked: number[] = [];
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    if (operationName !== 'pull_posts' || variables.language !== 'en')
      return Response.json({ data: { [/^pull_[A-Z]/.test(operationName) ? 'menuItems' : 'x']: null } });
    const after = Number(variables.after ?? 0);
    asked.push(after);
    if (isDown(after)) return new Response('<h1>Maintenance</h1>', { status: 503 });
    const nodes = Array.from({ length: Math.min(100, 250 - after) }, (_, index) => ({ databaseId: after + index + 1 }));
    const pageInfo = { hasNextPage: after + 100 < 250, endCursor: String(after + 100) };
    return Response.json({ data: { posts: { nodes, pageInfo } } });
  };
  return { asked, fetch };
}

test('a pull that was stopped goes on after the last page it has, and asks for nothing twice', async () => {
  let down = true;
  const { asked, fetch } = createList((after) => down && after === 100);
  await expect(pullFrom(fetch)).rejects.toThrow('503');
  expect(new Set(asked)).toEqual(new Set([0, 100]));
  const file = 'uae-en-posts.jsonl';
  // Stopped in the middle of a line.
  await appendFile(join(folder, file), '{"nodes":[{"databaseId":101');
  asked.length = 0;
  down = false;
  await pullFrom(fetch);
  expect(asked).toEqual([100, 200]);
  expect((await readNodes(file)).length).toBe(250);
  await pullFrom(fetch);
  expect(asked).toEqual([100, 200]);
});

test('a category of more children than a service gives at once keeps them all', async () => {
  const service: typeof globalThis.fetch = async (_address, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const from = Number(variables.after ?? 0);
    const children = (amount: number) => ({
      nodes: Array.from({ length: Math.min(100, amount - from) }, (_, index) => ({ databaseId: from + index + 10 })),
      pageInfo: { hasNextPage: from + 100 < amount, endCursor: String(from + 100) },
    });
    const amountOf: Readonly<Record<number, number>> = { 1: 250, 2: 3 };
    if (operationName === 'pull_children')
      return Response.json({ data: { productCategories: children(amountOf[variables.parent] ?? 0) } });
    if (operationName !== 'pull_productCategories') return Response.json({ data: { x: null } });
    const nodes = [1, 2].map((databaseId) => ({ databaseId, children: children(amountOf[databaseId] ?? 0) }));
    return Response.json({ data: { productCategories: { nodes, pageInfo: { hasNextPage: false } } } });
  };
  await pullFrom(service);
  const numbered = (amount: number) => Array.from({ length: amount }, (_, index) => ({ databaseId: index + 10 }));
  for (const language of languageCodes)
    expect(await readNodes(`uae-${language}-productCategories.jsonl`)).toMatchObject([
      { databaseId: 1, children: { nodes: numbered(250) } },
      { databaseId: 2, children: { nodes: numbered(3) } },
    ]);
});

test('pictures come once, when they are asked for; those that do not are told', async () => {
  const service = createDialectService(buildDialect('wpml-vendor'));
  const loaded: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (init?.method === 'POST') return service(address, init);
    loaded.push(String(address));
    return loaded.length === 1 ? new Response(null, { status: 404 }) : new Response('a picture');
  };
  await pullFrom(fetch);
  expect(loaded).toEqual([]);
  const summary = await pullFrom(fetch, { hasMedia: true });
  const files = await readdir(join(folder, 'media'));
  expect(files.length).toBeGreaterThan(1);
  expect(loaded.length).toBe(files.length + 1);
  expect(summary).toContain(`no file: ${loaded[0]}`);
  await pullFrom(fetch, { hasMedia: true });
  expect(loaded.slice(files.length + 1)).toEqual([loaded[0]]);
});

test('a folder with another service is left alone', async () => {
  await writeFile(join(folder, 'services.json'), JSON.stringify({ uae: endpoint }));
  const { fetch } = createList(() => false);
  await expect(pullFrom(fetch, { endpoint: 'https://other.test/graphql' })).rejects.toThrow('holds uae from');
});
