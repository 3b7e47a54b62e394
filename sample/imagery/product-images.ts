import type { Content, ProductContent } from '../../backend/content/content.ts';
import { packsBySize, picturedSize } from '../../backend/content/pack-references.ts';
import { buildStepRef, showsSubstance } from '../../backend/content/step-references.ts';
import type { AltTexts } from './alt-text.ts';
import { bannerImage, type CataloguedImage, mirrorable } from './catalogued-image.ts';
import { leadProducts, varietyOf } from './lead-products.ts';
import { RANGE_NAMES, type RangeName, rangeOf } from './look/ranges.ts';
import { packRecipeOf, plantsOf, rangeNameOf, sizeScaleOf } from './product-recipe.ts';
import { stepColorsOf, textureOf } from './texture-recipe.ts';

const MIST = '#eff2ed';

export function productImages(product: ProductContent, alts: AltTexts): CataloguedImage[] {
  const pack = packRecipeOf(product);
  const range = rangeNameOf(product);
  const alt = alts.pack(product, picturedSize(product)?.label);
  const plants = plantsOf(product).slice(0, 3);
  const substance = textureOf(product);
  return [
    { ref: `pack/${product.fullSlug}`, recipe: { kind: 'pack', ...pack }, alt },
    ...packsBySize(product).map(
      ({ size, ref }): CataloguedImage => ({
        ref,
        recipe: { kind: 'pack', scale: sizeScaleOf(product, size), ...packRecipeOf(product, size) },
        alt: alts.pack(product, size.label),
      }),
    ),
    mirrorable(`stage/${product.fullSlug}`, alt, (mirrored) => ({ kind: 'stage', range, pack, plants, mirrored })),
    {
      ref: `texture/${product.fullSlug}`,
      recipe: { kind: 'texture', ...substance },
      alt: alts.texture(product, substance.texture),
    },
    ...product.howToUse
      .filter(({ icon }) => showsSubstance(icon))
      .map(
        ({ icon }): CataloguedImage => ({
          ref: buildStepRef(product.fullSlug, icon),
          recipe: { kind: 'step', icon, colors: stepColorsOf(product) },
          alt: alts.step(icon),
        }),
      ),
  ];
}

export function rangeImages(range: RangeName, products: readonly ProductContent[], alts: AltTexts): CataloguedImage[] {
  const leads = leadProducts(products);
  const packs = leads.map((product) => packRecipeOf(product));
  const [pack] = packs;
  if (!pack) return [];
  const alt = alts.inRoom(leads, range);
  return [
    mirrorable(`hero/${range}`, alt, (mirrored) => ({ kind: 'hero', range, packs, mirrored })),
    mirrorable(`hero-mobile/${range}`, alt, (mirrored) => ({ kind: 'hero-mobile', range, packs, mirrored })),
    mirrorable(`room/${range}`, alts.inRoom(leads.slice(0, 1), range), (mirrored) => ({
      kind: 'room',
      range,
      pack,
      mirrored,
    })),
    tableImage(range, products, alts),
    bannerImage(range, alt, products, range),
  ];
}

const ON_A_TABLE = 5;

/** Packs of a range in as many forms as possible, on the table of its room. */
function tableImage(range: RangeName, products: readonly ProductContent[], alts: AltTexts): CataloguedImage {
  const packs = varietyOf(products, ON_A_TABLE).map((product) => packRecipeOf(product));
  return mirrorable(`table/${range}`, alts.table(range), (mirrored) => ({ kind: 'table', range, packs, mirrored }));
}

/** The banner of the list of all products: a pack of every range, before a wall of no range. */
export function allProductsImage(content: Content, alts: AltTexts): CataloguedImage {
  const packs = RANGE_NAMES.flatMap((range) =>
    leadProducts(content.products.filter(({ brand }) => brand === range)).slice(0, 1),
  ).map((product) => packRecipeOf(product));
  return mirrorable('banner/plp', alts.everyRange(), (mirrored) => ({
    kind: 'banner',
    wall: MIST,
    shadowPlant: 'sidr',
    packs,
    plants: [],
    mirrored,
  }));
}

function roomOfCategory(category: string): RangeName | undefined {
  return RANGE_NAMES.find((range) => rangeOf(range).group === category);
}

/** The range of most of these products, whose room their page has too; the first on a tie. */
function homeOf(products: readonly ProductContent[]): RangeName | undefined {
  const countOf = (range: RangeName) => products.filter(({ brand }) => brand === range).length;
  const [home] = RANGE_NAMES.filter((range) => countOf(range) > 0).sort((one, other) => countOf(other) - countOf(one));
  return home;
}

export function typeImages(content: Content, alts: AltTexts): CataloguedImage[] {
  return content.categories.flatMap((category) => {
    const slugs = category.types.map((type) => type.slug);
    const inCategory = content.products.filter((product) => slugs.includes(product.type));
    return [
      bannerImage(category.slug, alts.banner(category.name), inCategory, roomOfCategory(category.slug)),
      ...category.types.map((type) => {
        const products = inCategory.filter((product) => product.type === type.slug);
        return bannerImage(type.slug, alts.banner(type.name), products, homeOf(products));
      }),
    ];
  });
}
