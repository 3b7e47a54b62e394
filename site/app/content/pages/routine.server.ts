import type { RouterContextProvider } from 'react-router';
import { OPT_IN } from '../../../company/routine.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { BodyType } from './body-type.ts';
import type { Load } from './load.server.ts';
import { findNeedIngredient, type NeedIngredient } from './need-ingredient.server.ts';
import { MOMENTS, type Moment, ROUTINES, type RoutineStep } from './routine.ts';
import { divideIntoDay, dropStyling, fillDay } from './routine-day.server.ts';
import { createList, createTermsOf, listOptInProducts, nameIngredients } from './routine-products.server.ts';

/**
 * A pack, and why it is there: its ingredients, its need, or the step of a day that it adds to the packs for a need
 * (`isAdded`).
 */
type RoutinePack = { product: CatalogueItem; why: readonly string[]; isAdded?: boolean };

/** The packs of a day. */
export type Routine = { moment: Moment; packs: RoutinePack[] }[];

/** A need that products are for, as filters name it. */
export type Need = { slug: string; label: string };

/** The answer to a need: its packs, and an ingredient that they have in common. */
export type NeedAnswer = Need & { routine: Routine; ingredient: NeedIngredient | null };

/** The packs of a temperament's day, each once and without those already given; none without a catalogue. */
export async function loadRoutine(
  context: Readonly<RouterContextProvider>,
  load: Load,
  { type, given }: { type: BodyType; given: readonly CatalogueItem[] },
): Promise<Routine> {
  const list = createList(context, load);
  const termsOf = createTermsOf(context, load);
  const leftOut = new Set(given.map(({ slug }) => slug));
  async function find(step: RoutineStep): Promise<RoutinePack[]> {
    const [fitting, optIn] = await Promise.all([
      list({ type: step.type, filters: { ingredient: step.ingredients } }),
      listOptInProducts(list, step.type),
    ]);
    const product = fitting.items.find(({ slug }) => !leftOut.has(slug) && !optIn.has(slug));
    if (!product) return [];
    leftOut.add(product.slug);
    const terms = await termsOf([product]);
    return [{ product, why: nameIngredients(terms.get(product.slug), step.ingredients) }];
  }
  const routine: Routine = [];
  for (const moment of MOMENTS) {
    const packs: RoutinePack[] = [];
    // One after the other: each pack is used once.
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
  const [all, fitting, optIn] = await Promise.all([
    list({ filters }),
    ingredients.length > 0 ? list({ filters: { ...filters, ingredient: ingredients } }) : null,
    listOptInProducts(list),
  ]);
  const values = all.facets.find(({ key }) => key === 'tag')?.values ?? [];
  const needs = values.filter(({ count }) => count > 0).map(({ slug, label }) => ({ slug, label }));
  const need = needs.find(({ slug }) => slug === chosen);
  if (!need) return { needs, need: null };
  const isRequested = OPT_IN.tag.some((slug) => slug === chosen);
  const eligible = [...new Set([...(fitting?.items ?? []), ...all.items])].filter(
    ({ slug }) => isRequested || !optIn.has(slug),
  );
  const ofNeed = dropStyling(eligible);
  const termsOf = createTermsOf(context, load);
  const day = await fillDay(divideIntoDay(ofNeed), ofNeed, {
    termsOf,
    listType: async (type) => (await list({ type, filters: {} })).items.filter(({ slug }) => !optIn.has(slug)),
  });
  const given = new Set(day.flatMap(({ products }) => products));
  const ingredient = await findNeedIngredient(load, {
    facets: all.facets,
    preferred: ingredients,
    isInPacks: async (slug) =>
      (await list({ filters: { ...filters, ingredient: [slug] } })).items.some((item) => given.has(item)),
  });
  const terms = await termsOf([...given]);
  const namedIngredients = ingredient ? [...ingredients, ingredient.slug] : ingredients;
  const explain = (product: CatalogueItem): RoutinePack => {
    const known = terms.get(product.slug) ?? [];
    if (ofNeed.includes(product)) return { product, why: [need.label, ...nameIngredients(known, namedIngredients, 1)] };
    return {
      product,
      why: known.filter(({ facet }) => facet === 'regimen').map(({ name }) => name),
      isAdded: true,
    };
  };
  const routine = day.map(({ moment, products }) => ({ moment, packs: products.map(explain) }));
  return { needs, need: { ...need, routine, ingredient } };
}
