import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languages, writtenLanguage } from '../contract/languages.ts';
import { ask, pick, pickAll } from './test/ask.ts';
import { describeService } from './test/describe-service.ts';

describeService('texts, field groups and products', ({ backend, inUae, list }) => {
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
        backend(),
        'ksa',
        '{ pages(where: { name: "our-story", language: "ar" }) { nodes { uri link translations { locale href } } } menuItems(where: { location: PRIMARY, parentDatabaseId: 0 }) { nodes { path uri url menuFields { isBrandSection mImage { node { mediaItemUrl } } } childItems(first: 1) { nodes { path } } } } }',
      );
      expect(data).toMatchObject({
        pages: {
          nodes: [
            {
              uri: '/our-story/',
              link: 'http://backend.test/ksa/our-story/?lang=ar',
              translations: languages
                .filter(({ code }) => code !== 'ar')
                .map(({ code, locale }) => ({
                  locale,
                  href: `http://backend.test/ksa/our-story/${code === defaultLanguage ? '' : `?lang=${code}`}`,
                })),
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

    test('ids differ per site (NOTES §4)', async () => {
      const idIn = async (country: 'uae' | 'ksa') =>
        pick(
          (await ask(backend(), country, '{ pages(where: { name: "home" }) { nodes { id } } }')).data,
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

  test('nodes have their date of modification in GMT, products with an offset (NOTES 26)', async () => {
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
          // Not modified since it was published.
          { date: '2024-03-01T09:00:00', modifiedGmt: '2024-03-01T05:00:00' },
        ],
      },
      pages: { nodes: [{ modifiedGmt: expect.stringMatching(/^2025-12-\d\dT05:00:00$/) }] },
      products: { nodes: [{ modified: expect.stringMatching(/^2024-01-\d\dT04:00:00\+00:00$/) }] },
    });
  });

  describe('products', () => {
    const productQuery = `query ($language: String) { products(where: { slugIn: ["alpha-amla-oil"], language: $language }) { nodes {
      __typename metaData(keysIn: ["ext_product_url_noon", "ext_product_url_amazon"]) { key value }
      related(first: 10) { nodes { slug } }
      ... on VariableProduct { variations(first: 100) { nodes { name slug attributes { nodes { label name value } } metaData(keysIn: ["noon_url", "amazon_url"]) { key value } } } }
    } } }`;

    test('variations are newest first, with the links of this country only (NOTES 30)', async () => {
      const { data } = await inUae(productQuery);
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
      const { data } = await ask(backend(), 'ksa', productQuery, { language });
      expect(pick(data, 'products.nodes.0.metaData.0.value')).toContain(
        `https://noon.example/ksa-${writtenLanguage(language)}?q=`,
      );
    });

    test('products missing in a country or language are not related', async () => {
      const relatedIn = async (language: string) =>
        pickAll(pick((await inUae(productQuery, { language })).data, 'products.nodes.0'), 'related', 'slug');
      expect(await relatedIn('en')).toEqual(['alpha-soap']);
      expect(await relatedIn('ar')).toHaveLength(2);
    });

    test('sizes and products differ by country', async () => {
      const { data } = await ask(backend(), 'egy', productQuery);
      expect(pick(data, 'products.nodes.0.variations.nodes')).toHaveLength(2);
      expect(pick(data, 'products.nodes.0.metaData')).toEqual([
        { key: 'ext_product_url_noon', value: null },
        { key: 'ext_product_url_amazon', value: null },
      ]);
    });

    test.each([
      ['en', 'alpha-soap', { name: 'size', label: 'Size', options: ['100 ml'], variation: false }],
      ['ar', 'alpha-soap', { name: 'size', label: 'العبوة', options: ['100 مل'], variation: false }],
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

    test('metaData is null when no key matches, and complete without keys', async () => {
      const query =
        '{ products(where: { slugIn: ["alpha-soap"] }) { nodes { none: metaData(keysIn: ["x"]) { key } all: metaData { key } } } }';
      const { data } = await inUae(query);
      expect(pick(data, 'products.nodes.0.none')).toBeNull();
      expect(pick(data, 'products.nodes.0.all')).toHaveLength(4);
    });
  });
});
