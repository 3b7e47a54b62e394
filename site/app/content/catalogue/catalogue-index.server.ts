import { compareAmounts } from '../../../../contract/amount.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { parseModified } from '../../../../contract/site-time.ts';
import { FACET_KEYS, FACETS, type FacetKey, parseTagFacet } from '../../facets/facets.ts';
import type { Sort } from '../../facets/listing-query.ts';
import { createCollator, dropArticle } from '../../locale/collator.ts';
import type { GetProductsByBrandQuery } from '../generated/graphql.ts';
import type { Term, Vocabulary } from './catalogue-vocabulary.server.ts';
import { isHidden } from './hidden-products.ts';
import { createInterner } from './interner.ts';
import { findPackSize } from './pack-size.ts';
import { buildPostings } from './postings.ts';
import { findPurpose } from './purpose.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** A product as listings show it; shared between requests and frozen. */
export type CatalogueItem = {
  id: string;
  databaseId: number;
  slug: string;
  name: string;
  image: { mediaItemUrl: string; altText: string; mimeType: string | null; title: string | null } | null;
  brand: { slug: string; name: string } | null;
  type: { slug: string; name: string } | null;
  /** Slugs. */
  tags: readonly string[];
  sizes: readonly string[];
  /** Its purpose, in a line. */
  purpose: string;
};

/**
 * The products of a locale, ready for listing. Terms are numbered; the terms of product `p` are
 * `termsOfProduct[offsets[p] … offsets[p + 1]]`, the products of term `t` are `productsOfTerm[t]`.
 */
export type CatalogueIndex = {
  items: readonly CatalogueItem[];
  slugs: readonly string[];
  bySlug: ReadonlyMap<string, CatalogueItem>;
  /** Whether a global id belongs to one of its products or their categories. */
  holds: (id: string) => boolean;
  terms: readonly Term[];
  termNumber: (facet: Term['facet'], slug: string) => number | null;
  offsets: Uint32Array;
  termsOfProduct: Uint32Array;
  productsOfTerm: readonly Uint32Array[];
  /** Positions of the products in each order. */
  orders: Readonly<Record<Sort, Uint32Array>>;
  /** The terms of each facet, in display order. */
  shown: ReadonlyMap<FacetKey, Uint32Array>;
  collections: Collections;
  /** The time each product was last changed: a timestamp, or NaN. */
  modified: Float64Array;
};

/** The product types of each brand that has products, by slug. */
export type Collections = ReadonlyMap<string, ReadonlySet<string>>;

type ProductNode = NonNullable<GetProductsByBrandQuery['products']>['nodes'][number];

