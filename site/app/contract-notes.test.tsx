/** Surprises for a front end (contract notes 5) that no other test covers: docs/spec-map.md lists them all. */
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from './content/generated/graphql.ts';
import { createPurgeableSite, createSite } from './test/create-site.ts';

const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [[name, String(document)] as const] : [],
);
const node = { id: btoa('post:7'), databaseId: 7, slug: 'our-story', uri: '/our-story/', title: 'Our story' };

/** A site over a service that has one page, whatever the query. */
function createOnePageSite(page: object | null, rest: object = {}) {
  return createSite(async (_address, init) => {
    const isPage = JSON.parse(String(init?.body)).query.includes('pages(');
    return Response.json({ data: isPage ? { pages: { nodes: page ? [page] : [] } } : { languages: null }, ...rest });
  });
}

test('7, 38: no document asks for both ends of a list, for a negative amount, or for the schema', () => {
  for (const [, text] of documents) {
    expect(text).not.toMatch(/\b(?:last|before)\s*:|\bfirst\s*:\s*-/);
    expect(text).not.toMatch(/__schema|__type\b/);
  }
});

test('11: what comes beside data is ignored', async () => {
  const debug = [{ type: 'DEBUG_LOGS_INACTIVE', message: 'GraphQL Debug logging is not active.' }];
  const site = createOnePageSite(node, { extensions: { debug, queryAnalyzer: { keys: 'x' } }, more: 1 });
  expect((await site('/uae/our-story')).status).toBe(200);
});

test.each([
  ['an empty list', { data: { pages: { nodes: [] }, products: { nodes: [] }, posts: { nodes: [] }, page: null } }],
  ['null', { data: { pages: null, products: null, posts: null, page: null } }],
  ['another entry', { data: { pages: { nodes: [node] }, products: { nodes: [node] }, posts: { nodes: [node] } } }],
])('12, 13: what is unknown, a draft or private is a missing page, if the service says %s', async (_how, answer) => {
  const site = createSite(async () => Response.json(answer));
  for (const path of ['/uae/product/nothing', '/uae/blogs/nothing', '/ar/ksa/quality-promise'])
    expect((await site(path)).status, path).toBe(404);
});

test('14: a page behind a password shows its title alone', async () => {
  const html = await (await createOnePageSite({ ...node, content: null, isRestricted: true })('/uae/our-story')).text();
  expect(html).toContain('Our story</h1>');
});

test('17: a picture without alternative text is decoration, not nameless', async () => {
  const image = {
    node: { id: btoa('post:9'), altText: '', mediaItemUrl: 'https://backend.test/a.jpg', title: 'IMG 1' },
  };
  const banner = { active: true, heading: null, description: null, image };
  const html = await (await createOnePageSite({ ...node, pageBanner: banner })('/uae/our-story')).text();
  const pictures = [...html.matchAll(/<img\b[^>]*m0\/a\.jpg[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.length).toBeGreaterThan(0);
  for (const tag of pictures) expect(tag).toMatch(/\balt="/);
});

test('35: a service gets no header that it would refuse', async () => {
  const names = new Set<string>();
  const { render } = createPurgeableSite(async (_address, init) => {
    for (const [name] of new Headers(init?.headers)) names.add(name);
    return Response.json({ data: { pages: { nodes: [node] } } });
  });
  await render('/uae/our-story', { headers: { cookie: 'a=b', 'x-own': '1', 'user-agent': 'visitor' } });
  expect([...names].sort()).toEqual(['accept', 'content-type']);
});

test.each(documents)('37: %s is no deeper than ten levels', (_name, text) => {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const depthOf = ({ selections }: SelectionSetNode): number =>
    Math.max(
      ...selections.map((one) => {
        if (one.kind === Kind.FIELD) return one.selectionSet ? 1 + depthOf(one.selectionSet) : 0;
        const inner =
          one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)?.selectionSet : one.selectionSet;
        return inner ? depthOf(inner) : 0;
      }),
    );
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  expect(operation && depthOf(operation.selectionSet)).toBeLessThanOrEqual(10);
});
