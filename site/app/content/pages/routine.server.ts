import type { RouterContextProvider } from 'react-router';
import { UNASKED } from '../../../company/routine.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { CatalogueListing, ListingQuery } from '../catalogue/catalogue-listing.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { BodyType } from './body-type.ts';
import type { Load } from './load.server.ts';
import { findNeedIngredient, type NeedIngredient } from './need-ingredient.server.ts';
import {
  isOfMoment,
  isStyling,
  listFilling,
  MOMENTS,
  type Moment,
  PACKS_A_MOMENT,
  ROUTINES,
  type RoutineStep,
} from './routine.ts';

/** The packs of a day. */
export type Routine = { moment: Moment; products: CatalogueItem[] }[];

/** A need that products are for, as filters name it. */
export type Need = { slug: string; label: string };

/** The answer to a need: its packs, and an ingredient that they have in common. */
export type NeedAnswer = Need & { routine: Routine; ingredient: NeedIngredient | null };

/** More than the products of one type or need. */
const MAX = 500;

/** The packs of a temperament's day, each once and none that was given already; without a catalogue there are none. */
export async function loadRoutine(
  context: Readonly<RouterContextProvider>,
  load: Load,
  { type, given }: { type: BodyType; given: readonly CatalogueItem[] },
): Promise<Routine> {
  const list = createList(context, load);
  const leftOut = new Set(given.map(({ slug }) => slug));
  async function find(step: RoutineStep): Promise<CatalogueItem[]> {
    const [fitting, unasked] = await Promise.all([
      list({ type: step.type, filters: { ingredient: step.ingredients } }),
      listUnasked(list, step.type),
    ]);
    const item = fitting.items.find(({ slug }) => !leftOut.has(slug) && !unasked.has(slug));
    if (item) leftOut.add(item.slug);
    return item ? [item] : [];
  }
  const routine: Routine = [];
  for (const moment of MOMENTS) {
    const products: CatalogueItem[] = [];
    // One after the other: a pack is given once.
    for (const step of ROUTINES[type][moment]) products.push(...(await find(step)));
    if (products.length > 0) routine.push({ moment, products });
  }
  return routine;
}

/** The needs that a routine can begin with, and the packs for the chosen one: those with the ingredients first. */
export async function loadNeed(
  context: Readonly<RouterContextProvider>,
  load: Load,
  { chosen, ingredients }: { chosen: string | null; ingredients: readonly string[] },
): Promise<{ needs: Need[]; need: NeedAnswer | null }> {
  const list = createList(context, load);
  const filters = chosen ? { tag: [chosen] } : {};
  const [all, fitting, unasked] = await Promise.all([
    list({ filters }),
    ingredients.length > 0 ? list({ filters: { ...filters, ingredient: ingredients } }) : null,
    listUnasked(list),
  ]);
  const values = all.facets.find(({ key }) => key === 'tag')?.values ?? [];
  const needs = values.filter(({ count }) => count > 0).map(({ slug, label }) => ({ slug, label }));
  const need = needs.find(({ slug }) => slug === chosen);
  if (!need) return { needs, need: null };
  const isAsked = UNASKED.tag.some((slug) => slug === chosen);
  const asked = [...new Set([...(fitting?.items ?? []), ...all.items])].filter(
    ({ slug }) => isAsked || !unasked.has(slug),
  );
  const packs = dropStyling(asked);
  const routine = await fillDay(divide(packs), packs, async (type) =>
    (await list({ type, filters: {} })).items.filter(({ slug }) => !unasked.has(slug)),
  );
  const given = new Set(routine.flatMap(({ products }) => products));
  const ingredient = await findNeedIngredient(load, {
    facets: all.facets,
    preferred: ingredients,
    isInPacks: async (slug) =>
      (await list({ filters: { ...filters, ingredient: [slug] } })).items.some((item) => given.has(item)),
  });
  return { needs, need: { ...need, routine, ingredient } };
}

/** Divides packs into the moments of a day, some into both: the first of each product type, as many as a moment has. */
function divide(packs: readonly CatalogueItem[]): Routine {
  const isFirst = (pack: CatalogueItem) => packs.find(({ type }) => type?.slug === pack.type?.slug) === pack;
  return MOMENTS.flatMap((moment) => {
    const products = packs.filter((pack) => isOfMoment(moment, pack.type?.slug) && isFirst(pack));
    return products.length > 0 ? [{ moment, products: products.slice(0, PACKS_A_MOMENT) }] : [];
  });
}

/** What only styles is no answer where another pack is for the need. */
function dropStyling(packs: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const others = packs.filter(({ type }) => !isStyling(type?.slug));
  return others.length > 0 ? others : packs;
}

/** Fills an empty moment with a pack of the nearest type: one for the need if there is any, else the first of all. */
async function fillDay(
  routine: Routine,
  packs: readonly CatalogueItem[],
  listType: (type: string) => Promise<readonly CatalogueItem[]>,
): Promise<Routine> {
  const given = routine.flatMap(({ products }) => products.flatMap(({ type }) => type?.slug ?? []));
  const missing = MOMENTS.find((moment) => !routine.some((one) => one.moment === moment));
  if (missing === undefined || given.length === 0) return routine;
  const types = listFilling(missing, given);
  const ofNeed = types.flatMap((type) => packs.find((pack) => pack.type?.slug === type) ?? []);
  const [pack] = ofNeed.length > 0 ? ofNeed : (await Promise.all(types.map(listType))).flat();
  if (!pack) return routine;
  const filled = [...routine, { moment: missing, products: [pack] }];
  return filled.sort((one, other) => MOMENTS.indexOf(one.moment) - MOMENTS.indexOf(other.moment));
}

type List = (query: Pick<ListingQuery, 'type' | 'filters'>) => Promise<Pick<CatalogueListing, 'items' | 'facets'>>;

/** Lists products in the editors' order; without a catalogue there are none. */
function createList(context: Readonly<RouterContextProvider>, { locale }: Load): List {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  return async (query) => {
    const listing = catalogue.listProducts(locale, { ...query, sort: 'menu', page: 1, pageSize: MAX, tags });
    return (await optional(listing, null, tags)) ?? { items: [], facets: [] };
  };
}

/** The slugs of what nobody is given who has not asked for it. */
async function listUnasked(list: List, type?: string): Promise<Set<string>> {
  const found = await Promise.all(
    Object.entries(UNASKED).map(([facet, values]) => list({ type, filters: { [facet]: values } })),
  );
  return new Set(found.flatMap(({ items }) => items.map(({ slug }) => slug)));
}
