import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../../contract/languages.ts';
import { FACET_KEYS, type FacetKey } from '../../facets/facets.ts';
import { createContentClient } from '../client/client.server.ts';
import { createQueryCache } from '../client/query-cache.server.ts';
import { createTagCollector } from '../client/tags.ts';
import { createCatalogue } from './catalogue.server.ts';
import type { ListingQuery } from './catalogue-listing.ts';

type Product = {
  id?: string;
  slug: string;
  name: string;
  brand: string;
  type: string;
  ingredients: string[];
  regimens: string[];
  tags: string[];
  sizes?: string[];
  /** The attributes of a product with one size. */
  pack?: { name: string; label: string; options: (string | null)[] }[];
  menuOrder?: number;
  modified?: string;
  catalogVisibility?: string;
};
type Node = {
  id: string;
  databaseId: number;
  name: string;
  slug: string;
  children?: { nodes: Node[]; pageInfo: { hasNextPage: boolean } };
};

const categories: Record<string, string[]> = { 'hair-care': ['hair-oil', 'shampoo'], 'oral-care': ['toothpaste'] };
const categoryOf = (type: string) =>
  Object.keys(categories).find((category) => categories[category]?.includes(type)) ?? '';
const uae = { country: 'uae', language: 'en' } as const;
const plain: ListingQuery = { filters: {}, sort: 'menu', page: 1 };

