import { ingredientPapers } from '../../../company/ingredient-papers.ts';
import { MIST } from '../../ui/mist.ts';

/** Every paper that a picture may be set on. */
export const papers: readonly string[] = [...ingredientPapers.values(), MIST];

/** Finds the paper of an ingredient, such as `c9d6a0`; mist for one without its own. */
export function findIngredientPaper(slug: string): string {
  return ingredientPapers.get(slug) ?? MIST;
}
