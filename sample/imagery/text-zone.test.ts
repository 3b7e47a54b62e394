import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../backend/content/load-content.ts';
import { CONTENT_FOLDER, PICTURE_FOLDER } from '../folders.ts';
import { imageCatalogue } from './catalogue.ts';
import type { CataloguedImage } from './catalogued-image.ts';
import { contrast } from './drawing/color.ts';
import { RANGE_NAMES, rangeOf } from './look/ranges.ts';
import { fileNameOf, type Recipe } from './recipe.ts';

/** Text areas of pictures, as shares of width and height, from the start side (the right if mirrored). */
const ZONES = {
  hero: { across: 0.45, top: 0.1, bottom: 0.9 },
  room: { across: 0.66, top: 0.03, bottom: 0.17 },
  banner: { across: 0.45, top: 0.1, bottom: 0.9 },
} as const;
type Kind = keyof typeof ZONES;
const WIDTH = 240;

let images: CataloguedImage[];
beforeAll(async () => {
  images = imageCatalogue(await loadContent(CONTENT_FOLDER));
});

/** Measures the lowest contrast of a text colour with a zone's pixels; null if the picture is not committed. */
async function worstContrast(recipe: Recipe, zone: (typeof ZONES)[Kind], text: string, atRight: boolean) {
  const file = join(PICTURE_FOLDER, fileNameOf(recipe));
  if (
    await access(file).then(
      () => false,
      () => true,
    )
  )
    return null;
  const { data, info } = await sharp(file).resize(WIDTH).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let worst = 21;
  for (let y = Math.ceil(info.height * zone.top); y < info.height * zone.bottom; y++) {
    for (let step = 0; step < WIDTH * zone.across; step++) {
      const at = (y * WIDTH + (atRight ? WIDTH - 1 - step : step)) * 3;
      worst = Math.min(worst, contrast(text, `#${data.subarray(at, at + 3).toString('hex')}`));
    }
  }
  return worst;
}

describe.each(['hero', 'room', 'banner'] as const)('text on a %s', (kind) => {
  it.each(RANGE_NAMES)('is legible in the room of %s, in both directions', async (range) => {
    const image = images.find(({ ref }) => ref === `${kind}/${range}`);
    for (const recipe of [image?.recipe, image?.mirrored]) {
      if (!recipe) throw new Error(`${kind}/${range} is not in the catalogue`);
      const worst = await worstContrast(recipe, ZONES[kind], rangeOf(range).text, recipe === image?.mirrored);
      if (worst !== null) expect(worst).toBeGreaterThanOrEqual(4.5);
    }
  });
});
