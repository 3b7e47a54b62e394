import type { RouterContextProvider } from 'react-router';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import type { Listing, Plant } from './listing.ts';
import { createLoad } from './load.server.ts';

/** Loads the plants of a listing's products, those of most products first; the ones nobody drew are left out. */
export async function loadPlants(
  context: Readonly<RouterContextProvider>,
  listing: Pick<Listing, 'facets'>,
): Promise<Plant[]> {
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

/** Gives the plants of a page of a listing: each page shows the next ones, and in the end the first again. */
export function selectForPage(plants: readonly Plant[], page: number): Plant[] {
  return Array.from({ length: Math.min(PER_PAGE, plants.length) }, (_, place) => {
    return plants[((page - 1) * PER_PAGE + place) % plants.length];
  }).flatMap((plant) => plant ?? []);
}