/** Creates an index builder: it takes the products page by page, newest first, and keeps what listings show. */
export function createIndexBuilder(vocabulary: Vocabulary, language: LanguageCode, nextTurn: () => Promise<void>) {
  const items: CatalogueItem[] = [];
  const menuOrders: number[] = [];
  const terms: Term[] = [];
  const termNumbers = new Map<string, number>();
  const termLists: number[][] = [];
  const modified: number[] = [];
  const seen = new Set<string>();
  const intern = createInterner();
  for (const term of vocabulary.terms) numberOf(term);

  function numberOf(term: Term): number {
    const key = `${term.facet} ${term.slug}`;
    const known = termNumbers.get(key);
    if (known !== undefined) return known;
    termNumbers.set(key, terms.length);
    return terms.push(term) - 1;
  }

  function add(node: ProductNode): void {
    // Content moves between pages while they are read, so a product may come twice.
    if (!node.slug || seen.has(node.id) || isHidden(node)) return;
    seen.add(node.id);
    const inCategories = (node.productCategories?.nodes ?? []).flatMap(({ databaseId }) =>
      vocabulary.termsOf(databaseId),
    );
    const tags = (node.productTags?.nodes ?? []).flatMap(({ slug, name }) =>
      slug ? [{ slug, name: name ?? slug }] : [],
    );
    const numbers = new Set(inCategories.map(numberOf));
    for (const { slug, name } of tags)
      numbers.add(numberOf({ facet: parseTagFacet(slug), slug: intern.text(slug), name }));
    termLists.push([...numbers]);
    modified.push(parseModified(node.modified) ?? Number.NaN);
    menuOrders.push(node.menuOrder ?? Number.MAX_SAFE_INTEGER);
    items.push(
      Object.freeze({
        id: node.id,
        databaseId: node.databaseId,
        slug: node.slug,
        name: node.name ?? node.slug,
        image: buildImage(node.featuredImage?.node ?? null),
        brand: intern.term(inCategories.find(({ facet }) => facet === 'brand')),
        type: intern.term(inCategories.find(({ facet }) => facet === 'type')),
        tags: intern.list(tags.map(({ slug }) => slug)),
        sizes: intern.list(findSizes(node)),
        purpose: intern.text(findPurpose(tags, node.shortDescription)),
      }),
    );
  }

  function buildImage(media: NonNullable<ProductNode['featuredImage']>['node'] | null): CatalogueItem['image'] {
    if (!media?.mediaItemUrl) return null;
    const { mediaItemUrl, altText, mimeType, title } = media;
    return Object.freeze({ mediaItemUrl, altText: altText ?? '', mimeType: mimeType && intern.text(mimeType), title });
  }

  async function build(): Promise<CatalogueIndex> {
    const collator = createCollator(language);
    const names = items.map(({ name }) => dropArticle(name));
    const compareNames = (a: number, b: number) => collator.compare(names[a] ?? '', names[b] ?? '');
    const compareMenu = (a: number, b: number) => (menuOrders[a] ?? 0) - (menuOrders[b] ?? 0);
    const postings = buildPostings(termLists, terms.length);
    const collections = buildCollections(terms, termLists);
    const modifiedOf = Float64Array.from(modified);
    const orders = {
      newest: Uint32Array.from({ length: items.length }, (_, position) => position),
      menu: await sortInSlices(items.length, compareMenu, nextTurn),
      name: await sortInSlices(items.length, compareNames, nextTurn),
    };
    // The index's functions keep the builder's lists in memory otherwise.
    for (const list of [termLists, menuOrders, modified, names]) list.length = 0;
    seen.clear();
    return {
      items,
      slugs: items.map(({ slug }) => slug),
      bySlug: new Map(items.map((item) => [item.slug, item])),
      holds: (id) => vocabulary.ids.has(id) || items.some((item) => item.id === id),
      terms,
      termNumber: (facet, slug) => termNumbers.get(`${facet} ${slug}`) ?? null,
      ...postings,
      orders,
      shown: buildShown(terms, collator),
      collections,
      modified: modifiedOf,
    };
  }

  return { add, build };
}

function buildCollections(terms: readonly Term[], termLists: readonly number[][]): Collections {
  const collections = new Map<string, Set<string>>();
  for (const list of termLists) {
    const types = list.flatMap((number) => (terms[number]?.facet === 'type' ? terms[number].slug : []));
    for (const number of list) {
      const term = terms[number];
      if (term?.facet !== 'brand') continue;
      const known = collections.get(term.slug) ?? new Set();
      for (const type of types) known.add(type);
      collections.set(term.slug, known);
    }
  }
  return collections;
}

/** Sorts brands and product types as editors ordered them, everything else alphabetically. */
function buildShown(terms: readonly Term[], collator: Intl.Collator): CatalogueIndex['shown'] {
  const nameOf = (number: number) => dropArticle(terms[number]?.name ?? '');
  const ofFacet = (key: FacetKey) => {
    const numbers = terms.flatMap(({ facet }, number) => (facet === key ? [number] : []));
    if (!FACETS[key].isOrdered) numbers.sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
    return Uint32Array.from(numbers);
  };
  return new Map(FACET_KEYS.map((key) => [key, ofFacet(key)]));
}

/** Lists the sizes of a product: its variations, newest first (contract notes 30), each once; else its one size. */
function findSizes(node: ProductNode): string[] {
  if (!('variations' in node)) return [findPackSize(node)?.size].flatMap((size) => size ?? []);
  const values = (node.variations?.nodes ?? []).flatMap(
    ({ attributes }) => attributes?.nodes.flatMap(({ value }) => value ?? []) ?? [],
  );
  return [...new Set(values)].sort(compareAmounts);
}
