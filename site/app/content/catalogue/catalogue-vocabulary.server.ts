import { isBrand } from '../../facets/category.ts';
import type { FacetKey } from '../../facets/facets.ts';
import { parseBrandFacet, parseFacetValue } from '../../facets/facets.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient, QueryOptions } from '../client/client.server.ts';
import { BrandsDataDocument, CategoryChildrenDocument, type CategoryNodeFragment } from '../generated/graphql.ts';
import { loadCategoryTrees } from './category-trees.server.ts';

/** A value of a facet: the same across brands, so `tarwa-amla` and `nadiya-amla` are both `amla`. */
export type Term = { facet: FacetKey | 'category'; slug: string; name: string };

/** The category tree of a locale, as listings use it. */
export type Vocabulary = {
  /** The terms of a product in the category with this id. */
  termsOf: (databaseId: number) => readonly Term[];
  /** Every term of the category tree, in the tree's order. */
  terms: readonly Term[];
  /** Global ids of the categories. */
  ids: ReadonlySet<string>;
};

type Children = { nodes: readonly Category[]; pageInfo?: { hasNextPage: boolean } } | null;
type Category = CategoryNodeFragment & { children?: Children };

/**
 * Loads the vocabulary of a locale. A top-level category with a brand banner is a brand: its children are facets, their
 * children values named `{brand}-{value}`. Any other is a category of product types.
 */
export async function loadVocabulary(
  client: Pick<ContentClient, 'query' | 'queryPages'>,
  locale: Locale,
  options: Pick<QueryOptions, 'task' | 'tags'>,
): Promise<Vocabulary> {
  const { country, language } = locale;
  const { productCategories } = await client.query(country, BrandsDataDocument, { language }, options);
  const brands = new Set((productCategories?.nodes ?? []).filter(isBrand).flatMap(({ slug }) => slug ?? []));
  const builder = createVocabularyBuilder(brands);
  for (const top of await loadCategoryTrees(client, locale, options)) builder.add(await complete(top));
  return builder.build();

  /** The service cuts children to 100 (contract notes 1); the rest is read by parent. */
  async function complete(category: Category): Promise<Category> {
    const { children } = category;
    const nodes = children?.pageInfo?.hasNextPage ? await loadChildren(category.databaseId) : (children?.nodes ?? []);
    const completed: Category[] = [];
    for (const node of nodes) completed.push(await complete(node));
    return { ...category, children: { nodes: completed } };
  }

  async function loadChildren(parent: number): Promise<Category[]> {
    const nodes: Category[] = [];
    const pages = client.queryPages(country, CategoryChildrenDocument, { parent, language }, options);
    for await (const { productCategories } of pages) {
      nodes.push(...(productCategories?.nodes ?? []));
    }
    return nodes;
  }
}

function createVocabularyBuilder(brands: ReadonlySet<string>) {
  const ids = new Set<string>();
  const termsById = new Map<number, Term[]>();
  const terms = new Map<string, Term>();
  const tops = new Map<string, Category>();
  const categoriesOfType = new Map<string, readonly Term[]>();

  function note(category: Category, ...own: Term[]): Term[] {
    const shared = own.map((term) => {
      const key = `${term.facet} ${term.slug}`;
      const known = terms.get(key) ?? term;
      terms.set(key, known);
      return known;
    });
    ids.add(category.id);
    termsById.set(category.databaseId, shared);
    return shared;
  }

  function addCategory(category: Category, slug: string): void {
    const own = note(category, { facet: 'category', slug, name: category.name ?? slug });
    for (const type of category.children?.nodes ?? []) {
      if (type.slug !== null) addType(type, type.slug, own);
    }
  }

  function addType(type: Category, slug: string, above: readonly Term[]): void {
    categoriesOfType.set(slug, above);
    const own = note(type, { facet: 'type', slug, name: type.name ?? slug }, ...above);
    for (const child of type.children?.nodes ?? []) if (child.slug !== null) termsById.set(child.databaseId, own);
  }

  function addBrand(brand: Category, slug: string): void {
    const [own] = note(brand, { facet: 'brand', slug, name: brand.name ?? slug });
    if (!own) return;
    for (const facet of brand.children?.nodes ?? []) {
      const key = parseBrandFacet(facet.slug ?? '');
      note(facet, own);
      for (const value of facet.children?.nodes ?? []) {
        const valueSlug = parseFacetValue(value.slug ?? '', slug);
        if (key === null || valueSlug === '') note(value, own);
        else
          note(
            value,
            own,
            { facet: key, slug: valueSlug, name: value.name ?? valueSlug },
            ...categoriesOf(key, valueSlug),
          );
      }
    }
  }

  function categoriesOf(facet: FacetKey, slug: string): readonly Term[] {
    return facet === 'type' ? (categoriesOfType.get(slug) ?? []) : [];
  }

  return {
    add: (top: Category) => {
      if (top.slug !== null) tops.set(top.slug, top);
    },
    build: (): Vocabulary => {
      // Categories first: the name and place of a product type are its category's, not those in a brand's facet.
      for (const [slug, top] of tops) if (!brands.has(slug)) addCategory(top, slug);
      for (const [slug, top] of tops) if (brands.has(slug)) addBrand(top, slug);
      return { termsOf: (databaseId) => termsById.get(databaseId) ?? [], terms: [...terms.values()], ids };
    },
  };
}
