import { FACET_KEYS, type FacetKey } from '../../facets/facets.ts';
import type { Sort } from '../../facets/listing-query.ts';
import type { CatalogueItem } from './catalogue-index.server.ts';
import type { ListedCatalogue } from './packed-catalogue.ts';

/** The filters, order and page of a product list. */
export type ListingQuery = {
  /** Only products of this brand; unlike a filter, it hides the other brands. */
  brand?: string;
  /** Only this product type, or the category of that slug. */
  type?: string;
  filters: Partial<Record<FacetKey, readonly string[]>>;
  sort: Sort;
  /** From 1; beyond the last page it is the last. */
  page: number;
  /** `PAGE_SIZE` unless given. */
  pageSize?: number;
};

/** rulings 4: 24 products a page. */
export const PAGE_SIZE = 24;

type FacetValue = { slug: string; label: string; count: number; selected: boolean };

export type CatalogueListing = {
  items: CatalogueItem[];
  total: number;
  /** The number of products without filters. */
  unfiltered: number;
  page: number;
  pages: number;
  facets: { key: FacetKey; values: FacetValue[] }[];
  /** The values of its filters that the catalogue knows. */
  known: Partial<Record<FacetKey, readonly string[]>>;
};

const OUTSIDE_BRAND = 1 << FACET_KEYS.length;
const outsideType = OUTSIDE_BRAND << 1;
const outside = OUTSIDE_BRAND | outsideType;
/** More values of one facet than a form can send are ignored. */
const MAX_VALUES = 100;

/**
 * Lists a page of products with facet counts for the selection: values of one facet are alternatives (or), facets
 * narrow each other (and), and a facet's counts ignore its own selection. One pass over the products.
 */
export function listPage(index: ListedCatalogue, query: ListingQuery): CatalogueListing {
  const { items, offsets, termsOfProduct } = index;
  const failures = findFailures(index, query);
  const order = index.orders[query.sort];
  const bits = Uint16Array.from(index.terms, ({ facet }) =>
    facet === 'category' ? 0 : 1 << FACET_KEYS.indexOf(facet),
  );
  const counts = new Uint32Array(index.terms.length);
  const isOffered = new Uint8Array(index.terms.length);
  const matches = new Uint32Array(items.length);
  let total = 0;
  let unfiltered = 0;
  for (let place = 0; place < order.length; place += 1) {
    const product = order[place] ?? 0;
    const failed = failures[product] ?? 0;
    if ((failed & outside) !== 0) continue;
    unfiltered += 1;
    if (failed === 0) {
      matches[total] = product;
      total += 1;
    }
    const end = offsets[product + 1] ?? 0;
    for (let at = offsets[product] ?? 0; at < end; at += 1) {
      const term = termsOfProduct[at] ?? 0;
      isOffered[term] = 1;
      if (failed === 0 || failed === bits[term]) counts[term] = (counts[term] ?? 0) + 1;
    }
  }
  const pageSize = query.pageSize ?? PAGE_SIZE;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, query.page), pages);
  return {
    items: [...matches.subarray((page - 1) * pageSize, Math.min(total, page * pageSize))].flatMap(
      (product) => items[product] ?? [],
    ),
    total,
    unfiltered,
    page,
    pages,
    facets: FACET_KEYS.map((key) => ({
      key,
      values: buildValues(index, key, query.filters[key] ?? [], counts, isOffered),
    })),
    known: Object.fromEntries(FACET_KEYS.map((key) => [key, findKnown(index, key, query.filters[key] ?? [])])),
  };
}

/** A type may be named by its category too. */
function termsOf(index: ListedCatalogue, key: FacetKey, slug: string): (number | null)[] {
  return key === 'type'
    ? [index.termNumber('type', slug), index.termNumber('category', slug)]
    : [index.termNumber(key, slug)];
}

function findKnown(index: ListedCatalogue, key: FacetKey, slugs: readonly string[]): string[] {
  return slugs.slice(0, MAX_VALUES).filter((slug) => termsOf(index, key, slug).some((term) => term !== null));
}

/**
 * One bit for each facet (of at most 14) whose selection the product fails, and one for not being in the list at all.
 */
function findFailures(index: ListedCatalogue, { brand, type, filters }: ListingQuery): Uint16Array {
  const failures = new Uint16Array(index.items.length);
  const keep = (bit: number, terms: readonly (number | null)[]) => {
    for (let product = 0; product < failures.length; product += 1) failures[product] = (failures[product] ?? 0) | bit;
    for (const term of terms) {
      for (const product of term === null ? [] : (index.productsOfTerm[term] ?? [])) {
        failures[product] = (failures[product] ?? 0) & ~bit;
      }
    }
  };
  if (brand !== undefined) keep(OUTSIDE_BRAND, [index.termNumber('brand', brand)]);
  if (type !== undefined) keep(outsideType, termsOf(index, 'type', type));
  for (const [place, key] of FACET_KEYS.entries()) {
    const slugs = (filters[key] ?? []).slice(0, MAX_VALUES);
    if (slugs.length === 0) continue;
    keep(
      1 << place,
      slugs.flatMap((slug) => termsOf(index, key, slug)),
    );
  }
  return failures;
}

/**
 * All values the list could be filtered by, and the selected ones. Those that would leave nothing come last; a facet's
 * own selection moves none of its values.
 */
function buildValues(
  index: ListedCatalogue,
  key: FacetKey,
  selection: readonly string[],
  counts: Uint32Array,
  isOffered: Uint8Array,
): FacetValue[] {
  const selected = new Set(selection.slice(0, MAX_VALUES));
  const values: FacetValue[] = [];
  for (const term of index.shown.get(key) ?? []) {
    const { slug = '', name = '' } = index.terms[term] ?? {};
    if (isOffered[term] !== 1 && !selected.has(slug)) continue;
    values.push({ slug, label: name, count: counts[term] ?? 0, selected: selected.delete(slug) });
  }
  for (const slug of selected) values.push({ slug, label: slug, count: 0, selected: true });
  return values.sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)));
}

function isIdle({ count, selected }: FacetValue): boolean {
  return count === 0 && !selected;
}
