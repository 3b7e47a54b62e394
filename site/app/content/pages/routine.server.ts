import type { RouterContextProvider } from 'react-router';
import { UNASKED } from '../../../company/routine.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { CatalogueListing, ListingQuery } from '../catalogue/catalogue-listing.ts';
import type { Term } from '../catalogue/catalogue-vocabulary.server.ts';
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

/**
 * A pack, and why it is there: its plants, its need, or the step of a day that it adds to the packs for a need
 * (`isAdded`).
 */
export type RoutinePack = { product: CatalogueItem; why: readonly string[]; isAdded?: boolean };

/** The packs of a day. */
export type Routine = { moment: Moment; packs: RoutinePack[] }[];

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
  const termsOf = createTermsOf(context, load);
  const leftOut = new Set(given.map(({ slug }) => slug));
  async function find(step: RoutineStep): Promise<RoutinePack[]> {
    const [fitting, unasked] = await Promise.all([
      list({ type: step.type, filters: { ingredient: step.ingredients } }),
      listUnasked(list, step.type),
    ]);
    const product = fitting.items.find(({ slug }) => !leftOut.has(slug) && !unasked.has(slug));
    if (!product) return [];
    leftOut.add(product.slug);
    const terms = await termsOf([product]);
    return [{ product, why: namePlants(terms.get(product.slug), step.ingredients) }];
  }
  const routine: Routine = [];
  for (const moment of MOMENTS) {
    const packs: RoutinePack[] = [];
    // One after the other: a pack is given once.
    for (const step of ROUTINES[type][moment]) packs.push(...(await find(step)));
    if (packs.length > 0) routine.push({ moment, packs });
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
  const ofNeed = dropStyling(asked);
  const termsOf = createTermsOf(context, load);
  const day = await fillDay(divide(ofNeed), ofNeed, {
    termsOf,
    listType: async (type) => (await list({ type, filters: {} })).items.filter(({ slug }) => !unasked.has(slug)),
  });
  const given = new Set(day.flatMap(({ products }) => products));
  const ingredient = await findNeedIngredient(load, {
    facets: all.facets,
    preferred: ingredients,
    isInPacks: async (slug) =>
      (await list({ filters: { ...filters, ingredient: [slug] } })).items.some((item) => given.has(item)),
  });
  const terms = await termsOf([...given]);
  const plants = ingredient ? [...ingredients, ingredient.slug] : ingredients;
  const explain = (product: CatalogueItem): RoutinePack => {
    const known = terms.get(product.slug) ?? [];
    if (ofNeed.includes(product)) return { product, why: [need.label, ...namePlants(known, plants, 1)] };
    return {
      product,
      why: known.filter(({ facet }) => facet === 'regimen').map(({ name }) => name),
      isAdded: true,
    };
  };
  const routine = day.map(({ moment, products }) => ({ moment, packs: products.map(explain) }));
  return { needs, need: { ...need, routine, ingredient } };
}

/** The products of a day. */
type Day = { moment: Moment; products: CatalogueItem[] }[];

/** Divides packs into the moments of a day, some into both: the first of each product type, as many as a moment has. */
function divide(packs: readonly CatalogueItem[]): Day {
  const isFirst = (pack: CatalogueItem) => packs.find(({ type }) => type?.slug === pack.type?.slug) === pack;
  return MOMENTS.map((moment) => ({
    moment,
    products: packs.filter((pack) => isOfMoment(moment, pack.type?.slug) && isFirst(pack)).slice(0, PACKS_A_MOMENT),
  }));
}

/** What only styles is no answer where another pack is for the need. */
function dropStyling(packs: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const others = packs.filter(({ type }) => !isStyling(type?.slug));
  return others.length > 0 ? others : packs;
}

/**
 * Fills the places of a day that are left with packs of the nearest types: one for the need in each place, if there is any.
 * An empty moment that has none takes others, first those that share a plant with the packs for the need.
 */
async function fillDay(
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

/** Names the plants among these that a product has, in that order. */
function namePlants(terms: readonly Term[] = [], plants: readonly string[], most = 2): string[] {
  const names = plants.flatMap(
    (plant) => terms.find(({ facet, slug }) => facet === 'ingredient' && slug === plant)?.name ?? [],
  );
  return [...new Set(names)].slice(0, most);
}

type TermsOf = (products: readonly CatalogueItem[]) => Promise<ReadonlyMap<string, readonly Term[]>>;

/** Lists what products are and are made of; without a catalogue, nothing. */
function createTermsOf(context: Readonly<RouterContextProvider>, { locale }: Load): TermsOf {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  return async (products) => {
    const slugs = products.map(({ slug }) => slug);
    return (await optional(catalogue.listTermsOf(locale, slugs, tags), null, tags)) ?? new Map();
  };
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
