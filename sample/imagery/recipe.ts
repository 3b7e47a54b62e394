import { createHash } from 'node:crypto';
import type { CoverOptions } from './cover.ts';
import type { Color } from './drawing/oklch.ts';
import type { PackDesign } from './look/look.ts';
import type { RangeName } from './look/ranges.ts';
import type { MonogramOptions } from './monogram.ts';
import type { PackForm } from './packs/pack.ts';
import type { PlantName } from './plants/plants.ts';
import type { BannerOptions } from './scenes/banner.ts';
import type { StepColors } from './steps/paint.ts';
import type { StepIcon } from './steps/steps.ts';
import type { StillOptions } from './stills/still.ts';
import type { TextureName } from './textures/textures.ts';

export type PackRecipe = { form: PackForm; design: PackDesign };

/** Everything a picture depends on, as plain data: equal recipes are the same picture. */
export type Recipe =
  | ({ kind: 'pack'; scale?: number } & PackRecipe)
  | { kind: 'stage'; range: RangeName; pack: PackRecipe; plants: readonly PlantName[]; mirrored: boolean }
  | { kind: 'texture'; texture: TextureName; color: Color }
  | { kind: 'plant'; plant: PlantName }
  | { kind: 'hero' | 'hero-mobile'; range: RangeName; packs: readonly PackRecipe[]; mirrored: boolean }
  | { kind: 'table'; range: RangeName; packs: readonly PackRecipe[]; mirrored: boolean }
  | { kind: 'room'; range: RangeName; pack: PackRecipe; mirrored: boolean }
  | ({ kind: 'banner'; packs: readonly PackRecipe[] } & Omit<BannerOptions, 'packs'>)
  | ({ kind: 'still' } & StillOptions)
  | ({ kind: 'portrait' } & MonogramOptions)
  | ({ kind: 'cover' } & CoverOptions)
  | { kind: 'step'; icon: StepIcon; colors?: StepColors };

type RecipeKind = Recipe['kind'];

/** Raised when the drawing of a kind changes, so that its pictures get new names and are made again. */
const VERSIONS = {
  pack: 3,
  stage: 4,
  texture: 1,
  plant: 1,
  hero: 3,
  'hero-mobile': 3,
  room: 3,
  table: 1,
  banner: 4,
  still: 4,
  portrait: 3,
  cover: 2,
  step: 3,
} as const satisfies Record<RecipeKind, number>;

/** Raised when a change affects only some pictures: by subject, substance, step, range, plant or form of pack. */
const REVISIONS: Partial<Record<RecipeKind, Partial<Record<string, number>>>> = {
  hero: { arak: 2, basma: 1, naima: 1, qirmiz: 1, qiwam: 1, oil: 1, bottle: 3, dropper: 3, syrup: 3 },
  'hero-mobile': { naima: 1, qiwam: 1, oil: 1, bottle: 2, dropper: 2, syrup: 2 },
  room: { naima: 1, qiwam: 2, faris: 1, mahd: 1, oil: 1, bottle: 3, dropper: 3, syrup: 3 },
  table: { oil: 1, naima: 1, qiwam: 1, bottle: 2, dropper: 2, syrup: 2 },
  stage: { honey: 4, 'black-seed': 1, oil: 2, bottle: 3, dropper: 3, syrup: 3 },
  banner: { honey: 4, 'black-seed': 1, oil: 2, bottle: 3, dropper: 3, syrup: 3 },
  still: {
    board: 1,
    stairs: 1,
    award: 1,
    door: 1,
    newspaper: 2,
    shelf: 1,
    crates: 1,
    paste: 1,
    tasting: 1,
    honey: 1,
    ledger: 1,
    letter: 1,
    herbarium: 1,
    label: 1,
    desk: 1,
  },
  plant: { date: 1 },
  texture: { paste: 1 },
  step: { massage: 1 },
};

function versionOf(recipe: Recipe): number | string {
  const version = VERSIONS[recipe.kind];
  const parts = [
    ...('texture' in recipe ? [recipe.texture] : []),
    ...('icon' in recipe ? [recipe.icon] : []),
    ...('subject' in recipe ? [recipe.subject] : []),
    ...('range' in recipe ? [recipe.range] : []),
    ...('plant' in recipe ? [recipe.plant] : []),
    ...('plants' in recipe ? recipe.plants : []),
    ...('pack' in recipe ? [recipe.pack.form] : []),
    ...('packs' in recipe ? recipe.packs.map(({ form }) => form) : []),
  ];
  const revision = Math.max(0, ...parts.map((part) => REVISIONS[recipe.kind]?.[part] ?? 0));
  return revision ? `${version}.${revision}` : version;
}

/** How a kind is delivered: vectors as they are, everything else as WebP at this scale of its drawing. */
const OUTPUTS = {
  pack: { format: 'webp', scale: 0.9, quality: 86 },
  stage: { format: 'webp', scale: 1, quality: 81 },
  texture: { format: 'webp', scale: 1, quality: 82 },
  plant: { format: 'webp', scale: 1, quality: 86 },
  hero: { format: 'webp', scale: 1.2, quality: 80 },
  'hero-mobile': { format: 'webp', scale: 1.385, quality: 80 },
  room: { format: 'webp', scale: 1, quality: 82 },
  table: { format: 'webp', scale: 1.15, quality: 78 },
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
  const hash = createHash('sha256').update(JSON.stringify([versionOf(recipe), OUTPUTS[recipe.kind], recipe]));
  return `${hash.digest('hex').slice(0, 24)}.${OUTPUTS[recipe.kind].format}`;
}
