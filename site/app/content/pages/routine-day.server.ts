import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { Term } from '../catalogue/catalogue-vocabulary.server.ts';
import {
  isOfMoment,
  isStyling,
  listDeferredToMorning,
  listFallbackTypes,
  type Moment,
  PACKS_A_MOMENT,
} from './routine.ts';
import type { TermsOf } from './routine-products.server.ts';

/** The products of a day. */
type Day = { moment: Moment; products: CatalogueItem[] }[];

/**
 * Divides products into the moments of a day, some into both: the first of each product type, as many as a moment holds.
 * Types that the evening leaves to the morning come first there.
 */
export function divideIntoDay(products: readonly CatalogueItem[]): Day {
  const ofType = (slug?: string) => products.find(({ type }) => type?.slug === slug);
  const firsts = products.filter((product) => ofType(product.type?.slug) === product);
  const listOf = (moment: Moment, from: readonly CatalogueItem[]) =>
    from.filter(({ type }) => isOfMoment(moment, type?.slug)).slice(0, PACKS_A_MOMENT);
  const types = listOf('evening', firsts).flatMap(({ type }) => listDeferredToMorning(type?.slug));
  const found = types.map(ofType);
  // Without its first there is nothing for the others to follow.
  const left = found[0] ? found.filter((product) => product !== undefined) : [];
  const others = firsts.filter((product) => !found.includes(product));
  return [
    { moment: 'morning', products: [...left, ...listOf('morning', others)].slice(0, PACKS_A_MOMENT) },
    { moment: 'evening', products: listOf('evening', others) },
  ];
}

/** A styling product is no answer if another product is for the need. */
export function dropStyling(products: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const others = products.filter(({ type }) => !isStyling(type?.slug));
  return others.length > 0 ? others : products;
}

/**
 * Fills the remaining places of a day with products of the nearest types: one for the need in each place, if there is any.
 * A moment that stays empty takes others, first those that share an ingredient with the products for the need.
 */
export async function fillDay(
  day: Day,
  ofNeed: readonly CatalogueItem[],
  { listType, termsOf }: { listType: (type: string) => Promise<readonly CatalogueItem[]>; termsOf: TermsOf },
): Promise<Day> {
  const given = day.flatMap(({ products }) => products.flatMap(({ type }) => type?.slug ?? []));
  const filled: Day = [];
  for (const { moment, products } of day) {
    const types = listFallbackTypes(moment, given);
    const fitting = [...new Set(types)].flatMap((type) => ofNeed.find((product) => product.type?.slug === type) ?? []);
    const added = fitting.length > 0 || products.length > 0 ? fitting : await findOthers(types);
    const whole = [...products, ...added].slice(0, PACKS_A_MOMENT);
    if (whole.length > 0) filled.push({ moment, products: whole });
  }
  return filled;

  async function findOthers(types: readonly string[]): Promise<CatalogueItem[]> {
    const others = (await Promise.all([...new Set(types)].map(listType))).flat();
    const terms = others.length > 0 ? await termsOf([...ofNeed, ...others]) : new Map<string, readonly Term[]>();
    const ingredientsOf = ({ slug }: CatalogueItem) =>
      (terms.get(slug) ?? []).flatMap((term) => (term.facet === 'ingredient' ? [term.slug] : []));
    const ingredients = new Set(ofNeed.flatMap(ingredientsOf));
    const isNear = (item: CatalogueItem) =>
      Number(ingredientsOf(item).some((ingredient) => ingredients.has(ingredient)));
    const left = new Set(others.sort((one, other) => isNear(other) - isNear(one)));
    return types.flatMap((slug) => {
      const next = [...left].find(({ type }) => type?.slug === slug);
      if (!next) return [];
      left.delete(next);
      return [next];
    });
  }
}
