/** A product of the small service: its names by language, and where it is sold. */
export type SmallProduct = {
  slug: string;
  name: string;
  brand: string;
  type: string;
  ingredients: string[];
  /** Slugs of tags, named after them. */
  tags?: string[];
  countries: string[];
  /** Whether editors hid it from lists and search. */
  isHidden?: boolean;
};

const brands = { tarwa: 'Tarwa', arak: 'Arak' };
const types = {
  'hair-oil': 'Hair oil',
  toothpaste: 'Toothpaste',
  'hair-mask': 'Hair mask',
  shampoo: 'Shampoo',
  'hair-serum': 'Hair serum',
  'styling-gel': 'Styling gel',
  'beard-oil': 'Beard oil',
  'styling-cream': 'Styling cream',
  conditioner: 'Conditioner',
};
const idOf = (slug: string) =>
  [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
const node = (slug: string, name: string) => ({ id: btoa(`term:${idOf(slug)}`), databaseId: idOf(slug), slug, name });
const list = (nodes: unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

/**
 * Creates a content service of a few products that answers listings, product pages and searches only. A text matches a
 * search if it has all its words.
 */
export function createSmallBackend(
  products: readonly SmallProduct[],
  posts: readonly { slug: string; title: string; excerpt: string; content?: string }[] = [],
): typeof globalThis.fetch {
  const facet = (brand: string, name: string, values: string[]) => ({
    ...node(`${brand}-${name}`, name),
    children: list(values.map((value) => ({ ...node(`${brand}-${value}`, capitalise(value)), children: list([]) }))),
  });
  const groups = [
    {
      ...node('care', 'Care'),
      children: list(Object.entries(types).map(([slug, name]) => ({ ...node(slug, name), children: list([]) }))),
    },
  ];
  const ranges = Object.entries(brands).map(([slug, name]) => ({
    ...node(slug, name),
    brandBanner: { heading: name, image: null },
    children: list([
      facet(slug, 'product-type', [...new Set(products.filter(({ brand }) => brand === slug).map(({ type }) => type))]),
      facet(slug, 'ingredient', [
        ...new Set(products.filter(({ brand }) => brand === slug).flatMap(({ ingredients }) => ingredients)),
      ]),
      facet(slug, 'regimen', ['post-wash']),
    ]),
  }));

  function draw(product: SmallProduct) {
    const regimens = product.type === 'hair-serum' ? ['post-wash'] : [];
    const values = [...product.ingredients, ...regimens].map((one) => `${product.brand}-${one}`);
    const categories = [product.brand, product.type, ...values];
    return {
      __typename: 'SimpleProduct',
      ...node(product.slug, product.name),
      uri: `/product/${product.slug}/`,
      productDetails: null,
      catalogVisibility: product.isHidden ? 'HIDDEN' : 'VISIBLE',
      productTags: list((product.tags ?? []).map((slug) => node(slug, capitalise(slug)))),
      productCategories: list(categories.map((slug) => node(slug, capitalise(slug)))),
    };
  }

  function answer(operation: string, country: string, variables: Record<string, unknown>): object {
    const sold = products.filter(({ countries }) => countries.includes(country));
    const requested = [variables.slug, variables.slugIn, variables.nameIn].flat();
    const found = (text: string) => words(variables.search).every((word) => text.toLowerCase().includes(word));
    switch (operation) {
      case 'brandsData':
        return { productCategories: list([...ranges, ...groups]) };
      case 'GetProductFilters':
      case 'getBrandHero':
      case 'productTypeCategoryPage':
        return {
          productCategories: list(
            [...ranges, ...groups, ...groups.flatMap(({ children }) => children.nodes.map(Object))].filter((one) =>
              requested.includes(one.slug),
            ),
          ),
        };
      case 'categoryChildren':
        return { productCategories: list(groups) };
      case 'getProductsByBrand':
        return { products: list(sold.map(draw)) };
      case 'getProduct':
      case 'hasProduct':
        return { products: list(sold.filter(({ slug }) => requested.includes(slug)).map(draw)) };
      case 'hasProducts': {
        const isIn = ({ brand, type }: SmallProduct) =>
          [variables.categoryIn].flat().some((one) => one === brand || one === type);
        return { products: list(sold.filter((one) => one.brand === variables.category && isIn(one)).map(draw)) };
      }
      case 'getProducts':
        return { products: list(sold.filter(({ name, brand }) => found(`${name} ${brand}`)).map(draw)) };
      case 'getPosts':
        return {
          posts: list(
            posts
              .filter(({ title, excerpt }) => found(`${title} ${excerpt}`))
              .map((post) => ({ ...node(post.slug, post.title), ...post })),
          ),
        };
      case 'singleBlog':
        return {
          posts: list(
            posts
              .filter(({ slug }) => requested.includes(slug))
              .map((post) => ({ ...node(post.slug, post.title), ...post })),
          ),
        };
      default:
        // Data without a field would be no answer.
        return { languages: null };
    }
  }

  return async (address, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const [, operation = ''] = /^query (\w+)/.exec(query) ?? [];
    const [, country = ''] = /\.test\/(\w+)\//.exec(String(address)) ?? [];
    return Response.json({ data: answer(operation, country, variables ?? {}) });
  };
}

function words(text: unknown): string[] {
  return typeof text === 'string' ? text.toLowerCase().split(/\s+/) : [];
}

function capitalise(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
