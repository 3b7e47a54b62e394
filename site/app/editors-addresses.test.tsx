/** Addresses as WordPress editors write them: pages below a parent page, and posts without their folder. */
import { expect, test } from 'vitest';
import { createSite, origin } from './test/create-site.ts';

const pages = [
  { id: btoa('post:7'), databaseId: 7, slug: 'about', uri: '/about/', title: 'About us' },
  { id: btoa('post:8'), databaseId: 8, slug: 'team', uri: '/about/team/', title: 'The people of the gardens' },
];
const posts = [{ id: btoa('post:12'), databaseId: 12, slug: 'winter-hair', title: 'Hair in winter' }];

const site = createSite(async (_address, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body));
  const answers: Record<string, object> = {
    getPages: { pages: { nodes: pages } },
    pageByName: { pages: { nodes: pages.filter(({ slug }) => slug === variables.name) } },
    siteIndexPosts: { posts: { nodes: posts } },
  };
  return Response.json({ data: answers[operationName] ?? { languages: null } });
});

test('a page is found below its parent, at its own address only', async () => {
  const answer = await site('/uae/about/team');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('The people of the gardens</h1>');
  expect(html).toContain(`<link rel="canonical" href="${origin}/uae/about/team"/>`);
  expect((await site('/uae/about')).status).toBe(200);
  for (const path of ['/uae/team', '/uae/about/nobody', '/uae/about/team/more', '/uae/elsewhere/team'])
    expect((await site(path)).status, path).toBe(404);
});

test('a post without its folder redirects to it', async () => {
  for (const prefix of ['/uae', '/ar/uae', '/en/ksa']) {
    const answer = await site(`${prefix}/winter-hair`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/blogs/winter-hair`]);
  }
  const dated = await site('/kwt/2026/01/20/winter-hair');
  expect([dated.status, dated.headers.get('location')]).toEqual([301, '/kwt/blogs/winter-hair']);
  for (const path of ['/uae/summer-hair', '/uae/2026/winter-hair', '/uae/brands-of/winter-hair'])
    expect((await site(path)).status, path).toBe(404);
});
