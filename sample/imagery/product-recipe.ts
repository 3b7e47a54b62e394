import type { ProductContent } from '../../backend/content/content.ts';
import { picturedSize, type Size } from '../../backend/content/pack-references.ts';
import { adjust } from './drawing/color.ts';
import { isRange, type RangeName, rangeOf } from './look/ranges.ts';
import { PACKS } from './packs/packs.ts';
import { isPlant, type PlantName } from './plants/plants.ts';
import type { PackRecipe } from './recipe.ts';

/** The range whose colours a product uses. */
export function rangeNameOf(product: ProductContent): RangeName {
  if (!isRange(product.brand)) throw new Error(`${product.file}: no range is called ${product.brand}`);
  return product.brand;
}

/** The plants of a product that can be drawn, the one on its label first. */
export function plantsOf(product: ProductContent): PlantName[] {
  const named = [product.pack.ingredient, ...product.ingredients].filter((slug) => slug !== undefined);
  const drawn = [...new Set(named)].filter(isPlant);
  return drawn.length > 0 ? drawn : [rangeOf(rangeNameOf(product)).plant];
}

/** How a product's pack is drawn, in the pictured size or another. */
export function packRecipeOf(product: ProductContent, size = picturedSize(product)): PackRecipe {
  const { pack } = product;
  const range = rangeNameOf(product);
  // A bar of soap is a pale tone of its room, unless the product names its colour.
  const liquid = pack.liquid ?? (pack.form === 'soap' ? adjust(rangeOf(range).room, 0.09, 0.7) : undefined);
  const sticks = pack.form === 'stick' ? Number(size?.label.en.match(/\d+/)?.[0] ?? 3) : 3;
  return {
    form: pack.form,
    design: {
      range,
      descriptor: pack.descriptor,
      size: size?.label.en ?? '',
      plant: plantsOf(product)[0] ?? rangeOf(range).plant,
      ...(liquid && { liquid }),
      ...(sticks < 3 && { sticks }),
      ...(pack.body && { body: pack.body }),
      ...(pack.cap && { cap: pack.cap }),
    },
  };
}

/** The scale of another size relative to the pictured one, within the frame of a packshot. */
export function sizeScaleOf(product: ProductContent, size: Size): number {
  const shown = picturedSize(product);
  if (!shown || product.sizes.indexOf(size) < product.sizes.indexOf(shown)) return 0.88;
  const { scale, footprint } = PACKS[product.pack.form];
  const room = Math.min(860 / (footprint.height * scale), 760 / (2 * footprint.halfWidth * scale));
  return Math.max(1, Math.min(1.12, room));
}
