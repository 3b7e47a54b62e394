import { createHash } from 'node:crypto';
import { buildCover, type CoverOptions } from './cover.ts';
import { placeShapes, shapeBounds } from './drawing/shape.ts';
import { createDrawing } from './drawing/svg.ts';
import { buildLook, type PackDesign } from './look/look.ts';
import type { RangeName } from './look/ranges.ts';
import { buildMonogram, type MonogramOptions } from './monogram.ts';
import type { PackForm } from './packs/pack.ts';
import { PACKS } from './packs/packs.ts';
import type { PlantName } from './plants/plants.ts';
import { type BannerOptions, buildBanner } from './scenes/banner.ts';
import { buildHero, buildMobileHero } from './scenes/hero.ts';
import type { Studio } from './scenes/scene.ts';
import { buildStage } from './scenes/stage.ts';
import type { PackToShow } from './scenes/stand.ts';
import { buildStill, type StillOptions } from './scenes/still.ts';
import { buildTile } from './scenes/tile.ts';
import { buildStepIcon, type StepIcon } from './step-icons.ts';

export type PackRecipe = { form: PackForm; design: PackDesign };

/** Everything a picture depends on, as plain data: equal recipes are the same picture. */
export type Recipe =
  | ({ kind: 'pack'; scale?: number } & PackRecipe)
  | { kind: 'stage'; range: RangeName; pack: PackRecipe; plants: readonly PlantName[]; mirrored: boolean }
  | { kind: 'plant'; plant: PlantName }
  | { kind: 'hero' | 'hero-mobile'; range: RangeName; packs: readonly PackRecipe[]; mirrored: boolean }
  | { kind: 'room'; range: RangeName; pack: PackRecipe; mirrored: boolean }
  | ({ kind: 'banner'; packs: readonly PackRecipe[] } & Omit<BannerOptions, 'packs'>)
  | ({ kind: 'still' } & StillOptions)
  | ({ kind: 'portrait' } & MonogramOptions)
  | ({ kind: 'cover' } & CoverOptions)
  | { kind: 'step'; icon: StepIcon };

type RecipeKind = Recipe['kind'];

/** Raised when the drawing of a kind changes, so that its pictures get new names and are made again. */
const VERSIONS = {
  pack: 1,
  stage: 1,
  plant: 1,
  hero: 1,
  'hero-mobile': 1,
  room: 1,
  banner: 2,
  still: 1,
  portrait: 2,
  cover: 1,
  step: 2,
} as const satisfies Record<RecipeKind, number>;

/** How a kind is delivered: vectors as they are, everything else as WebP at this scale of its drawing. */
const OUTPUTS = {
  pack: { format: 'webp', scale: 0.9, quality: 86 },
  stage: { format: 'webp', scale: 1, quality: 81 },
  plant: { format: 'webp', scale: 1, quality: 86 },
  hero: { format: 'webp', scale: 1.2, quality: 80 },
  'hero-mobile': { format: 'webp', scale: 1.385, quality: 80 },
  room: { format: 'webp', scale: 1, quality: 82 },
  banner: { format: 'webp', scale: 1.145, quality: 80 },
  still: { format: 'webp', scale: 1, quality: 80 },
  portrait: { format: 'svg', scale: 1, quality: 0 },
  cover: { format: 'webp', scale: 1, quality: 82 },
  step: { format: 'svg', scale: 1, quality: 0 },
} as const satisfies Record<RecipeKind, { format: 'webp' | 'svg'; scale: number; quality: number }>;

/** The format, scale and quality a recipe's picture is delivered in. */
export function outputOf({ kind }: Recipe): { format: 'webp' | 'svg'; scale: number; quality: number } {
  return OUTPUTS[kind];
}

/** The name of a recipe's file: the hash of the recipe and of the version of what draws it. */
export function fileNameOf(recipe: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([VERSIONS[recipe.kind], OUTPUTS[recipe.kind], recipe]));
  return `${hash.digest('hex').slice(0, 24)}.${OUTPUTS[recipe.kind].format}`;
}

const PACKSHOT = { width: 800, height: 1000, baseY: 900 } as const;

function buildPackshot(studio: Studio, { form, look }: PackToShow, sizeScale = 1): string {
  const { scale, shift = 0, lift = 0, draw } = PACKS[form];
  const drawing = createDrawing(PACKSHOT);
  const place = { x: PACKSHOT.width / 2 + shift, y: PACKSHOT.baseY - lift, scale: scale * sizeScale };
  drawing.group(place, () => draw({ drawing, type: studio.type }, look));
  return drawing.toSvg();
}

const PLANT_BOX = 720;
const PLANT_MARGIN = 4;

/** The plant alone, cut to its outline, so that pages can stand it on a line. */
function buildPlant(studio: Studio, plant: PlantName): string {
  const shapes = studio.garden(plant);
  const { left, top, right, bottom } = shapeBounds(shapes);
  const scale = Math.min((PLANT_BOX - 2 * PLANT_MARGIN) / Math.max(right - left, bottom - top), 1.4);
  const drawing = createDrawing({
    width: Math.round((right - left) * scale + 2 * PLANT_MARGIN),
    height: Math.round((bottom - top) * scale + 2 * PLANT_MARGIN),
  });
  drawing.shapes(placeShapes(shapes, { scale, x: PLANT_MARGIN - left * scale, y: PLANT_MARGIN - top * scale }));
  return drawing.toSvg();
}

/** The picture of a recipe as SVG. */
export function drawRecipe(studio: Studio, recipe: Recipe): string {
  const dress = ({ form, design }: PackRecipe): PackToShow => ({ form, look: buildLook(design, studio.garden) });
  switch (recipe.kind) {
    case 'pack':
      return buildPackshot(studio, dress(recipe), recipe.scale);
    case 'stage':
      return buildStage(studio, { ...recipe, pack: dress(recipe.pack) });
    case 'plant':
      return buildPlant(studio, recipe.plant);
    case 'hero':
      return buildHero(studio, { ...recipe, packs: recipe.packs.map(dress) });
    case 'hero-mobile':
      return buildMobileHero(studio, { ...recipe, packs: recipe.packs.map(dress) });
    case 'room':
      return buildTile(studio, { ...recipe, pack: dress(recipe.pack) });
    case 'banner':
      return buildBanner(studio, { ...recipe, packs: recipe.packs.map(dress) });
    case 'still':
      return buildStill(studio, recipe);
    case 'portrait':
      return buildMonogram(studio, recipe);
    case 'cover':
      return buildCover(studio, recipe);
    case 'step':
      return buildStepIcon(recipe.icon);
  }
}
