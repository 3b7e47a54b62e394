import type { Content, PageContent, ProductContent, Text } from '../../backend/content/content.ts';
import { STEP_ICONS } from '../../backend/content/content-schema.ts';
import { findReferences } from '../../backend/content/media-references.ts';
import { packsBySize, picturedSize } from '../../backend/content/pack-references.ts';
import { type AltTexts, createAltTexts } from './alt-text.ts';
import { hashName } from './drawing/random.ts';
import { isRange, RANGE_NAMES, type RangeName, rangeOf } from './look/ranges.ts';
import { isPlant } from './plants/plants.ts';
import { leadProducts, packRecipeOf, plantsOf, rangeNameOf, sizeScaleOf, varietyOf } from './product-recipe.ts';
import type { Recipe } from './recipe.ts';
import { resolveStill } from './still-recipe.ts';

/** One picture of the site: its media reference, how it is made, its words. */
export type CataloguedImage = {
  ref: string;
  recipe: Recipe;
  /** The same picture for right-to-left pages, where positions matter. */
  mirrored?: Recipe;
  alt: Text;
};

/** A picture whose positions are mirrored for right-to-left pages. */
function mirrorable(ref: string, alt: Text, recipe: (mirrored: boolean) => Recipe): CataloguedImage {
  return { ref, recipe: recipe(false), mirrored: recipe(true), alt };
}

function productImages(product: ProductContent, alts: AltTexts): CataloguedImage[] {
  const pack = packRecipeOf(product);
  const range = rangeNameOf(product);
  const alt = alts.pack(product, picturedSize(product)?.label);
  const plants = plantsOf(product).slice(0, 3);
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
  ];
}

function rangeImages(range: RangeName, products: readonly ProductContent[], alts: AltTexts): CataloguedImage[] {
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
    bannerImage(range, alt, products, range),
  ];
}

/** The head of a listing, in the room of a range: the given one, or that of the first pack shown. */
function bannerImage(name: string, alt: Text, products: readonly ProductContent[], room?: RangeName): CataloguedImage {
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

function roomOfGroup(group: string): RangeName | undefined {
  return RANGE_NAMES.find((range) => rangeOf(range).group === group);
}

function typeImages(content: Content, alts: AltTexts): CataloguedImage[] {
  return content.groups.flatMap((group) => {
    const slugs = group.types.map((type) => type.slug);
    const inGroup = content.products.filter((product) => slugs.includes(product.type));
    return [
      bannerImage(group.slug, alts.banner(group.name), inGroup, roomOfGroup(group.slug)),
      ...group.types.map((type) =>
        bannerImage(
          type.slug,
          alts.banner(type.name),
          inGroup.filter((product) => product.type === type.slug),
        ),
      ),
    ];
  });
}

function people(pages: readonly PageContent[]) {
  return pages.flatMap(({ groups }) => {
    const leadership = groups?.leadership;
    return leadership ? [...leadership.founders, leadership.ceo, ...leadership.board, ...leadership.team] : [];
  });
}

function portraitImages(content: Content): CataloguedImage[] {
  return people(content.pages).map((person) => ({
    ref: `portrait/${person.slug}`,
    recipe: { kind: 'portrait', initials: person.initials, range: isRange(person.room) ? person.room : 'tarwa' },
    alt: person.name,
  }));
}

function coverImages(content: Content, alts: AltTexts): CataloguedImage[] {
  const items = content.pages.flatMap(({ groups }) => groups?.catalogs?.items ?? []);
  return items.map(({ cover, title }) => {
    const name = cover.replace('cover/', '');
    const group = content.groups.find(({ slug }) => name.includes(slug));
    const types = group?.types.map(({ slug }) => slug) ?? [];
    const sold = content.products.find((product) => types.includes(product.type))?.brand;
    const named = name.split('-').find(isRange) ?? (sold && isRange(sold) ? sold : undefined);
    const range = named ?? RANGE_NAMES[hashName(name) % RANGE_NAMES.length] ?? 'tarwa';
    return { ref: cover, recipe: { kind: 'cover', title, range, plant: rangeOf(range).plant }, alt: alts.cover(title) };
  });
}

function stillImages(content: Content, alts: AltTexts): CataloguedImage[] {
  return findReferences(content, 'still').map((name) => {
    const { plant, companion, arrangement } = resolveStill(name, false);
    const alt = alts.still(arrangement > 1 ? [plant, companion] : [plant]);
    return mirrorable(`still/${name}`, alt, (mirrored) => ({ kind: 'still', ...resolveStill(name, mirrored) }));
  });
}

function plantImages(content: Content, alts: AltTexts): CataloguedImage[] {
  const named = [...content.ingredients.map(({ slug }) => slug), ...findReferences(content, 'plant')];
  const drawn = [...new Set(named)].filter(isPlant);
  return drawn.map((plant) => ({ ref: `plant/${plant}`, recipe: { kind: 'plant', plant }, alt: alts.plant(plant) }));
}

/** Every picture the content needs, each with what makes it and its alternative text in both languages. */
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
    ...plantImages(content, alts),
    ...stillImages(content, alts),
    ...portraitImages(content),
    ...coverImages(content, alts),
    ...STEP_ICONS.map(
      (icon): CataloguedImage => ({ ref: `step/${icon}`, recipe: { kind: 'step', icon }, alt: alts.step(icon) }),
    ),
  ];
  return [...new Map(images.map((image) => [image.ref, image])).values()];
}
