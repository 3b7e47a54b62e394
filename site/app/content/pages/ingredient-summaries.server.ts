import type { RouterContextProvider } from 'react-router';
import { firstSentence } from '../cleaning/plain-text.ts';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import type { FeaturedIngredient, Listing } from './listing.ts';
import { createLoad } from './load.server.ts';

/** Loads the ingredients of a listing's products, those of most products first; those without a picture are left out. */
export async function loadIngredientSummaries(
  context: Readonly<RouterContextProvider>,
  listing: Pick<Listing, 'facets'>,
): Promise<FeaturedIngredient[]> {
  const values = listing.facets.find(({ key }) => key === 'ingredient')?.values ?? [];
  if (values.length === 0) return [];
  const load = createLoad(context);
  const answer = await load.optional(IngredientsDataDocument, { language: load.locale.language });
  const known = new Map((answer?.ingredients?.nodes ?? []).map((node) => [node.slug, node]));
  return sortByCount(values).flatMap(({ slug, label }) => {
    const { ingredientFields, description } = known.get(slug) ?? {};
    const image = ingredientFields?.image?.node;
    if (!image?.mediaItemUrl) return [];
    return [{ slug, name: label, image, paper: findIngredientPaper(slug), opening: firstSentence(description) }];
  });
}

/** Orders values by how many products have them; equal ones by their slugs, so that every language shows the same. */
export function sortByCount<Value extends { slug: string; count: number }>(values: readonly Value[]): Value[] {
  return values.toSorted((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1));
}

/** Selects the ingredient of one page of a listing: each page shows the next one, then they start again. */
export function selectForPage(ingredients: readonly FeaturedIngredient[], page: number): FeaturedIngredient | null {
  return ingredients[(page - 1) % ingredients.length] ?? null;
}
