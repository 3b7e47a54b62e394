import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { Term } from '../catalogue/catalogue-vocabulary.server.ts';
import { isOfMoment, isStyling, listFilling, MOMENTS, type Moment, PACKS_A_MOMENT } from './routine.ts';
import type { TermsOf } from './routine-products.server.ts';

/** The products of a day. */
type Day = { moment: Moment; products: CatalogueItem[] }[];

/** Divides packs into the moments of a day, some into both: the first of each product type, as many as a moment has. */
export function divide(packs: readonly CatalogueItem[]): Day {
  const isFirst = (pack: CatalogueItem) => packs.find(({ type }) => type?.slug === pack.type?.slug) === pack;
  return MOMENTS.map((moment) => ({
    moment,
    products: packs.filter((pack) => isOfMoment(moment, pack.type?.slug) && isFirst(pack)).slice(0, PACKS_A_MOMENT),
  }));
}

/** What only styles is no answer where another pack is for the need. */
export function dropStyling(packs: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const others = packs.filter(({ type }) => !isStyling(type?.slug));
  return others.length > 0 ? others : packs;
}

/**
 * Fills the places of a day that are left with packs of the nearest types: one for the need in each place, if there is any.
 * An empty moment that has none takes others, first those that share a plant with the packs for the need.
 */
export async function fillDay(
  day: Day,
  ofNeed: readonly CatalogueItem[],
  { listType, termsOf }: { listType: (type: string) => Promise<readonly CatalogueItem[]>; termsOf: TermsOf },
): Promise<Day> {
  const given = day.flatMap(({ products }) => products.flatMap(({ type }) => type?.slug ?? []));
  const filled: Day = [];
  for (const { moment, products } of day) {
    const types = listFilling(moment, given);
    const fitting = [...new Set(types)].flatMap((type) => ofNeed.find((pack) => pack.type?.slug === type) ?? []);
    const added = fitting.length > 0 || products.length > 0 ? fitting : await findOthers(types);
    const whole = [...products, ...added].slice(0, PACKS_A_MOMENT);
    if (whole.length > 0) filled.push({ moment, products: whole });
  }
  return filled;

  async function findOthers(types: readonly string[]): Promise<CatalogueItem[]> {
    const others = (await Promise.all([...new Set(types)].map(listType))).flat();
    const terms = others.length > 0 ? await termsOf([...ofNeed, ...others]) : new Map<string, readonly Term[]>();
    const plantsOf = ({ slug }: CatalogueItem) =>
      (terms.get(slug) ?? []).flatMap((term) => (term.facet === 'ingredient' ? [term.slug] : []));
    const plants = new Set(ofNeed.flatMap(plantsOf));
    const isNear = (item: CatalogueItem) => Number(plantsOf(item).some((plant) => plants.has(plant)));
    const left = new Set(others.sort((one, other) => isNear(other) - isNear(one)));
    return types.flatMap((slug) => {
      const next = [...left].find(({ type }) => type?.slug === slug);
      if (!next) return [];
      left.delete(next);
      return [next];
    });
  }
}
