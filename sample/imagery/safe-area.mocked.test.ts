import { beforeAll, expect, it, vi } from 'vitest';
import { loadContent } from '../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../folders.ts';
import { imageCatalogue } from './catalogue.ts';
import type { CataloguedImage } from './catalogued-image.ts';
import { drawRecipe } from './draw-recipe.ts';
import { loadDrawingTools } from './drawing-tools.ts';
import { PACKS } from './packs/packs.ts';
import { stanceOf } from './plants/plants.ts';
import type { DrawingTools, Scene } from './scenes/scene.ts';

/** Only positions matter here, not the drawing. */
const drawn = vi.hoisted((): { scene: Scene | null } => ({ scene: null }));
vi.mock('./scenes/build-scene.ts', () => ({
  buildScene(_tools: unknown, scene: Scene) {
    drawn.scene = scene;
    return '';
  },
}));

/** The safe areas of the art direction (4), as shares of width and height. */
const SAFE = {
  hero: { from: 0.52, to: 0.94, top: 0.07, bottom: 0.92 },
  'hero-mobile': { from: 0.14, to: 0.88, top: 0.08, bottom: 0.95 },
  room: { from: 0.22, to: 0.78, top: 0.22, bottom: 0.92 },
  stage: { from: 0.18, to: 0.82, top: 0.12, bottom: 0.93 },
  banner: { from: 0.5, to: 0.92, top: 0.2, bottom: 0.97 },
} as const;

let images: CataloguedImage[];
let tools: DrawingTools;
beforeAll(async () => {
  [images, tools] = await Promise.all([loadContent(CONTENT_FOLDER).then(imageCatalogue), loadDrawingTools()]);
});

/** Reads where the packs of a scene stand, and the lowest edge of their slabs. */
function measure({ room: { width, height }, packs = [], slabs = [] }: Scene) {
  const boxes = packs.map(({ form, x, y, scale }) => {
    const { scale: own, footprint } = PACKS[form];
    const k = own * scale;
    return { from: x - footprint.halfWidth * k, to: x + footprint.halfWidth * k, top: y - footprint.height * k };
  });
  return {
    from: Math.min(...boxes.map(({ from }) => from)) / width,
    to: Math.max(...boxes.map(({ to }) => to)) / width,
    top: Math.min(...boxes.map(({ top }) => top)) / height,
    bottom: Math.max(...slabs.map(({ y }) => y), ...packs.map(({ y }) => y)) / height,
  };
}

it.each(Object.entries(SAFE))('the packs of every %s stand in its safe area', (kind, safe) => {
  const recipes = images.flatMap(({ recipe }) => (recipe.kind === kind ? [recipe] : []));
  expect(recipes.length).toBeGreaterThanOrEqual(10);
  const outside = recipes.flatMap((recipe) => {
    drawRecipe(tools, recipe);
    if (!drawn.scene?.packs?.length) return [];
    const { from, to, top, bottom } = measure(drawn.scene);
    const isInside = from >= safe.from && to <= safe.to && top >= safe.top && bottom <= safe.bottom;
    return isInside ? [] : [{ recipe: JSON.stringify(recipe).slice(0, 120), from, to, top, bottom }];
  });
  expect(outside).toEqual([]);
});

it('no fruit or seed hangs in the air of a scene: what reaches in from its edge grows or hangs in nature', () => {
  const recipes = images.flatMap(({ recipe }) => (Object.hasOwn(SAFE, recipe.kind) ? [recipe] : []));
  const reaching = recipes.flatMap((recipe) => {
    drawRecipe(tools, recipe);
    return drawn.scene?.before?.map(({ plant }) => plant) ?? [];
  });
  expect(reaching.length).toBeGreaterThan(100);
  expect(reaching.filter((plant) => stanceOf(plant) === 'lying')).toEqual([]);
});
