import { expect, test } from 'vitest';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { createSite, origin } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const backend = createSmallBackend([
  { slug: 'amla-oil', name: 'Amla Oil', brand: 'tarwa', type: 'hair-oil', ingredients: ['amla'], countries: ['uae'] },
  { slug: 'neem-paste', name: 'Neem', brand: 'arak', type: 'toothpaste', ingredients: ['neem'], countries: ['uae'] },
]);
const story = {
  id: btoa('post:2'),
  title: 'A story',
  slug: 'a-story',
  date: '2025-03-01T10:00:00',
  tags: { nodes: [{ slug: 'hair', name: 'Hair' }] },
};
const page = { id: btoa('post:1'), databaseId: 1, title: 'A page', slug: 'a-page' };
const extraAnswers: Record<string, object> = {
  newsAndMedia: { pages: { nodes: [page] }, posts: { nodes: [story] }, campaigns: { nodes: [] } },
  Nature: { pages: { nodes: [page] } },
  getJoin: { pages: { nodes: [{ ...page, careers: { jobs: [{ jobId: 'chemist', title: 'Chemist' }] } }] } },
  pageByName: { pages: { nodes: [page] } },
  ourLocations: {
    locations: {
      nodes: [{ id: btoa('post:3'), title: 'Shop', locationDetails: { kind: ['shop'], city: 'Dubai' } }],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  },
  getenquiry: { pages: { nodes: [{ ...page, enquiry: { heading: 'Ask us' } }] } },
};

function createVisitedSite() {
  const render = createSite(async (address, init) => {
    const data = extraAnswers[JSON.parse(String(init?.body)).operationName];
    return data ? Response.json({ data }) : backend(address, init);
  });
  const cache = createPageCache({ maxBytes: 50_000_000, clock: Date.now });
  const rendered: string[] = [];
  const source = {
    redirect: async () => null,
    render: (url: URL) => {
      rendered.push(url.search);
      return render(url.pathname + url.search);
    },
  };
  return {
    cache,
    rendered,
    visit: async (path: string) => {
      const served = await cache.serve(new URL(path, origin), source);
      return buildPageResponse(served, new Headers(), { now: Date.now(), load: cache.load });
    },
  };
}

test.each([
  ['/uae/plp?brand=tarwa', true],
  ['/uae/plp?brand=tarwa&brand=arak&sort=name', true],
  ['/uae/plp?type=hair-oil&ingredient=amla&sort=menu&page=1', true],
  ['/uae/plp?brand=&sort=', true],
  ['/uae/plp?brand=nobody', false],
  ['/uae/plp?brand=tarwa&brand=nobody', false],
  ['/uae/plp?brand=tarwa&brand=tarwa', false],
  ['/uae/plp?brand=&brand=', false],
  ['/uae/plp?type=x', false],
  ['/uae/plp?sort=cheapest', false],
  ['/uae/plp?page=one', false],
  ['/uae/plp?page=01', false],
  ['/uae/hair-oil?ingredient=nothing', false],
  ['/uae/brands/tarwa?tag=nothing', false],
  ['/uae/product/amla-oil?size=', true],
  ['/uae/product/amla-oil?size=none', false],
  ['/uae/product-cards?slug=amla-oil', true],
  ['/uae/product-cards?slug=amla-oil&slug=nothing', false],
  ['/uae/news-and-media?year=2025', true],
  ['/uae/news-and-media?tag=hair&page=1', true],
  ['/uae/news-and-media?year=1999', false],
  ['/uae/news-and-media?year=now', false],
  ['/uae/news-and-media?tag=nothing', false],
  ['/uae/news-and-media?page=9', false],
  ['/uae/nature-and-me?hair=kapha', true],
  ['/uae/nature-and-me?hair=curly', false],
  ['/uae/careers/join-us?job=chemist', true],
  ['/uae/careers/join-us?job=king', false],
  ['/uae/general-enquiry?product=amla-oil', true],
  ['/uae/general-enquiry?product=nothing', false],
  ['/uae/where-to-buy?product=amla-oil&city=Dubai', true],
  ['/uae/where-to-buy?product=&city=', true],
  ['/uae/where-to-buy?product=nothing', false],
  ['/uae/where-to-buy?city=Nowhere', false],
])('%s is stored: %s', async (path, isKept) => {
  const { cache, visit } = createVisitedSite();
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('public, max-age=0, must-revalidate');
  expect(answer.headers.get('cache-control')?.includes('s-maxage')).toBe(isKept);
  expect(cache.getStats().entries).toBe(isKept ? 1 : 0);
});

test('a page that is not stored is still rendered once for everyone who waits', async () => {
  const { cache, rendered, visit } = createVisitedSite();
  const answers = await Promise.all(Array.from({ length: 5 }, () => visit('/uae/plp?brand=nobody')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect([rendered.length, cache.getStats().entries]).toEqual([1, 0]);
});
