import { expect, test } from 'vitest';
import { allLocales } from '../../locale/locales.ts';
import { ContentError } from '../client/errors.ts';
import { buildLocaleIndex } from './locale-index.ts';
import { createSiteIndex } from './site-index.server.ts';

const never = new Promise<never>(() => {});

const care = {
  slug: 'hair-care',
  count: 0,
  children: {
    nodes: [
      { slug: 'hair-oil', count: 2 },
      { slug: 'hair-wax', count: 0 },
    ],
  },
};
const gifts = { slug: 'gifts', count: 0, children: { nodes: [{ slug: 'gift-box', count: 0 }] } };
/** In the category tree, the facets of a brand are not product types. */
const tarwa = { slug: 'tarwa', count: 2, brandBanner: { heading: 'Tarwa' }, children: { nodes: [] } };

/** An index over a service with one page in every country but Qatar, which fails, and a catalogue that never loads. */
function createIndex(categories: readonly object[] = []) {
  const content = {
    query: async (country: string, document: { toString(): string }) => {
      if (country === 'qat') throw new ContentError('graphql', 'down');
      const [, operation] = /query (\w+)/.exec(document.toString()) ?? [];
      if (operation === 'siteIndexPosts') return { posts: { nodes: [{ slug: 'news', databaseId: 7 }] } };
      if (operation === 'getJoin') return { pages: { nodes: [{ careers: { jobs: [{ jobId: 'botanist' }] } }] } };
      if (operation === 'getPages') return { pages: { nodes: [{ uri: '/our-story/' }] } };
      return /^(?:brandsData|categoryChildren)$/.test(operation ?? '')
        ? { productCategories: { nodes: categories } }
        : {};
    },
  };
  const catalogue = {
    listSlugs: () => never,
    listCollections: () => never,
    hasProduct: async ({ country }: { country: string }, slug: string) => country === 'uae' && slug === 'زيت',
    hasCollection: async ({ country }: { country: string }, brand: string, type?: string) =>
      country === 'kwt' && brand === 'tarwa' && (type === undefined || type === 'hair-oil'),
  };
  return createSiteIndex({ content, catalogue } as unknown as Parameters<typeof createSiteIndex>[0]);
}

test('only product pages wait for the catalogue', async () => {
  const { findLocales } = createIndex();
  expect(await findLocales('/plp')).toEqual([...allLocales]);
  expect(await findLocales('/our-story')).toEqual(allLocales.filter(({ country }) => country !== 'qat'));
  expect(await findLocales('/nowhere')).toEqual([]);
});

test('a product is requested on its own, by its decoded slug', async () => {
  const { findLocales } = createIndex();
  const places = await findLocales('/product/%D8%B2%D9%8A%D8%AA');
  expect(places).toEqual(allLocales.filter(({ country }) => country === 'uae'));
  expect(await findLocales('/product/other')).toEqual([]);
});

test('a path below an existing page does not exist', async () => {
  const { hasPage } = createIndex([tarwa, { slug: 'hair-oil', count: 2, children: null }]);
  expect(await hasPage(uae, '/brands/tarwa')).toBe(true);
  const kuwait = { country: 'kwt', language: 'en' } as const;
  expect(await hasPage(kuwait, '/collections/tarwa/all')).toBe(true);
  for (const path of ['/product/زيت/x', '/brands/tarwa/x', '/blogs/news/x', '/careers/botanist/x', '/hair-oil/x'])
    expect(await hasPage(uae, path), path).toBe(false);
  for (const path of ['/collections/tarwa/all/x', '/collections/tarwa/hair-oil/x'])
    expect(await hasPage(kuwait, path), path).toBe(false);
});

const uae = { country: 'uae', language: 'en' } as const;
const withoutQatar = allLocales.filter(({ country }) => country !== 'qat');

test('a product type, or a category of types, exists if it has products', async () => {
  const { load, findLocales, hasPage } = createIndex([tarwa, care, gifts]);
  expect((await load(uae)).productTypes).toEqual(['hair-care', 'hair-oil']);
  expect(await findLocales('/hair-oil')).toEqual(withoutQatar);
  expect(await findLocales('/hair-care')).toEqual(withoutQatar);
  for (const path of ['/hair-wax', '/gifts', '/gift-box', '/tarwa', '/tarwa-product-type', '/hair-oil/x'])
    expect(await hasPage(uae, path), path).toBe(false);
  expect([...(await load(uae)).emptyLists]).toEqual(['/hair-wax', '/gifts', '/gift-box']);
});

test('a type without a count of products exists', async () => {
  const { load } = createIndex([{ slug: 'soap', count: null, children: null }]);
  expect((await load(uae)).productTypes).toEqual(['soap']);
});

test('a collection exists if its brand has products of its type', async () => {
  const { findLocales } = createIndex([tarwa, care]);
  const kuwait = allLocales.filter(({ country }) => country === 'kwt');
  expect(await findLocales('/collections/tarwa/all')).toEqual(kuwait);
  expect(await findLocales('/collections/tarwa/hair-oil')).toEqual(kuwait);
  for (const path of ['/collections/tarwa/toothpaste', '/collections/arak/all', '/collections/tarwa', '/collections'])
    expect(await findLocales(path), path).toEqual([]);
});

test('a list of posts is as recent as its newest post, whatever its own page says', async () => {
  const dated = (...dates: string[]) => ({ nodes: dates.map((modifiedGmt) => ({ modifiedGmt })) });
  const index = buildLocaleIndex(
    {} as never,
    {} as never,
    { pages: { nodes: [{ databaseId: 1, uri: '/news-campaigns/', modifiedGmt: '2026-03-01T00:00:00' }] } } as never,
    {
      posts: dated('2026-01-01T00:00:00', '2026-05-01T00:00:00'),
      campaigns: dated('2026-02-01T00:00:00', '2026-06-01T00:00:00'),
      pressReleases: dated('2026-04-01T00:00:00'),
      healthHub: dated(),
    } as never,
    {} as never,
    {} as never,
  );
  const dayOf = (path: string) => new Date(index.modified.get(path) ?? 0).toISOString().slice(0, 10);
  expect(['/', '/news-and-media', '/news-campaigns', '/news-press-releases'].map(dayOf)).toEqual([
    '2026-05-01',
    '2026-06-01',
    '2026-06-01',
    '2026-04-01',
  ]);
});

test('what it holds is counted by locale and address', async () => {
  const { load, getStats } = createIndex([care]);
  expect(getStats()).toEqual({ entries: 0, bytes: 0 });
  for (const [country, language] of [
    ['uae', 'en'],
    ['uae', 'en'],
    ['ksa', 'ar'],
  ] as const)
    await load({ country, language });
  // A page, a post, a job, and three product types, one without products.
  expect(getStats()).toEqual({ entries: 2, bytes: 2 * 6000 });
});
