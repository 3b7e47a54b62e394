import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACK_FORMS } from '../../backend/content/schema/pack.ts';
import { STEP_ICONS } from '../../backend/content/schema/step-icons.ts';
import { drawRecipe } from './draw-recipe.ts';
import { createTypesetter, type Typesetter } from './drawing/type.ts';
import type { PackDesign } from './look/look.ts';
import { RANGE_NAMES, type RangeName, rangeOf } from './look/ranges.ts';
import { createPlantDrawer, PLANT_NAMES } from './plants/plants.ts';
import { fileNameOf, type PackRecipe, type Recipe } from './recipe.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { SUBJECTS, type SubjectName } from './stills/subjects.ts';
import { TEXTURES, type TextureName } from './textures/textures.ts';

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await createTypesetter();
});
const newTools = (): DrawingTools => ({ typeset, drawPlant: createPlantDrawer() });

function designOf(range: RangeName): PackDesign {
  const descriptor = { en: ['Amla hair oil', 'for length'], ar: ['زيت شعر', 'ترطيب 48 ساعة'] };
  return { range, descriptor, size: '200 ml', plant: rangeOf(range).plant };
}
const pack: PackRecipe = { form: 'oil', design: designOf('tarwa') };
const place = { range: 'tarwa', mirrored: true } as const;

const forms = PACK_FORMS.map((form, index): Recipe => {
  const range = RANGE_NAMES[index % RANGE_NAMES.length] ?? 'tarwa';
  return { kind: 'pack', form, design: designOf(range) };
});
const plants = PLANT_NAMES.map((plant): Recipe => ({ kind: 'plant', plant }));
const steps = STEP_ICONS.map((icon): Recipe => ({ kind: 'step', icon }));
const textures = Object.keys(TEXTURES)
  .filter((name): name is TextureName => Object.hasOwn(TEXTURES, name))
  .map((texture): Recipe => ({ kind: 'texture', texture, color: '#cf8412' }));
const subjects = Object.keys(SUBJECTS).filter((name): name is SubjectName => Object.hasOwn(SUBJECTS, name));
const stills = subjects.map(
  (subject, index): Recipe => ({
    kind: 'still',
    wall: '#9cc7d6',
    plant: 'sidr',
    companion: 'clove',
    range: 'basma',
    shadowPlant: 'olive',
    vessel: '#c9724a',
    subject,
    mirrored: index % 2 === 0,
  }),
);
const scenes: Recipe[] = [
  { kind: 'stage', ...place, pack, plants: ['amla', 'sidr', 'clove'] },
  { kind: 'hero', ...place, packs: [pack, { form: 'shampoo', design: designOf('tarwa') }] },
  { kind: 'hero-mobile', ...place, packs: [{ form: 'tin', design: designOf('balsam') }] },
  { kind: 'room', ...place, pack },
  { kind: 'banner', wall: '#a9bd70', shadowPlant: 'neem', packs: [pack, pack], plants: ['aloe'], mirrored: false },
  { kind: 'banner', wall: '#a9bd70', shadowPlant: 'neem', packs: [], plants: [], mirrored: false },
  { kind: 'portrait', initials: { en: 'L', ar: 'ل' }, range: 'qiwam' },
  { kind: 'cover', title: { en: 'Hair care 2026', ar: 'العناية بالشعر 2026' }, range: 'basma', plant: 'neem' },
  ...stills,
];
const nameOf = (recipe: Recipe) =>
  [
    recipe.kind,
    ...Object.values(recipe)
      .filter((value) => typeof value === 'string')
      .slice(1),
  ].join(' ');
const all = [...forms, ...plants, ...steps, ...textures, ...scenes].map((recipe) => [nameOf(recipe), recipe] as const);

describe('drawRecipe', () => {
  it.each(all)('draws %s: valid, self-contained, deterministic', async (_, recipe) => {
    const svg = drawRecipe(newTools(), recipe);
    expect(svg).not.toMatch(/<text|<image|<foreignObject|href=|NaN|undefined|Infinity/);
    expect(svg.match(/url\([^#]/)).toBeNull();
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    expect(drawRecipe(newTools(), recipe)).toBe(svg);
    const { width, height } = await sharp(Buffer.from(svg), { unlimited: true }).metadata();
    expect(width).toBeGreaterThan(20);
    expect(height).toBeGreaterThan(20);
  });

  it('mirrors positions, but not packs or the sun', () => {
    const sides = [false, true].map((mirrored) =>
      drawRecipe(newTools(), { kind: 'room', range: 'tarwa', pack, mirrored }),
    );
    const scales = sides.map((svg) => [...svg.matchAll(/scale\((-?[\d.]+)/g)].map(([, scale]) => Number(scale)));
    expect(sides[0]).not.toBe(sides[1]);
    expect(scales.flat().every((scale) => scale > 0)).toBe(true);
  });
});

describe('the small print of packs', () => {
  /** How each descriptor is printed, and how large, in units of the pack. */
  function printedIn(recipe: Recipe): { text: string; size: number }[] {
    const printed = new Map<string, number>();
    const spy: Typesetter = (text, style) => {
      // What is only measured has no place yet.
      const isPrinted = style.y !== undefined && designOf('tarwa').descriptor.en.some((line) => text.startsWith(line));
      if (isPrinted) printed.set(text, style.size);
      return typeset(text, style);
    };
    drawRecipe({ typeset: spy, drawPlant: createPlantDrawer() }, recipe);
    return [...printed].map(([text, size]) => ({ text, size }));
  }

  it('is as large on a stage as on a packshot', () => {
    const onStage = printedIn({ kind: 'stage', ...place, pack, plants: ['amla'] });
    expect(onStage).toHaveLength(1);
    expect(printedIn({ kind: 'pack', ...pack })).toEqual(onStage);
  });

  it.each(['oil', 'jar'] as const)('is no smaller than can be read on a %s in a room', (form) => {
    const [whole] = printedIn({ kind: 'pack', ...pack, form });
    const [shown] = printedIn({ kind: 'room', ...place, pack: { ...pack, form } });
    expect(whole?.text).toBe('Amla hair oil for length');
    expect(shown?.text).toBe('Amla hair oil');
    expect(shown?.size).toBeGreaterThan(whole?.size ?? 0);
  });
});

describe('fileNameOf', () => {
  it('is the same for equal recipes only', () => {
    const names = all.map(([, recipe]) => fileNameOf(recipe));
    expect(new Set(names).size).toBe(names.length);
    expect(fileNameOf({ kind: 'plant', plant: 'amla' })).toBe(fileNameOf({ kind: 'plant', plant: 'amla' }));
    expect(fileNameOf({ kind: 'plant', plant: 'amla' })).toMatch(/^[0-9a-f]{24}\.webp$/);
  });
});
