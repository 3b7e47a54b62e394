import sharp from 'sharp';
import { buildMonochrome } from '../../imagery/drawing/palettes.ts';
import { placeShapes, shapeBounds, solidShapes } from '../../imagery/drawing/shape.ts';
import { createDrawing } from '../../imagery/drawing/svg.ts';
import type { DrawingTools } from '../../imagery/scenes/scene.ts';
import { buildStill } from '../../imagery/stills/still.ts';
import type { FilmRecipe } from './film-recipe.ts';

/** Pixels of a layer, `channels` bytes each. */
export type Layer = { width: number; height: number; channels: number; data: Uint8Array };
export type Layers = {
  /** The still itself. */
  scene: Layer;
  /** How much sun a swaying branch blocks, in one channel. */
  shade: Layer;
  /** The leaves close to the camera, with their opacity. */
  near: Layer;
};

/** The scene's own size is 1200 × 800; the camera never sees all of it. */
const SCENE_WIDTH = 900;
/** Swaying and near leaves are soft: a third of the scene's pixels are enough. */
const SOFT = { width: 400, height: 267 } as const;

export async function rasterise(svg: string, width: number, channels: 1 | 3 | 4): Promise<Layer> {
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize({ width });
  const prepared =
    channels === 4 ? image.ensureAlpha() : channels === 3 ? image.removeAlpha() : image.extractChannel('alpha');
  const { data, info } = await prepared.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** A branch hanging into the picture, blurred. */
function drawBranch(tools: DrawingTools, recipe: FilmRecipe, of: { dark: boolean }): string {
  const { width, height } = SOFT;
  const drawing = createDrawing(SOFT);
  const palette = of.dark ? buildMonochrome('#10271d', 0) : undefined;
  const plant = of.dark ? recipe.still.shadowPlant : recipe.near;
  const shapes = tools.drawPlant(plant, palette);
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = (height * (of.dark ? 1 : 0.8)) / Math.max(bottom - top, right - left);
  const place = of.dark
    ? { x: width * 0.36, y: height * 1.04, rotation: -0.5 }
    : { x: width * 0.98, y: height * 1.16, rotation: -0.55 };
  const drawn = placeShapes(of.dark ? solidShapes(shapes) : shapes, { ...place, scale });
  drawing.group({ blur: of.dark ? 4 : 3, blurRoom: 30 }, () => drawing.shapes(drawn));
  return drawing.toSvg();
}

/** Draws the layers of a film once; its frames only move them. */
export async function drawLayers(tools: DrawingTools, recipe: FilmRecipe): Promise<Layers> {
  const [scene, shade, near] = await Promise.all([
    rasterise(buildStill(tools, recipe.still), SCENE_WIDTH, 3),
    rasterise(drawBranch(tools, recipe, { dark: true }), SOFT.width, 1),
    rasterise(drawBranch(tools, recipe, { dark: false }), SOFT.width, 4),
  ]);
  return { scene, shade, near };
}
