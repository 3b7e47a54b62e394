import type { ProductContent, Text } from '../../backend/content/content.ts';
import { varietyOf } from './lead-products.ts';
import { type RangeName, rangeOf } from './look/ranges.ts';
import { packRecipeOf, plantsOf, rangeNameOf } from './product-recipe.ts';
import type { Recipe } from './recipe.ts';

/** One picture of the site: its media reference, recipe and alternative text. */
export type CataloguedImage = {
  ref: string;
  recipe: Recipe;
  /** The same picture for right-to-left pages, where positions matter. */
  mirrored?: Recipe;
  alt: Text;
};

/** A picture whose positions are mirrored for right-to-left pages. */
export function mirrorable(ref: string, alt: Text, recipe: (mirrored: boolean) => Recipe): CataloguedImage {
  return { ref, recipe: recipe(false), mirrored: recipe(true), alt };
}

/** The banner of a listing, in a range's room: the given one, or that of the first pack shown. */
export function bannerImage(
  name: string,
  alt: Text,
  products: readonly ProductContent[],
  room?: RangeName,
): CataloguedImage {
  const atHome = products.filter((product) => product.brand === room);
  const visiting = products.filter((product) => product.brand !== room);
  const shown = varietyOf([...atHome, ...visiting], 3);
  const [first] = shown;
  const { room: wall, shadowPlant } = rangeOf(room ?? (first ? rangeNameOf(first) : 'tarwa'));
  const plants = shown.flatMap((product) => plantsOf(product).slice(0, 1));
  return mirrorable(`banner/${name}`, alt, (mirrored) => ({
    kind: 'banner',
    wall,
    shadowPlant,
    packs: shown.map((product) => packRecipeOf(product)),
    plants: [...new Set(plants)].slice(0, 2),
    mirrored,
  }));
}
