import { expect, test } from 'vitest';
import { createRecordedService } from './recorded-service.ts';

const service = createRecordedService();
const heroQuery =
  'query getBrandHero($slug: [String]) { productCategories(where: { slug: $slug }) { nodes { slug } } }';

async function ask(operationName: string, query: string, variables: object, country = ''): Promise<unknown> {
  const body = JSON.stringify({ operationName, query, variables });
  const response = await service(new Request(`https://service.test${country}/graphql`, { method: 'POST', body }));
  return response.json();
}

test('a recorded query gets its answer in every country, with the service’s own addresses', async () => {
  const answer = await ask('getBrandHero', heroQuery, { slug: ['herbal-oral-care'], language: 'ar' }, '/ksa');
  expect(answer).toMatchObject({ data: { productCategories: { nodes: [{ databaseId: 16 }] } } });
  expect(JSON.stringify(answer)).toContain('https://service.test/wp-content/');
});

test('another slug finds the entry of any recording, an unknown slug none', async () => {
  const askHero = (slug: string) => ask('getBrandHero', heroQuery, { slug: [slug] });
  expect(await askHero('hair-care')).toMatchObject({ data: { productCategories: { nodes: [{ slug: 'hair-care' }] } } });
  expect(await askHero('no-such')).toMatchObject({ data: { productCategories: { nodes: [] } } });
});

test('a query without a recording gets every entry of its field once, in one page', async () => {
  const query = 'query names($after: String) { posts(after: $after) { nodes { slug } pageInfo { hasNextPage } } }';
  const slugs = [...JSON.stringify(await ask('names', query, {})).matchAll(/"postId":(\d+)/g)].map(([, id]) => id);
  expect(slugs.length).toBeGreaterThan(10);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(await ask('names', query, { after: 'x' })).toMatchObject({ data: { posts: { nodes: [] } } });
});

test('a document with other fields than the recording of its name is answered in its own shape', async () => {
  const query = 'query singleBlog($slug: String!) { posts(where: { name: $slug }) { nodes { slug } } }';
  expect(await ask('singleBlog', query, { slug: 'news-40' })).toMatchObject({
    data: { posts: { nodes: [{ slug: 'news-40' }] } },
  });
});

test('the query may be in the URL', async () => {
  const url = new URL('https://service.test/graphql');
  url.searchParams.set('query', '{ page(id: "/our-story/") { slug } }');
  url.searchParams.set('variables', '{"uri":"/our-story/"}');
  expect(await (await service(new Request(url))).json()).toMatchObject({ data: { page: { slug: 'our-story' } } });
});
