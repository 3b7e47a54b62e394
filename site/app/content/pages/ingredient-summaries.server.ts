import type { RouterContextProvider } from 'react-router';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import type { IngredientSummary, Listing } from './listing.ts';
import { createLoad } from './load.server.ts';

/** Loads the ingredients of a listing's products, those of most products first; those without a picture are left out. */
export async function loadIngredientSummaries(
  context: Readonly<RouterContextProvider>,
  listing: Pick<Listing, 'facets'>,
): Promise<IngredientSummary[]> {
  const values = listing.facets.find(({ key }) => key === 'ingredient')?.values ?? [];
  if (values.length === 0) return [];
  const load = createLoad(context);
  const answer = await load.optional(IngredientsDataDocument, { language: load.locale.language });
  const images = new Map(
    (answer?.ingredients?.nodes ?? []).map(({ slug, ingredientFields }) => [slug, ingredientFields?.image?.node]),
  );
  return [...values]
    .sort((one, other) => other.count - one.count)
    .flatMap(({ slug, label }) => {
      const image = images.get(slug);
      return image?.mediaItemUrl ? [{ slug, name: label, image }] : [];
    });
}

/** A page of 24 products has room for three. */
const PER_PAGE = 3;

/** Selects the ingredients of one page of a listing: each page shows the next ones, then starts again. */
export function selectForPage(ingredients: readonly IngredientSummary[], page: number): IngredientSummary[] {
  return Array.from({ length: Math.min(PER_PAGE, ingredients.length) }, (_, place) => {
    return ingredients[((page - 1) * PER_PAGE + place) % ingredients.length];
  }).flatMap((ingredient) => ingredient ?? []);
}