/** A fake of a real shop's category tree: brands with facets, categories with types (contract notes, section 1). */
function createShop(products: Product[]) {
  const ids = new Map<string, number>();
  const idOf = (slug: string) => {
    const id = ids.get(slug) ?? ids.size + 1;
    ids.set(slug, id);
    return id;
  };
  const node = (slug: string, name = slug, children?: Node[]): Node => ({
    id: btoa(`term:${idOf(slug)}`),
    databaseId: idOf(slug),
    name,
    slug,
    ...(children && { children: { nodes: children.slice(0, 100), pageInfo: { hasNextPage: children.length > 100 } } }),
  });
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const valuesOf = (brand: string, key: (product: Product) => string[]) =>
    [...new Set(products.filter((product) => product.brand === brand).flatMap(key))].map((value) =>
      node(`${brand}-${value}`, value),
    );
  const tree = [
    ...brands.map((brand) =>
      node(brand, brand.toUpperCase(), [
        node(
          `${brand}-product-type`,
          'Type',
          valuesOf(brand, ({ type }) => [type]),
        ),
        node(
          `${brand}-ingredient`,
          'Ingredient',
          valuesOf(brand, ({ ingredients }) => ingredients),
        ),
        node(
          `${brand}-regimen`,
          'Regimen',
          valuesOf(brand, ({ regimens }) => regimens),
        ),
      ]),
    ),
    ...Object.entries(categories).map(([category, types]) =>
      node(
        category,
        category,
        types.map((type) => node(type, `The ${type}`, [])),
      ),
    ),
  ];
  const find = (nodes: Node[], id: number): Node | undefined => {
    for (const one of nodes) {
      const found = one.databaseId === id ? one : find(one.children?.nodes ?? [], id);
      if (found) return found;
    }
    return undefined;
  };
  const allValues = new Map<number, Node[]>();
  for (const brand of brands)
    allValues.set(
      idOf(`${brand}-ingredient`),
      valuesOf(brand, ({ ingredients }) => ingredients),
    );

  const state = { products, isDown: false, requests: 0, lastQuery: '' };
  const list = (nodes: unknown[], after: unknown) => {
    const from = Number(after ?? 0);
    return {
      nodes: nodes.slice(from, from + 100),
      pageInfo: { hasNextPage: from + 100 < nodes.length, endCursor: String(from + 100) },
    };
  };
  const answer = (operationName: string, variables: Record<string, unknown>): object => {
    switch (operationName) {
      case 'brandsData':
        return {
          productCategories: list(
            tree.map((one) => ({
              ...one,
              brandBanner: { heading: brands.includes(one.slug) ? 'Banner' : null, image: null },
            })),
            variables.after,
          ),
        };
      case 'GetProductFilters':
        return {
          productCategories: list(
            tree.filter(({ slug }) => Array.isArray(variables.slug) && variables.slug.includes(slug)),
            null,
          ),
        };
      case 'categoryChildren':
        return {
          productCategories: list(
            allValues.get(Number(variables.parent)) ?? find(tree, Number(variables.parent))?.children?.nodes ?? [],
            variables.after,
          ),
        };
      default:
        return { products: list(state.products.map(buildProduct), variables.after) };
    }
  };
  const buildProduct = (product: Product, index: number) => {
    const { slug, name, brand, type, ingredients, regimens } = product;
    const categories = [
      brand,
      type,
      categoryOf(type),
      `${brand}-${type}`,
      ...[...ingredients, ...regimens].map((value) => `${brand}-${value}`),
    ];
    return {
      __typename: product.sizes ? 'VariableProduct' : 'SimpleProduct',
      id: product.id ?? btoa(`post:${index}`),
      databaseId: index,
      slug,
      name,
      menuOrder: product.menuOrder ?? index,
      modified: product.modified ?? null,
      catalogVisibility: product.catalogVisibility ?? null,
      shortDescription: `<p>About ${name}. And more.</p>`,
      featuredImage: {
        node: {
          id: btoa('post:9'),
          mediaItemUrl: `https://cms.example/wp-content/${slug}.jpg`,
          altText: '',
          mimeType: 'image/jpeg',
          title: slug,
        },
      },
      productTags: { nodes: product.tags.map((tag) => ({ slug: tag, name: `Tag ${tag}` })) },
      productCategories: {
        nodes: categories.map((category) => ({ databaseId: idOf(category), slug: category, name: category })),
      },
      ...(product.pack && { attributes: { nodes: product.pack } }),
      ...(product.sizes && {
        variations: { nodes: product.sizes.map((value) => ({ attributes: { nodes: [{ value }] } })) },
      }),
    };
  };
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    state.requests += 1;
    await new Promise((resolve) => setImmediate(resolve));
    if (state.isDown)
      return new Response('<h1>Maintenance</h1>', { status: 503, headers: { 'content-type': 'text/html' } });
    const { operationName, variables, query } = JSON.parse(String(init?.body));
    state.lastQuery = query;
    return new Response(JSON.stringify({ data: answer(operationName, variables) }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  return { state, fetch };
}

function createTestCatalogue(products: Product[]) {
  let now = 1_000_000;
  const clock = () => now;
  const shop = createShop(products);
  const client = createContentClient({
    endpoints: { uae: 'https://cms.example/graphql' },
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock }),
    fetch: shop.fetch,
    clock,
  });
  return {
    ...shop,
    catalogue: createCatalogue({ client, clock }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}
const product = (slug: string, more: Partial<Product> = {}): Product => ({
  slug,
  name: slug,
  brand: 'tarwa',
  type: 'hair-oil',
  ingredients: ['amla'],
  regimens: ['pre-wash'],
  tags: [],
  ...more,
});
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const shopProducts = [
  product('amla-oil', { tags: ['new'], sizes: ['1 litre', '2 × 100 ml', '50 ml', '100 ml'], menuOrder: 3 }),
  product('sidr-shampoo', { type: 'shampoo', ingredients: ['sidr', 'amla'], regimens: ['in-wash'], menuOrder: 1 }),
  product('miswak-paste', {
    brand: 'arak',
    type: 'toothpaste',
    ingredients: ['miswak'],
    regimens: ['oral-care'],
    tags: ['new'],
    menuOrder: 2,
  }),
  product('black-seed-oil', {
    brand: 'nadiya',
    ingredients: ['black-seed'],
    menuOrder: 4,
    pack: [
      { name: 'scent', label: 'Scent', options: ['None'] },
      { name: 'pa_size', label: 'Size', options: ['75 ml'] },
    ],
  }),
];

test('a product hidden from the catalogue is in no list, facet, sitemap or alternate (contract notes 15)', async () => {
  const hidden = { brand: 'secret', catalogVisibility: 'HIDDEN' };
  const { catalogue } = createTestCatalogue([...shopProducts, product('sample-oil', hidden)]);
  // Before the catalogue is read, one query answers this.
  expect(await catalogue.hasProduct(uae, 'sample-oil')).toBe(false);
  const { total, facets } = await catalogue.listProducts(uae, plain);
  expect(total).toBe(shopProducts.length);
  expect(JSON.stringify(facets)).not.toContain('secret');
  expect(await catalogue.listSlugs(uae)).not.toContain('sample-oil');
  expect(await catalogue.findProducts(uae, ['sample-oil'])).toEqual([]);
  expect(await catalogue.hasProduct(uae, 'sample-oil')).toBe(false);
  expect([...(await catalogue.listCollections(uae)).keys()]).not.toContain('secret');
});

describe('listProducts', () => {
  const counts = async (query: Partial<ListingQuery>) => {
    const { facets, total } = await createTestCatalogue(shopProducts).catalogue.listProducts(uae, {
      ...plain,
      ...query,
    });
    return {
      total,
      ...Object.fromEntries(
        facets
          .filter(({ values }) => values.length > 0)
          .map(({ key, values }) => [key, Object.fromEntries(values.map(({ slug, count }) => [slug, count]))]),
      ),
    };
  };

  test('an item has everything a card shows', async () => {
    const { items } = await createTestCatalogue(shopProducts).catalogue.listProducts(uae, plain);
    expect(items[2]).toEqual({
      id: btoa('post:0'),
      databaseId: 0,
      slug: 'amla-oil',
      name: 'amla-oil',
      image: { mediaItemUrl: 'm0/wp-content/amla-oil.jpg', altText: '', mimeType: 'image/jpeg', title: 'amla-oil' },
      brand: { slug: 'tarwa', name: 'TARWA' },
      type: { slug: 'hair-oil', name: 'The hair-oil' },
      tags: ['new'],
      sizes: ['50 ml', '100 ml', '2 × 100 ml', '1 litre'],
      purpose: 'About amla-oil',
    });
    // A single size is among the product's attributes.
    expect(items.map(({ sizes }) => sizes)).toEqual([[], [], items[2]?.sizes, ['75 ml']]);
  });

  test('counts without a selection', async () => {
    expect(await counts({})).toEqual({
      total: 4,
      brand: { tarwa: 2, arak: 1, nadiya: 1 },
      type: { 'hair-oil': 2, shampoo: 1, toothpaste: 1 },
      ingredient: { amla: 2, 'black-seed': 1, miswak: 1, sidr: 1 },
      regimen: { 'in-wash': 1, 'oral-care': 1, 'pre-wash': 2 },
      more: { new: 2 },
    });
  });

  test("a facet's own selection does not narrow its counts; the others do, and no value disappears", async () => {
    expect(await counts({ filters: { brand: ['tarwa', 'arak'], type: ['hair-oil'] } })).toEqual({
      total: 1,
      brand: { tarwa: 1, arak: 0, nadiya: 1 },
      type: { 'hair-oil': 1, shampoo: 1, toothpaste: 1 },
      ingredient: { amla: 1, 'black-seed': 0, miswak: 0, sidr: 0 },
      regimen: { 'in-wash': 0, 'oral-care': 0, 'pre-wash': 1 },
      more: { new: 1 },
    });
  });

  test('values that would leave nothing come last, chosen ones stay; the list knows how many it has without filters', async () => {
    const { catalogue } = createTestCatalogue(shopProducts);
    const { facets, total, unfiltered } = await catalogue.listProducts(uae, {
      ...plain,
      filters: { type: ['toothpaste'], ingredient: ['amla'] },
    });
    const slugsOf = (key: FacetKey) => facets.find((one) => one.key === key)?.values.map(({ slug }) => slug);
    expect([total, unfiltered]).toEqual([0, 4]);
    expect(slugsOf('ingredient')).toEqual(['amla', 'miswak', 'black-seed', 'sidr']);
    expect((await catalogue.listProducts(uae, { ...plain, type: 'hair-oil' })).unfiltered).toBe(2);
  });

  test('within a brand only its own values are offered', async () => {
    expect(await counts({ brand: 'tarwa' })).toEqual({
      total: 2,
      brand: { tarwa: 2 },
      type: { 'hair-oil': 1, shampoo: 1 },
      ingredient: { amla: 2, sidr: 1 },
      regimen: { 'in-wash': 1, 'pre-wash': 1 },
      more: { new: 1 },
    });
  });

  test('a category includes all its types', async () => {
    expect((await counts({ type: 'hair-care' })).total).toBe(3);
    expect((await counts({ type: 'hair-oil' })).total).toBe(2);
    expect((await counts({ type: 'none' })).total).toBe(0);
  });

  test('an unknown value stays visible, so that it can be removed', async () => {
    const { facets, total } = await createTestCatalogue(shopProducts).catalogue.listProducts(uae, {
      ...plain,
      filters: { brand: ['gone'] },
    });
    expect(total).toBe(0);
    expect(facets[0]?.values.at(-1)).toEqual({ slug: 'gone', label: 'gone', count: 0, selected: true });
  });

  test.each<[ListingQuery['sort'], string[]]>([
    ['menu', ['sidr-shampoo', 'miswak-paste', 'amla-oil', 'black-seed-oil']],
    ['name', ['amla-oil', 'black-seed-oil', 'miswak-paste', 'sidr-shampoo']],
    ['newest', ['amla-oil', 'sidr-shampoo', 'miswak-paste', 'black-seed-oil']],
  ])('sorted by %s', async (sort, expected) => {
    expect(
      (await createTestCatalogue(shopProducts).catalogue.listProducts(uae, { ...plain, sort })).items.map(
        ({ slug }) => slug,
      ),
    ).toEqual(expected);
  });

  test('Arabic names are sorted by the Arabic alphabet', async () => {
    const names = ['ياسمين', 'أملج', 'زيت', 'بابونج', 'إكليل', 'Amla'];
    const { catalogue } = createTestCatalogue(names.map((name, index) => product(`p${index}`, { name })));
    const { items } = await catalogue.listProducts({ country: 'uae', language: 'ar' }, { ...plain, sort: 'name' });
    expect(items.map(({ name }) => name)).toEqual(['إكليل', 'أملج', 'بابونج', 'زيت', 'ياسمين', 'Amla']);
  });

  test('the Arabic article counts neither in the names of products nor in those of filters', async () => {
    const { catalogue } = createTestCatalogue([
      product('paste', { name: 'المعجون الأحمر', ingredients: ['المسواك', 'زيتون', 'الأملا'] }),
      product('soap', { name: 'صابون الغار' }),
    ]);
    const { items, facets } = await catalogue.listProducts(
      { country: 'uae', language: 'ar' },
      { ...plain, sort: 'name' },
    );
    expect(items.map(({ name }) => name)).toEqual(['صابون الغار', 'المعجون الأحمر']);
    const ingredients = facets.find(({ key }) => key === 'ingredient')?.values.map(({ label }) => label);
    expect(ingredients?.filter((label) => /^\p{Script=Arabic}/u.test(label))).toEqual(['الأملا', 'زيتون', 'المسواك']);
  });

  test('pages', async () => {
    const { catalogue } = createTestCatalogue(Array.from({ length: 50 }, (_, index) => product(`p${index}`)));
    const at = async (page: number) => {
      const { items, ...rest } = await catalogue.listProducts(uae, { ...plain, page });
      return [rest.page, rest.pages, rest.total, items.length, items[0]?.slug];
    };
    expect(await at(1)).toEqual([1, 3, 50, 24, 'p0']);
    expect(await at(3)).toEqual([3, 3, 50, 2, 'p48']);
    expect(await at(9)).toEqual([3, 3, 50, 2, 'p48']);
  });

  test('demand 12: all of 250 products and 130 values are read over a cap of 100', async () => {
    const { catalogue } = createTestCatalogue(
      Array.from({ length: 250 }, (_, index) => product(`p${index}`, { ingredients: [`i${index % 130}`] })),
    );
    const { total, facets } = await catalogue.listProducts(uae, plain);
    expect(total).toBe(250);
    expect(facets.find(({ key }) => key === 'ingredient')?.values).toHaveLength(130);
  });
});

describe('any catalogue, any selection', () => {
  const pick = <T>(...values: T[]) => fc.constantFrom(...values);
  const some = (values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
  const products = fc
    .array(
      fc.record({
        brand: pick('tarwa', 'arak', 'nadiya'),
        type: pick('hair-oil', 'shampoo', 'toothpaste'),
        ingredients: some(['amla', 'sidr', 'neem']),
        regimens: some(['pre-wash', 'in-wash']),
        tags: some(['new', 'vegan', 'shine']),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map((one, index): Product => ({ ...one, slug: `p${index}`, name: `p${index}` })));
  const filters: fc.Arbitrary<ListingQuery['filters']> = fc.record({
    brand: some(['tarwa', 'arak', 'gone']),
    type: some(['hair-oil', 'toothpaste']),
    ingredient: some(['amla', 'neem']),
    regimen: some(['pre-wash']),
    tag: some(['shine']),
    free: some(['vegan']),
    more: some(['new']),
  });
  /** Only these facets have values in the fake service. */
  const readers: Partial<Record<FacetKey, (product: Product) => string[]>> = {
    brand: ({ brand }) => [brand],
    type: ({ type }) => [type],
    ingredient: ({ ingredients }) => ingredients,
    regimen: ({ regimens }) => regimens,
    tag: ({ tags }) => tags.filter((tag) => tag === 'shine'),
    free: ({ tags }) => tags.filter((tag) => tag === 'vegan'),
    more: ({ tags }) => tags.filter((tag) => tag === 'new'),
  };
  const valuesOf = (key: FacetKey, one: Product) => readers[key]?.(one) ?? [];

  test('is listed and counted like by a plain filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        filters,
        fc.option(pick('tarwa', 'arak'), { nil: undefined }),
        async (list, selection, brand) => {
          const { catalogue } = createTestCatalogue(list);
          const listing = await catalogue.listProducts(uae, {
            ...plain,
            filters: selection,
            pageSize: 100,
            ...(brand && { brand }),
          });
          const chosen = (key: FacetKey) => selection[key] ?? [];
          const passes = (one: Product, ...keys: FacetKey[]) =>
            (!brand || one.brand === brand) &&
            keys.every(
              (key) => chosen(key).length === 0 || valuesOf(key, one).some((value) => chosen(key).includes(value)),
            );
          expect(listing.items.map(({ slug }) => slug)).toEqual(
            list.filter((one) => passes(one, ...FACET_KEYS)).map(({ slug }) => slug),
          );
          for (const { key, values } of listing.facets) {
            const others = list.filter((one) => passes(one, ...FACET_KEYS.filter((other) => other !== key)));
            const offered = list.filter((one) => passes(one)).flatMap((one) => valuesOf(key, one));
            const expected = new Set([...offered, ...chosen(key)]);
            expect(new Set(values.map(({ slug }) => slug))).toEqual(expected);
            for (const { slug, count, selected } of values) {
              expect(count).toBe(others.filter((one) => valuesOf(key, one).includes(slug)).length);
              expect(selected).toBe(chosen(key).includes(slug));
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('keeping up', () => {
  test('a hundred cold requests share one load', async () => {
    const { catalogue, state } = createTestCatalogue(shopProducts);
    await Promise.all(Array.from({ length: 100 }, () => catalogue.listProducts(uae, plain)));
    expect(state.requests).toBe(3);
  });

  test('a stale catalogue is served while it is reloaded', async () => {
    const { catalogue, state, pass } = createTestCatalogue(shopProducts);
    await catalogue.listProducts(uae, plain);
    state.products = shopProducts.slice(0, 1);
    pass(59_999);
    expect((await catalogue.listProducts(uae, plain)).total).toBe(4);
    expect(state.requests).toBe(3);
    pass(1);
    expect((await catalogue.listProducts(uae, plain)).total).toBe(4);
    await settle();
    expect((await catalogue.listProducts(uae, plain)).total).toBe(1);
  });

  test('is still served while the service is down, and recovers', async () => {
    const { catalogue, state, pass } = createTestCatalogue(shopProducts);
    await catalogue.listProducts(uae, plain);
    state.isDown = true;
    pass(60_000);
    expect((await catalogue.listProducts(uae, plain)).total).toBe(4);
    await settle();
    const { requests } = state;
    expect((await catalogue.listProducts(uae, plain)).total).toBe(4);
    expect(state.requests).toBe(requests);
    state.isDown = false;
    state.products = shopProducts.slice(0, 2);
    pass(5_000);
    await catalogue.listProducts(uae, plain);
    await settle();
    expect((await catalogue.listProducts(uae, plain)).total).toBe(2);
  });

  test('a cold catalogue fails with the error of the service', async () => {
    const { catalogue, state } = createTestCatalogue(shopProducts);
    state.isDown = true;
    await expect(catalogue.listProducts(uae, plain)).rejects.toThrow('Request failed with status code 503');
    state.isDown = false;
    expect((await catalogue.listProducts(uae, plain)).total).toBe(4);
  });

  test.each([['uae:catalogue'], [`uae:${btoa('post:77')}`], ['uae:brandsData']])(
    'purged by %s it is reloaded before it answers',
    async (tag) => {
      const { catalogue, state } = createTestCatalogue(shopProducts);
      await catalogue.listProducts(uae, plain);
      state.products = shopProducts.slice(0, 1);
      catalogue.purge([tag]);
      expect((await catalogue.listProducts(uae, plain)).total).toBe(1);
    },
  );

  test('a slow catalogue is reloaded less often, and served while it reloads after a purge', async () => {
    const { catalogue, state, pass } = createTestCatalogue(shopProducts);
    const readFor = async (ms: number) => {
      const { requests } = state;
      const listing = catalogue.listProducts(uae, plain);
      while (state.requests === requests) await new Promise((resolve) => setImmediate(resolve));
      pass(ms);
      return (await listing).total;
    };
    expect(await readFor(2_000)).toBe(4);
    state.products = shopProducts.slice(0, 3);
    catalogue.purge(['uae:catalogue']);
    expect(await readFor(20_000)).toBe(3);
    const { requests } = state;
    pass(199_999);
    await catalogue.listProducts(uae, plain);
    expect(state.requests).toBe(requests);
    state.products = shopProducts.slice(0, 2);
    catalogue.purge(['uae:catalogue']);
    expect((await catalogue.listProducts(uae, plain)).total).toBe(3);
    await settle();
    expect((await catalogue.listProducts(uae, plain)).total).toBe(2);
  });

  test('a purge of its products, categories or operations returns the tag of pages that use the catalogue', async () => {
    const { catalogue } = createTestCatalogue(shopProducts);
    for (const language of languageCodes) await catalogue.listProducts({ country: 'uae', language }, plain);
    const count = languageCodes.length;
    expect(catalogue.purge([`uae:${btoa('post:2')}`])).toEqual({ count, tags: ['uae:catalogue'] });
    expect(catalogue.purge([`uae:${btoa('term:1')}`]).tags).toEqual(['uae:catalogue']);
    expect(catalogue.purge(['uae:brandsData']).tags).toEqual(['uae:catalogue']);
    expect(catalogue.purge([`uae:${btoa('post:77')}`])).toEqual({ count, tags: [] });
    expect(catalogue.purge(['uae:GetMenu'])).toEqual({ count: 0, tags: [] });
    // The content of a catalogue that is not loaded is unknown.
    expect(catalogue.purge([`ksa:${btoa('post:2')}`])).toEqual({ count: 0, tags: ['ksa:catalogue'] });
    expect(catalogue.purge(['uae:*'])).toEqual({ count, tags: [] });
    expect(catalogue.purge(['*'])).toEqual({ count, tags: [] });
  });

  test.each(['ksa:catalogue', 'uae:GetMenu', 'nonsense'])('%s does not purge it', async (tag) => {
    const { catalogue, state } = createTestCatalogue(shopProducts);
    await catalogue.listProducts(uae, plain);
    catalogue.purge([tag]);
    await catalogue.listProducts(uae, plain);
    expect(state.requests).toBe(3);
  });

  test('a load in flight at a purge is not stored', async () => {
    const { catalogue, state } = createTestCatalogue(shopProducts);
    const early = catalogue.listProducts(uae, plain);
    while (state.requests < 2) await new Promise((resolve) => setImmediate(resolve));
    catalogue.purge(['uae:catalogue']);
    await early;
    const { requests } = state;
    await catalogue.listProducts(uae, plain);
    // The categories are queries like any other, and have not been purged.
    expect(state.requests).toBe(requests + 1);
  });

  test('collects the tags of a page and its freshness', async () => {
    const { catalogue, pass } = createTestCatalogue(shopProducts);
    const read = async () => {
      const tags = createTagCollector();
      await catalogue.listProducts(uae, { ...plain, brand: 'arak', tags });
      return [tags.tags(), tags.freshForMs()];
    };
    expect(await read()).toEqual([['uae:*', 'uae:catalogue', `uae:${btoa('post:2')}`], 60_000]);
    pass(60_000);
    expect((await read())[1]).toBe(1_000);
  });

  test('takes no tag from what is no global id: it would be no header either', async () => {
    const { catalogue } = createTestCatalogue([product('amla-oil', { id: '\u03a9' })]);
    const tags = createTagCollector();
    await catalogue.listProducts(uae, { ...plain, tags });
    expect(tags.tags()).toEqual(['uae:*', 'uae:catalogue']);
  });
});

test('products and slugs by name', async () => {
  const { catalogue } = createTestCatalogue(shopProducts);
  expect((await catalogue.findProducts(uae, ['miswak-paste', 'none', 'amla-oil'])).map(({ slug }) => slug)).toEqual([
    'miswak-paste',
    'amla-oil',
  ]);
  expect(await catalogue.listSlugs(uae)).toEqual(shopProducts.map(({ slug }) => slug));
  expect(await catalogue.listSlugs(uae)).toBe(await catalogue.listSlugs(uae));
  expect(await catalogue.hasProduct(uae, 'amla-oil')).toBe(true);
  expect(await catalogue.hasProduct(uae, 'none')).toBe(false);
  expect((await catalogue.listTerms(uae)).filter(({ facet }) => facet === 'category').map(({ slug }) => slug)).toEqual([
    'hair-care',
    'oral-care',
  ]);
});

test('a locale whose catalogue is not loaded is asked for no more of a product than its slug', async () => {
  const { catalogue, state } = createTestCatalogue(shopProducts);
  expect(await catalogue.hasProduct(uae, 'amla-oil')).toBe(true);
  expect(state.lastQuery).toContain('slugIn');
  expect(state.lastQuery).not.toMatch(/description|image|categories/i);
});

test('a brand has collections for the types of its products', async () => {
  const { catalogue } = createTestCatalogue(shopProducts);
  expect([...(await catalogue.listCollections(uae))].map(([brand, types]) => [brand, [...types].sort()])).toEqual([
    ['tarwa', ['hair-oil', 'shampoo']],
    ['arak', ['toothpaste']],
    ['nadiya', ['hair-oil']],
  ]);
  expect(await catalogue.hasCollection(uae, 'tarwa')).toBe(true);
  expect(await catalogue.hasCollection(uae, 'tarwa', 'shampoo')).toBe(true);
  expect(await catalogue.hasCollection(uae, 'tarwa', 'toothpaste')).toBe(false);
  expect(await catalogue.hasCollection(uae, 'tarwa', 'hair-care')).toBe(false);
  expect(await catalogue.hasCollection(uae, 'none')).toBe(false);
});

test('a list changes with the newest product in it', async () => {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
  const { catalogue } = createTestCatalogue([
    product('old-oil', { modified: '2026-01-01T04:00:00+04:00' }),
    product('new-oil', { modified: '2026-03-01T00:00:00+00:00' }),
    product('shampoo', { type: 'shampoo', modified: '2026-02-01T00:00:00+00:00' }),
    product('other-oil', { brand: 'nadiya', modified: '2026-05-01T00:00:00+00:00' }),
    product('undated', { brand: 'arak', type: 'toothpaste' }),
  ]);
  const { ofProduct, ofList } = await catalogue.listChanges(uae);
  expect([ofProduct('old-oil'), ofProduct('undated'), ofProduct('none')]).toEqual([day('2026-01-01'), null, null]);
  expect(ofList({})).toBe(day('2026-05-01'));
  expect(ofList({ brand: 'tarwa' })).toBe(day('2026-03-01'));
  expect(ofList({ brand: 'tarwa', type: 'shampoo' })).toBe(day('2026-02-01'));
  expect(ofList({ brand: 'tarwa', type: 'hair-care' })).toBe(day('2026-03-01'));
  expect(ofList({ type: 'hair-oil' })).toBe(day('2026-05-01'));
  expect(ofList({ type: 'hair-care' })).toBe(day('2026-05-01'));
  expect([ofList({ brand: 'arak' }), ofList({ brand: 'none' }), ofList({ type: 'none' })]).toEqual([null, null, null]);
});

test('until the catalogue is loaded, a collection is requested on its own', async () => {
  const { catalogue, state } = createTestCatalogue(shopProducts);
  expect(await catalogue.hasCollection(uae, 'tarwa', 'toothpaste')).toBe(true);
  expect(state.requests).toBe(1);
});
