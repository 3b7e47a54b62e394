import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { type Backend, createBackend } from './app.ts';
import { products } from './db/schema/products.ts';
import { applyContent } from './seed/seed.ts';
import { addSyntheticProducts } from './seed/synthetic-products.ts';
import { ask, pick, pickAll } from './test/ask.ts';
import { describeDatabases } from './test/describe-databases.ts';
import { manifestOf } from './test/manifest.ts';
import { silentLog } from './test/silent-log.ts';
import { smallContent } from './test/small-content.ts';

describeDatabases('the content backend', (getDatabase) => {
  let backend: Backend;
  let mediaDir: string;
  beforeAll(async () => {
    const { db } = getDatabase();
    await applyContent(db, addSyntheticProducts(smallContent, 150, 'uae'), manifestOf(smallContent), 'small');
    mediaDir = await mkdtemp(join(tmpdir(), 'media-'));
    await writeFile(join(mediaDir, 'room-alpha.webp'), 'picture bytes');
    backend = createBackend({ db, mediaDir, mode: 'production', log: silentLog });
  });
  afterAll(() => rm(mediaDir, { recursive: true }));

  const inUae = (query: string, variables = {}) => ask(backend, 'uae', query, variables);
  const list = async (query: string, name: string, field: string) => pickAll((await inUae(query)).data, name, field);

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

    test('`last` gives the oldest, newest of them first (NOTES 3)', async () => {
      expect(await list('{ posts(last: 2) { nodes { slug } } }', 'posts', 'slug')).toEqual(['news-2', 'news-1']);
      expect(await list('{ posts(first: 2) { nodes { slug } } }', 'posts', 'slug')).toEqual(['news-25', 'news-24']);
    });

    test('`last` with an order gives the head of the list, reversed (NOTES 4)', async () => {
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

    test('a private product leaves its page short, and more pages follow (NOTES 6)', async () => {
      const { db } = getDatabase();
      const [, second] = await list('{ products(first: 2) { nodes { slug } } }', 'products', 'slug');
      const place = and(eq(products.country, 'uae'), eq(products.slug, String(second)));
      await db.update(products).set({ status: 'private' }).where(place);
      const { data } = await inUae('{ products(first: 3) { nodes { slug } pageInfo { hasNextPage } } }');
      await db.update(products).set({ status: 'publish' }).where(place);
      expect(pickAll(data, 'products', 'slug')).toHaveLength(2);
      expect(pick(data, 'products.pageInfo.hasNextPage')).toBe(true);
    });

    test('a draft is there for nobody (NOTES 13)', async () => {
      const { db } = getDatabase();
      const place = and(eq(products.country, 'ksa'), eq(products.slug, 'alpha-soap'));
      await db.update(products).set({ status: 'draft' }).where(place);
      const { data } = await ask(backend, 'ksa', '{ products(where: { slugIn: ["alpha-soap"] }) { nodes { id } } }');
      await db.update(products).set({ status: 'publish' }).where(place);
      expect(pickAll(data, 'products', 'id')).toEqual([]);
    });

    test.each(['first: 1, last: 1', 'first: -1', 'last: -1'])(
      '%s is an error with that field null (NOTES 7)',
      async (amount) => {
        const { data, errors, status } = await inUae(`{ posts(${amount}) { nodes { id } } languages { code } }`);
        expect(status).toBe(200);
        expect(errors).toHaveLength(1);
        expect(data).toEqual({ posts: null, languages: [{ code: 'en' }, { code: 'ar' }] });
      },
    );

    test('a cursor nobody gave out ends the list', async () => {
      const { data } = await inUae(
        '{ posts(first: 5, after: "bm9uc2Vuc2U=") { nodes { id } pageInfo { hasNextPage } } }',
      );
      expect(data).toEqual({ posts: { nodes: [], pageInfo: { hasNextPage: false } } });
    });
  });

  describe('filters', () => {
    test('an empty one widens the answer (NOTES 27)', async () => {
      for (const where of ['slugIn: []', 'search: ""', 'category: ""', 'include: []'])
        expect(await list(`{ products(where: { ${where} }) { nodes { id } } }`, 'products', 'id')).toHaveLength(10);
      expect(
        await list('{ productCategories(where: { include: [] }) { nodes { id } } }', 'productCategories', 'id'),
      ).toHaveLength(10);
    });

    test('a percent-encoded name is thrown away, and the filter with it (NOTES 23)', async () => {
      expect(await list('{ posts(where: { name: "%d8%b9" }) { nodes { id } } }', 'posts', 'id')).toHaveLength(10);
    });

    test('an unknown language gives an empty list', async () => {
      expect(await list('{ posts(where: { language: "fr" }) { nodes { id } } }', 'posts', 'id')).toEqual([]);
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

    test('a facet holds what stands under its values', async () => {
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

    test('by global id and database id; another kind’s id is an error', async () => {
      const { data } = await inUae('{ pages(first: 1) { nodes { id databaseId } } }');
      const query = 'query ($id: ID!, $type: PageIdType) { page(id: $id, idType: $type) { databaseId } }';
      const databaseId = pick(data, 'pages.nodes.0.databaseId');
      for (const variables of [{ id: pick(data, 'pages.nodes.0.id') }, { id: String(databaseId), type: 'DATABASE_ID' }])
        expect((await inUae(query, variables)).data).toEqual({ page: { databaseId } });
      expect((await inUae(query, { id: 'dGVybTox' })).errors).toHaveLength(1);
    });
  });

  describe('texts and addresses', () => {
    test('titles are typographic, names raw, HTML fields carry entities (NOTES 19)', async () => {
      const { data } = await inUae(
        '{ products(where: { slugIn: ["alpha-amla-oil"] }) { nodes { name title shortDescription } } pages(where: { name: "our-story" }) { nodes { title content } } productCategories(where: { slug: ["alpha"] }) { nodes { name description } } }',
      );
      expect(data).toEqual({
        products: {
          nodes: [
            {
              name: `Dad's "best" amla & co`,
              title: 'Dad’s “best” amla & co',
              shortDescription: '<p>Short &#038; sweet</p>\n',
            },
          ],
        },
        pages: { nodes: [{ title: 'Our “story”', content: '<p>Who&#8217;s who &#038; why</p>' }] },
        productCategories: { nodes: [{ name: 'Alpha & Co', description: '<p>Oil &amp; leaf</p>' }] },
      });
    });

    test('an Arabic product slug is percent-encoded in lower case, its uri is not, and it is found decoded (NOTES 23)', async () => {
      const query =
        'query ($slugs: [String]) { products(where: { slugIn: $slugs, language: "ar" }) { nodes { slug uri } } }';
      const { data } = await inUae(query, { slugs: ['عطر-الورد'] });
      expect(data).toEqual({
        products: { nodes: [{ slug: encodeURIComponent('عطر-الورد').toLowerCase(), uri: '/product/عطر-الورد/' }] },
      });
      expect(
        pickAll((await inUae(query, { slugs: [encodeURIComponent('عطر-الورد')] })).data, 'products', 'slug'),
      ).toEqual([]);
      expect(
        await list('{ products(where: { slugIn: ["alpha-arabic"] }) { nodes { slug } } }', 'products', 'slug'),
      ).toEqual([]);
    });

    test('uri has no country; link, path and media have it (NOTES §4)', async () => {
      const { data } = await ask(
        backend,
        'ksa',
        '{ pages(where: { name: "our-story", language: "ar" }) { nodes { uri link translations { locale href } } } menuItems(where: { location: PRIMARY, parentDatabaseId: 0 }) { nodes { path uri url menuFields { isBrandSection mImage { node { mediaItemUrl } } } childItems(first: 1) { nodes { path } } } } }',
      );
      expect(data).toMatchObject({
        pages: {
          nodes: [
            {
              uri: '/our-story/',
              link: 'http://backend.test/ksa/our-story/?lang=ar',
              translations: [{ locale: 'en_US', href: 'http://backend.test/ksa/our-story/' }],
            },
          ],
        },
        menuItems: {
          nodes: [
            {
              path: '/ksa/brands/',
              uri: '/brands/',
              url: 'http://backend.test/ksa/brands/',
              menuFields: {
                isBrandSection: false,
                mImage: {
                  node: {
                    mediaItemUrl:
                      'http://backend.test/ksa/wp-content/uploads/sites/2/2026/02/room-alpha-eroomalph.webp',
                  },
                },
              },
              childItems: { nodes: [{ path: '/ksa/brands/alpha/?item=1' }] },
            },
            {
              path: 'https://shop.example/x',
              url: 'https://shop.example/x',
              menuFields: { isBrandSection: true, mImage: null },
            },
          ],
        },
      });
    });

    test('a menu comes flat and nested unless its roots are asked for (NOTES 8)', async () => {
      const count = async (where: string) =>
        (
          await list(
            `{ menuItems(first: 100, where: { location: PRIMARY ${where} }) { nodes { id } } }`,
            'menuItems',
            'id',
          )
        ).length;
      expect(await count('')).toBe(14);
      expect(await count('parentDatabaseId: 0')).toBe(2);
    });

    test('ids are a site’s own (NOTES §4)', async () => {
      const idIn = async (country: 'uae' | 'ksa') =>
        pick(
          (await ask(backend, country, '{ pages(where: { name: "home" }) { nodes { id } } }')).data,
          'pages.nodes.0.id',
        );
      expect(await idIn('uae')).not.toBe(await idIn('ksa'));
    });
  });

  describe('field groups', () => {
    test('an unset group is an object of nulls, an unset list null, an unset switch false (NOTES 25)', async () => {
      const { data } = await inUae(
        '{ pages(where: { name: "our-story" }) { nodes { pageBanner { active heading image { node { id } } } homeSlider { slides { active } } storyBlocks { keyData1 { figure } } } } }',
      );
      expect(data).toEqual({
        pages: {
          nodes: [
            {
              pageBanner: { active: false, heading: null, image: null },
              homeSlider: { slides: null },
              storyBlocks: { keyData1: { figure: null } },
            },
          ],
        },
      });
    });

    test('a select is a list, dates carry their offset, a film’s type is its own (NOTES 26)', async () => {
      const { data } = await inUae(
        '{ pages(where: { name: "home" }) { nodes { homeSlider { slides { textPosition startDate endDate } } } } campaigns { nodes { date videoGroup { videoType videoLink uploadVideo { node { id } } } } } }',
      );
      expect(data).toEqual({
        pages: {
          nodes: [
            {
              homeSlider: {
                slides: [{ textPosition: ['start'], startDate: '2024-01-01T00:00:00+00:00', endDate: null }],
              },
            },
          ],
        },
        campaigns: {
          nodes: [
            {
              date: '2024-05-01T09:00:00',
              videoGroup: { videoType: ['embed'], videoLink: 'https://video.example/embed/1', uploadVideo: null },
            },
          ],
        },
      });
    });
  });

  test('a node says when it was modified, in GMT, and a product with its offset (NOTES 26)', async () => {
    const query = `{
      posts(where: { nameIn: ["news-1", "news-2"] }) { nodes { date modifiedGmt } }
      pages(where: { name: "our-story" }) { nodes { modifiedGmt } }
      products(where: { slugIn: ["alpha-amla-oil"] }) { nodes { modified } }
    }`;
    const { data } = await inUae(query);
    expect(data).toEqual({
      posts: {
        nodes: [
          { date: '2024-03-02T09:00:00', modifiedGmt: '2024-07-01T05:00:00' },
          // Never changed since it was published.
          { date: '2024-03-01T09:00:00', modifiedGmt: '2024-03-01T05:00:00' },
        ],
      },
      pages: { nodes: [{ modifiedGmt: expect.stringMatching(/^2025-12-\d\dT05:00:00$/) }] },
      products: { nodes: [{ modified: expect.stringMatching(/^2024-01-\d\dT04:00:00\+00:00$/) }] },
    });
  });

  describe('products', () => {
    const variable = `query ($language: String) { products(where: { slugIn: ["alpha-amla-oil"], language: $language }) { nodes {
      __typename metaData(keysIn: ["ext_product_url_noon", "ext_product_url_amazon"]) { key value }
      related(first: 10) { nodes { slug } }
      ... on VariableProduct { variations(first: 100) { nodes { name slug attributes { nodes { label name value } } metaData(keysIn: ["noon_url", "amazon_url"]) { key value } } } }
    } } }`;

    test('variations are newest first, with the links of this country alone (NOTES 30)', async () => {
      const { data } = await inUae(variable);
      expect(pick(data, 'products.nodes.0.__typename')).toBe('VariableProduct');
      expect(pick(data, 'products.nodes.0.variations.nodes')).toHaveLength(3);
      expect(pick(data, 'products.nodes.0.variations.nodes.0')).toEqual({
        name: `Dad's "best" amla & co - 300 ml`,
        slug: 'alpha-amla-oil-300-ml',
        attributes: { nodes: [{ label: 'Size', name: 'size', value: '300 ml' }] },
        metaData: [
          {
            key: 'noon_url',
            value: `https://noon.example/uae?q=${encodeURIComponent(`Alpha & Co Dad's "best" amla & co 300 ml`)}`,
          },
          { key: 'amazon_url', value: null },
        ],
      });
    });

    test.each(languageCodes)('a marketplace may have an address for each language: %s', async (language) => {
      const { data } = await ask(backend, 'ksa', variable, { language });
      expect(pick(data, 'products.nodes.0.metaData.0.value')).toContain(`https://noon.example/ksa-${language}?q=`);
    });

    test('what a country or language does not have is not related', async () => {
      const relatedIn = async (language: string) =>
        pickAll(pick((await inUae(variable, { language })).data, 'products.nodes.0'), 'related', 'slug');
      expect(await relatedIn('en')).toEqual(['alpha-soap']);
      expect(await relatedIn('ar')).toHaveLength(2);
    });

    test('sizes and products differ by country', async () => {
      const { data } = await ask(backend, 'egy', variable);
      expect(pick(data, 'products.nodes.0.variations.nodes')).toHaveLength(2);
      expect(pick(data, 'products.nodes.0.metaData')).toEqual([
        { key: 'ext_product_url_noon', value: null },
        { key: 'ext_product_url_amazon', value: null },
      ]);
    });

    test.each([
      ['en', 'alpha-soap', { name: 'size', label: 'Size', options: ['100 ml'], variation: false }],
      ['ar', 'alpha-soap', { name: 'size', label: 'الحجم', options: ['100 مل'], variation: false }],
      [
        'en',
        'alpha-amla-oil',
        { name: 'size', label: 'Size', options: ['100 ml', '200 ml', '300 ml'], variation: true },
      ],
    ])('an attribute has every size a product comes in: %s %s', async (language, slug, attribute) => {
      const fields = 'attributes(first: 10) { nodes { name label options variation } pageInfo { hasNextPage } }';
      const { data, errors } = await inUae(
        `query ($slug: String!, $language: String) { products(where: { slugIn: [$slug], language: $language }) { nodes {
          ... on SimpleProduct { ${fields} } ... on VariableProduct { ${fields} } } } }`,
        { slug, language },
      );
      expect(errors).toBeUndefined();
      expect(pick(data, 'products.nodes.0.attributes')).toEqual({
        nodes: [attribute],
        pageInfo: { hasNextPage: false },
      });
    });

    test('meta is null when no key fits, and everything without keys', async () => {
      const query =
        '{ products(where: { slugIn: ["alpha-soap"] }) { nodes { none: metaData(keysIn: ["x"]) { key } all: metaData { key } } } }';
      const { data } = await inUae(query);
      expect(pick(data, 'products.nodes.0.none')).toBeNull();
      expect(pick(data, 'products.nodes.0.all')).toHaveLength(4);
    });
  });

  describe('the endpoint', () => {
    const post = (path: string, body: string, type = 'application/json') =>
      backend.fetch(
        new Request(`http://backend.test${path}`, { method: 'POST', headers: { 'content-type': type }, body }),
      );

    test.each([
      ['a syntax error', '{"query":"{ foo "}'],
      ['an unparsable body', '{'],
      [
        'more than ten in a batch',
        JSON.stringify(Array.from({ length: 11 }, () => ({ query: '{ languages { id } }' }))),
      ],
      ['no query', '{}'],
    ])('%s answers 500 with errors and without extensions (NOTES 10)', async (_, body) => {
      const response = await post('/graphql', body);
      expect(response.status).toBe(500);
      const json: unknown = await response.json();
      const first = Array.isArray(json) ? json[0] : json;
      expect(Object.keys(Object(first))).toEqual(['errors']);
    });

    test('a body that is not JSON answers 415 (NOTES 10)', async () => {
      const response = await post('/graphql', 'query={languages{id}}', 'application/x-www-form-urlencoded');
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({ errors: [{ message: expect.any(String) }] });
    });

    test('a validation error answers 200 with errors, debug extensions and no data (NOTES 9, 11)', async () => {
      const response = await post('/uae/graphql', '{"query":"{ nothing }"}');
      expect(response.status).toBe(200);
      const json: unknown = await response.json();
      expect(Object.keys(Object(json)).sort()).toEqual(['errors', 'extensions']);
    });

    test('batches of ten, and queries by GET (NOTES 31)', async () => {
      const batch = await post(
        '/graphql',
        JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ languages { code } }' }))),
      );
      expect(await batch.json()).toHaveLength(10);
      const url = new URL('http://backend.test/ksa/graphql');
      url.searchParams.set('query', 'query Two($n: Int) { posts(first: $n) { nodes { slug } } }');
      url.searchParams.set('variables', '{"n":2}');
      url.searchParams.set('operationName', 'Two');
      const response = await backend.fetch(new Request(url));
      expect(await response.json()).toMatchObject({
        data: { posts: { nodes: [{ slug: 'news-25' }, { slug: 'news-24' }] } },
      });
    });

    test('answers carry CORS and a new session each, and no cache header (NOTES 33–35)', async () => {
      const [one, other] = await Promise.all([
        post('/graphql', '{"query":"{ languages { id } }"}'),
        post('/graphql', '{"query":"{ languages { id } }"}'),
      ]);
      expect(one.headers.get('access-control-allow-origin')).toBe('*');
      expect(one.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, woocommerce-session');
      expect(one.headers.get('woocommerce-session')).not.toBe(other.headers.get('woocommerce-session'));
      expect(one.headers.get('cache-control')).toBeNull();
    });

    test.each(['/xyz/graphql', '/nowhere', '/xyz/wp-json/contact-form-7/v1/contact-forms/5/feedback'])(
      '%s answers 404 with an HTML page (NOTES §4)',
      async (path) => {
        const response = await post(path, '{}');
        expect(response.status).toBe(404);
        expect(response.headers.get('content-type')).toContain('text/html');
      },
    );

    test('deep, costly and introspecting queries are refused as errors of a 200 (NOTES 37, 38)', async () => {
      const children = (levels: number): string =>
        levels === 0 ? 'id' : `children(first: 100) { nodes { ${children(levels - 1)} } }`;
      const queries = [
        `{ productCategories { nodes { ${children(4)} } } }`,
        `{ ${['a', 'b'].map((name) => `${name}: productCategories(first: 100) { nodes { ${children(3)} uri name slug description image { id } } }`).join(' ')} c: products(first: 100) { nodes { ${Array.from({ length: 400 }, (_, index) => `x${index}: related(first: 100) { nodes { id } }`).join(' ')} } } }`,
        '{ __schema { types { name } } }',
      ];
      for (const query of queries) {
        const { errors, data, status } = await inUae(query);
        expect([status, data, errors?.length]).toEqual([200, undefined, 1]);
      }
    });

    test('GraphiQL is there in development only', async () => {
      const open = (mode: 'production' | 'development') =>
        createBackend({ db: getDatabase().db, mediaDir, mode, log: silentLog }).fetch(
          new Request('http://backend.test/graphql', { headers: { accept: 'text/html' } }),
        );
      expect((await open('development')).headers.get('content-type')).toContain('text/html');
      expect((await open('production')).headers.get('content-type') ?? '').not.toContain('text/html');
    });
  });

  describe('media files', () => {
    const file = '/wp-content/uploads/2026/02/room-alpha-eroomalph.webp';
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      backend.fetch(new Request(`http://backend.test${path}`, { headers, method }));

    test('are served at each country’s address, for good', async () => {
      for (const path of [file, file.replace('/wp-content/uploads/', '/ksa/wp-content/uploads/sites/2/')]) {
        const response = await get(path);
        expect(await response.text()).toBe('picture bytes');
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
    });

    test('answer 304 to who has them, and parts to who asks for parts', async () => {
      const etag = (await get(file)).headers.get('etag') ?? '';
      expect((await get(file, { 'if-none-match': etag })).status).toBe(304);
      const part = await get(file, { range: 'bytes=0-6' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 0-6/13',
        'picture',
      ]);
      expect((await get(file, { range: 'bytes=99-' })).status).toBe(416);
      const head = await get(file, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', '']);
    });

    test.each([
      '/wp-content/uploads/2026/02/none.webp',
      '/wp-content/uploads/../../etc/passwd',
      '/wp-content/uploads/%2e%2e%2fmanifest.json',
      '/wp-content/uploads/sites/3/2026/02/room-alpha-eroomalph.webp',
      '/wp-content/uploads/2026/02/hero-alpha-eheroalph.webp',
    ])('%s is not found', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test('a media item is found by slug and by its address', async () => {
      const query =
        'query ($id: ID!, $type: MediaItemIdType) { mediaItem(id: $id, idType: $type) { slug altText mediaType mimeType srcSet } }';
      const item = {
        slug: 'room-alpha',
        altText: 'Picture room/alpha',
        mediaType: 'image',
        mimeType: 'image/webp',
        srcSet: null,
      };
      expect((await inUae(query, { id: 'room-alpha', type: 'SLUG' })).data).toEqual({ mediaItem: item });
      expect((await inUae(query, { id: `http://backend.test${file}`, type: 'SOURCE_URL' })).data).toEqual({
        mediaItem: item,
      });
    });
  });

  test('health and readiness', async () => {
    const get = (path: string) => backend.fetch(new Request(`http://backend.test${path}`));
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });
});
