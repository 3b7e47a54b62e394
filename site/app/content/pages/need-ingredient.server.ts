import type { ImageMedia } from '../../ui/image-media.ts';
import type { CatalogueListing } from '../catalogue/catalogue-listing.ts';
import { firstParagraph } from '../cleaning/plain-text.ts';
import { IngredientsDataDocument } from '../generated/graphql.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import type { Load } from './load.server.ts';

/** The ingredient that the packs of a need share, with its paper and its use. */
export type NeedIngredient = { slug: string; name: string; image: ImageMedia; paper: string; use: string };

/** Two or three sentences. */
const MAX_USE = 240;

/** Finds the ingredient that most products of a need have, and one of its packs; those of a temperament first. */
export async function findNeedIngredient(
  load: Load,
  {
    facets,
    preferred,
    isInPacks,
  }: {
    facets: CatalogueListing['facets'];
    preferred: readonly string[];
    isInPacks: (slug: string) => Promise<boolean>;
  },
): Promise<NeedIngredient | null> {
  const answer = await load.optional(IngredientsDataDocument, { language: load.locale.language });
  const known = new Map((answer?.ingredients?.nodes ?? []).map((node) => [node.slug, node]));
  const values = facets.find(({ key }) => key === 'ingredient')?.values ?? [];
  const isPreferred = ({ slug }: { slug: string }) => Number(preferred.includes(slug));
  const byShare = values
    .filter(({ count }) => count > 0)
    .sort((one, other) => isPreferred(other) - isPreferred(one) || other.count - one.count);
  for (const { slug, label } of byShare) {
    const { ingredientFields, description } = known.get(slug) ?? {};
    const image = ingredientFields?.image?.node;
    if (!image?.mediaItemUrl || !(await isInPacks(slug))) continue;
    return { slug, name: label, image, paper: findIngredientPaper(slug), use: readUse(description ?? '') };
  }
  return null;
}

/** Reads the use of an ingredient: its second paragraph, or its only one. */
function readUse(description: string): string {
  const [first = '', second = ''] = description.split('</p>').map((one) => firstParagraph(one, MAX_USE));
  return second || first;
}
