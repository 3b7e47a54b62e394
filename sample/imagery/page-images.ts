import type { Content, PageContent } from '../../backend/content/content.ts';
import { findReferences } from '../../backend/content/media-references.ts';
import type { AltTexts } from './alt-text.ts';
import { type CataloguedImage, mirrorable } from './catalogued-image.ts';
import { hashName } from './drawing/random.ts';
import { isRange, RANGE_NAMES, rangeOf } from './look/ranges.ts';
import { isPlant } from './plants/plants.ts';
import { resolveStill } from './still-recipe.ts';

function people(pages: readonly PageContent[]) {
  return pages.flatMap(({ groups }) => {
    const leadership = groups?.leadership;
    return leadership ? [...leadership.founders, leadership.ceo, ...leadership.board, ...leadership.team] : [];
  });
}

export function portraitImages(content: Content): CataloguedImage[] {
  return people(content.pages).map((person) => ({
    ref: `portrait/${person.slug}`,
    recipe: { kind: 'portrait', initials: person.initials, range: isRange(person.room) ? person.room : 'tarwa' },
    alt: person.name,
  }));
}

export function coverImages(content: Content, alts: AltTexts): CataloguedImage[] {
  const items = content.pages.flatMap(({ groups }) => groups?.catalogs?.items ?? []);
  return items.map(({ cover, title }) => {
    const name = cover.replace('cover/', '');
    const category = content.categories.find(({ slug }) => name.includes(slug));
    const types = category?.types.map(({ slug }) => slug) ?? [];
    const sold = content.products.find((product) => types.includes(product.type))?.brand;
    const named = name.split('-').find(isRange) ?? (sold && isRange(sold) ? sold : undefined);
    const range = named ?? RANGE_NAMES[hashName(name) % RANGE_NAMES.length] ?? 'tarwa';
    return { ref: cover, recipe: { kind: 'cover', title, range, plant: rangeOf(range).plant }, alt: alts.cover(title) };
  });
}

export function stillImages(content: Content, alts: AltTexts): CataloguedImage[] {
  return findReferences(content, 'still').map((name) => {
    const { subject, plant, companion } = resolveStill(name, false);
    const alt = alts.still(subject, [plant, companion]);
    return mirrorable(`still/${name}`, alt, (mirrored) => ({ kind: 'still', ...resolveStill(name, mirrored) }));
  });
}

export function plantImages(content: Content, alts: AltTexts): CataloguedImage[] {
  const named = [...content.ingredients.map(({ slug }) => slug), ...findReferences(content, 'plant')];
  const drawn = [...new Set(named)].filter(isPlant);
  return drawn.map((plant) => ({ ref: `plant/${plant}`, recipe: { kind: 'plant', plant }, alt: alts.plant(plant) }));
}
