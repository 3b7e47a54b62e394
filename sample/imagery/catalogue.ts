import type { Content } from '../../backend/content/content.ts';
import { STEP_ICONS } from '../../backend/content/schema/step-icons.ts';
import { showsSubstance } from '../../backend/content/step-references.ts';
import { createAltTexts } from './alt-text.ts';
import type { CataloguedImage } from './catalogued-image.ts';
import { isRange } from './look/ranges.ts';
import { coverImages, plantImages, portraitImages, stillImages } from './page-images.ts';
import { allProductsImage, productImages, rangeImages, typeImages } from './product-images.ts';

/** Every picture the content needs, with its recipe and its alternative text in both languages. */
export function imageCatalogue(content: Content): CataloguedImage[] {
  const alts = createAltTexts(content);
  const ranges = content.brands.map(({ slug }) => slug).filter(isRange);
  const images = [
    ...content.products.flatMap((product) => productImages(product, alts)),
    ...ranges.flatMap((range) =>
      rangeImages(
        range,
        content.products.filter((product) => product.brand === range),
        alts,
      ),
    ),
    ...typeImages(content, alts),
    ...(ranges.length > 0 ? [allProductsImage(content, alts)] : []),
    ...plantImages(content, alts),
    ...stillImages(content, alts),
    ...portraitImages(content),
    ...coverImages(content, alts),
    ...STEP_ICONS.filter((icon) => !showsSubstance(icon)).map(
      (icon): CataloguedImage => ({ ref: `step/${icon}`, recipe: { kind: 'step', icon }, alt: alts.step(icon) }),
    ),
  ];
  return [...new Map(images.map((image) => [image.ref, image])).values()];
}
