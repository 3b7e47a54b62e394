import type { FacetKey } from '../../facets/facets.ts';
import type { Sort } from '../../facets/listing-query.ts';
import type { CatalogueIndex, CatalogueItem } from './catalogue-index.server.ts';
import type { Term } from './catalogue-vocabulary.server.ts';
import { buildPostings } from './postings.ts';

/**
 * The number of this form of the list. A device may have one of another build for weeks: whoever changes what the list
 * or its items hold raises the number.
 */
const FORMAT = 1;

/** The products of a locale as JSON, for a device that lists and searches them by itself (decision 0164). */
export type PackedCatalogue = {
  format: number;
  items: readonly CatalogueItem[];
  /** The time each product was last changed; null if the service does not provide it. */
  modified: readonly (number | null)[];
  terms: readonly Term[];
  /** The terms of each product. */
  termLists: readonly (readonly number[])[];
  orders: Readonly<Record<Sort, readonly number[]>>;
  shown: readonly (readonly [FacetKey, readonly number[]])[];
};

/** The part of the index that listings read. */
export type ListedCatalogue = Pick<
  CatalogueIndex,
  'items' | 'terms' | 'termNumber' | 'offsets' | 'termsOfProduct' | 'productsOfTerm' | 'orders' | 'shown'
>;

export function packCatalogue(index: CatalogueIndex): PackedCatalogue {
  const { items, modified, terms, offsets, termsOfProduct, orders, shown } = index;
  return {
    format: FORMAT,
    items,
    modified: [...modified].map((instant) => (Number.isNaN(instant) ? null : instant)),
    terms,
    termLists: items.map((_, product) => [...termsOfProduct.subarray(offsets[product], offsets[product + 1])]),
    orders: { menu: [...orders.menu], name: [...orders.name], newest: [...orders.newest] },
    shown: [...shown].map(([key, numbers]) => [key, [...numbers]]),
  };
}

/** Builds what listings read from the products that `isThere` accepts; throws if the list has another form. */
export function unpackCatalogue(packed: PackedCatalogue, isThere: (item: CatalogueItem) => boolean): ListedCatalogue {
  if (packed.format !== FORMAT) throw new Error(`The list has the form ${packed.format}, and not ${FORMAT}.`);
  const places = packed.items.flatMap((item, place) => (isThere(item) ? [place] : []));
  const placeOf = new Map(places.map((before, place) => [before, place]));
  const renumber = (order: readonly number[]) => Uint32Array.from(order.flatMap((before) => placeOf.get(before) ?? []));
  const { terms, orders } = packed;
  const numbers = new Map(terms.map(({ facet, slug }, number) => [`${facet} ${slug}`, number]));
  const termLists = places.map((place) => [...(packed.termLists[place] ?? [])]);
  return {
    items: places.flatMap((place) => packed.items[place] ?? []),
    terms,
    termNumber: (facet, slug) => numbers.get(`${facet} ${slug}`) ?? null,
    ...buildPostings(termLists, terms.length),
    orders: { menu: renumber(orders.menu), name: renumber(orders.name), newest: renumber(orders.newest) },
    shown: new Map(packed.shown.map(([key, list]) => [key, Uint32Array.from(list)])),
  };
}
