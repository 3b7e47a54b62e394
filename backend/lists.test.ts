import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { products } from './db/schema/products.ts';
import { ask, pick, pickAll } from './test/ask.ts';
import { describeService } from './test/describe-service.ts';

describeService('lists, filters and lookups', ({ backend, database, inUae, list }) => {
  describe('pages of a list', () => {
    test('an amount above 100 is cut to 100 silently, nested ones too (NOTES 1)', async () => {
      const { data } = await inUae('{ products(last: 20000) { nodes { id } pageInfo { hasPreviousPage } } }');
      expect(pickAll(data, 'products', 'id')).toHaveLength(100);
      expect(pick(data, 'products.pageInfo.hasPreviousPage')).toBe(true);
    });

    test('no amount means 10, for nested lists too (NOTES 2)', async () => {
      const { data } = await inUae(
        '{ posts { nodes { id } } menuItems(first: 1, where: { location: PRIMARY }) { nodes { childItems { nodes { id } } } } }',
      );
      expect(pickAll(data, 'posts', 'id')).toHaveLength(10);
      expect(pick(data, 'menuItems.nodes.0.childItems.nodes')).toHaveLength(10);
    });

    test('`last` returns the oldest, newest first (NOTES 3)', async () => {
      expect(await list('{ posts(last: 2) { nodes { slug } } }', 'posts', 'slug')).toEqual(['news-2', 'news-1']);
      expect(await list('{ posts(first: 2) { nodes { slug } } }', 'posts', 'slug')).toEqual(['news-25', 'news-24']);
    });

    test.each([
      ['pages', 'modifiedGmt'],
      ['posts', 'modifiedGmt'],
      ['products', 'modified'],
    ])('%s come by their last change when asked to', async (field, name) => {
      const query = (order: string) =>
        `{ ${field}(first: 100, where: { orderby: [{ field: MODIFIED, order: ${order} }] }) { nodes { ... on Node { id } ${field === 'products' ? '... on Product { modified }' : name} } } }`;
      const dates = (await list(query('DESC'), field, name)).map(String);
      expect(new Set(dates).size).toBeGreaterThan(1);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect((await list(query('ASC'), field, name)).map(String)[0]).not.toBe(dates[0]);
    });

    test('`last` with an order returns the head of the list, reversed (NOTES 4)', async () => {
      const query = (amount: string) =>
        `{ products(${amount}, where: { orderby: [{ field: MENU_ORDER, order: ASC }] }) { nodes { slug } } }`;
      const head = await list(query('first: 3'), 'products', 'slug');
      expect(await list(query('last: 3'), 'products', 'slug')).toEqual(head.toReversed());
    });

    test.each([
      ['all products', ''],
      ['one brand', 'category: "alpha"'],
      ['two categories', 'categoryIn: ["hair-oil", "soap"]'],
    ])(
      'paging through %s meets each once, forwards and backwards, each page in the list’s order (NOTES 5)',
      async (_, where) => {
        async function readAll(direction: 'forwards' | 'backwards') {
          const pages: unknown[][] = [];
          for (let cursor: unknown = null, more: unknown = true; more; ) {
            const paging = direction === 'forwards' ? 'first: 40, after: $cursor' : 'last: 40, before: $cursor';
            const { data } = await inUae(
              `query ($cursor: String) { products(${paging}, where: { ${where} }) { nodes { slug } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
              { cursor },
            );
            pages.push(pickAll(data, 'products', 'slug'));
            const info = direction === 'forwards' ? ['hasNextPage', 'endCursor'] : ['hasPreviousPage', 'startCursor'];
            more = pick(data, `products.pageInfo.${info[0]}`);
            cursor = pick(data, `products.pageInfo.${info[1]}`);
          }
          return direction === 'forwards' ? pages.flat() : pages.toReversed().flat();
        }
        const forwards = await readAll('forwards');
        expect(new Set(forwards).size).toBe(forwards.length);
        expect(forwards.length).toBeGreaterThan(100);
        expect(await readAll('backwards')).toEqual(forwards);
      },
    );

    test('a private product leaves its page one short, and more pages follow (NOTES 6)', async () => {
      const { db } = database();
      const [, second] = await list('{ products(first: 2) { nodes { slug } } }', 'products', 'slug');
      const condition = and(eq(products.country, 'uae'), eq(products.slug, String(second)));
      await db.update(products).set({ status: 'private' }).where(condition);
      const { data } = await inUae('{ products(first: 3) { nodes { slug } pageInfo { hasNextPage } } }');
      await db.update(products).set({ status: 'publish' }).where(condition);
      expect(pickAll(data, 'products', 'slug')).toHaveLength(2);
      expect(pick(data, 'products.pageInfo.hasNextPage')).toBe(true);
    });

    test('a draft is not found (NOTES 13)', async () => {
      const { db } = database();
      const condition = and(eq(products.country, 'ksa'), eq(products.slug, 'alpha-soap'));
      await db.update(products).set({ status: 'draft' }).where(condition);
      const { data } = await ask(backend(), 'ksa', '{ products(where: { slugIn: ["alpha-soap"] }) { nodes { id } } }');
      await db.update(products).set({ status: 'publish' }).where(condition);
      expect(pickAll(data, 'products', 'id')).toEqual([]);
    });

    test.each(['first: 1, last: 1', 'first: -1', 'last: -1'])(
      '%s is an error with that field null (NOTES 7)',
      async (amount) => {
        const { data, errors, status } = await inUae(`{ posts(${amount}) { nodes { id } } languages { code } }`);
        expect(status).toBe(200);
        expect(errors).toHaveLength(1);
        expect(data).toEqual({ posts: null, languages: languageCodes.map((code) => ({ code })) });
      },
    );

    test('an invalid cursor returns an empty page', async () => {
      const { data } = await inUae(
        '{ posts(first: 5, after: "bm9uc2Vuc2U=") { nodes { id } pageInfo { hasNextPage } } }',
      );
      expect(data).toEqual({ posts: { nodes: [], pageInfo: { hasNextPage: false } } });
    });
  });

  describe('filters', () => {
    test('an empty filter is no filter (NOTES 27)', async () => {
      for (const where of ['slugIn: []', 'search: ""', 'category: ""', 'include: []'])
        expect(await list(`{ products(where: { ${where} }) { nodes { id } } }`, 'products', 'id')).toHaveLength(10);
      expect(
        await list('{ productCategories(where: { include: [] }) { nodes { id } } }', 'productCategories', 'id'),
      ).toHaveLength(10);
    });

    test('a percent-encoded name is ignored, and so is its filter (NOTES 23)', async () => {
      expect(await list('{ posts(where: { name: "%d8%b9" }) { nodes { id } } }', 'posts', 'id')).toHaveLength(10);
    });

    test('an unknown language returns an empty list', async () => {
      expect(await list('{ posts(where: { language: "xx" }) { nodes { id } } }', 'posts', 'id')).toEqual([]);
    });

    test('by tag and category of posts, by tag of products', async () => {
      expect(await list('{ posts(where: { tagSlugIn: ["alpha"] }) { nodes { slug } } }', 'posts', 'slug')).toEqual([
        'news-1',
      ]);
      expect(
        await list(
          '{ posts(first: 1, where: { categoryName: "press-releases" }) { nodes { slug } } }',
          'posts',
          'slug',
        ),
      ).toEqual(['news-24']);
      expect(
        await list(
          '{ products(where: { tag: "new", slugIn: ["alpha-amla-oil"] }) { nodes { slug } } }',
          'products',
          'slug',
        ),
      ).toEqual(['alpha-amla-oil']);
      expect(await list('{ products(where: { category: "no-such" }) { nodes { slug } } }', 'products', 'slug')).toEqual(
        [],
      );
    });

    test('a facet includes the products of its values', async () => {
      const query = '{ products(where: { category: "alpha-ingredient", slugIn: ["alpha-soap"] }) { nodes { slug } } }';
      expect(await list(query, 'products', 'slug')).toEqual(['alpha-soap']);
    });
  });

  describe('single lookups', () => {
    test('unknown slugs are null without an error (NOTES 12)', async () => {
      const { data, errors } = await inUae(
        '{ page(id: "/none/", idType: URI) { id } post(id: "none", idType: SLUG) { id } mediaItem(id: "none", idType: SLUG) { id } pages(where: { name: "none" }) { nodes { id } } }',
      );
      expect(data).toEqual({ page: null, post: null, mediaItem: null, pages: { nodes: [] } });
      expect(errors).toBeUndefined();
    });

    test.each(['/our-story/', 'our-story', '/our-story', '/our-story/?x=1#top'])(
      'a page by uri %s (NOTES 23)',
      async (uri) => {
        const { data } = await inUae('query ($uri: ID!) { page(id: $uri, idType: URI) { slug title } }', { uri });
        expect(data).toEqual({ page: { slug: 'our-story', title: 'Our “story”' } });
      },
    );

    test.each(['/our-story/?lang=ar', '/ar/our-story/'])('the Arabic page by uri %s', async (uri) => {
      const { data } = await inUae('query ($uri: ID!) { page(id: $uri, idType: URI) { locale { id locale } } }', {
        uri,
      });
      expect(data).toEqual({ page: { locale: { id: 'ar', locale: 'ar' } } });
    });

    test('the front page has the uri / (NOTES 22)', async () => {
      const { data } = await inUae('{ page(id: "/", idType: URI) { slug uri } }');
      expect(data).toEqual({ page: { slug: 'home', uri: '/' } });
    });

    test('by global id and database id; the id of another type is an error', async () => {
      const { data } = await inUae('{ pages(first: 1) { nodes { id databaseId } } }');
      const query = 'query ($id: ID!, $type: PageIdType) { page(id: $id, idType: $type) { databaseId } }';
      const databaseId = pick(data, 'pages.nodes.0.databaseId');
      for (const variables of [{ id: pick(data, 'pages.nodes.0.id') }, { id: String(databaseId), type: 'DATABASE_ID' }])
        expect((await inUae(query, variables)).data).toEqual({ page: { databaseId } });
      expect((await inUae(query, { id: 'dGVybTox' })).errors).toHaveLength(1);
    });
  });
});
