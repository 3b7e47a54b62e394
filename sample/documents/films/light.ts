import { drawRecipe } from '../../imagery/draw-recipe.ts';
import { smoothstep } from '../../imagery/drawing/number.ts';
import { buildMonochrome } from '../../imagery/drawing/palettes.ts';
import { placeShapes, shapeBounds, solidShapes } from '../../imagery/drawing/shape.ts';
import { createDrawing } from '../../imagery/drawing/svg.ts';
import { rangeOf } from '../../imagery/look/ranges.ts';
import type { Recipe } from '../../imagery/recipe.ts';
import type { DrawingTools } from '../../imagery/scenes/scene.ts';
import { SHADED, SUNLIT, sample, sunAt } from './draw-frame.ts';
import { SCENE_FILM } from './film-recipe.ts';
import { type Layers, rasterise } from './layers.ts';

export type HeroRecipe = Extract<Recipe, { kind: 'hero' | 'hero-mobile' }>;
type SceneLayers = Pick<Layers, 'scene' | 'shade'>;

const { width, height } = SCENE_FILM;
/** The shade is soft: a third of the scene's pixels are enough. Its branch sways, so it reaches beyond the frame. */
const SOFT = { width: 512, height: 304 } as const;
const MARGIN = 40;
const SCALE = (SOFT.width - 2 * MARGIN) / width;
/** Where the branch sways from, in pixels of the frame. */
const FOOT = { x: width * 0.62, y: height * 1.1 } as const;
/** Fraction of the film over which the light fades in and out; it starts and ends as the picture. */
const FADE = 0.2;

/** Draws the scene, and the branch that hangs into its light, once. */
export async function drawSceneLayers(tools: DrawingTools, recipe: HeroRecipe): Promise<SceneLayers> {
  const drawing = createDrawing(SOFT);
  const shapes = tools.drawPlant(rangeOf(recipe.range).shadowPlant, buildMonochrome('#10271d', 0));
  const { left, right, top, bottom } = shapeBounds(shapes);
  const scale = (height * SCALE * 1.1) / Math.max(bottom - top, right - left);
  const foot = { x: FOOT.x * SCALE + MARGIN, y: height * SCALE * 1.04 + MARGIN, rotation: -0.5 };
  drawing.group({ blur: 4, blurRoom: 30 }, () => drawing.shapes(placeShapes(solidShapes(shapes), { ...foot, scale })));
  const [scene, shade] = await Promise.all([
    rasterise(drawRecipe(tools, recipe), width, 3),
    rasterise(drawing.toSvg(), SOFT.width, 1),
  ]);
  return { scene, shade };
}

/**
 * Draws one frame into `frame` (four bytes per pixel); `time` runs from 0 to 1. Only the light moves: bars of sun
 * drift and the shadow of a branch sways, from the other side if the scene is mirrored.
 */
export function drawLight(
  { scene, shade }: SceneLayers,
  { mirrored }: Pick<HeroRecipe, 'mirrored'>,
  time: number,
  frame: Uint8Array,
): void {
  const strength = smoothstep(0, FADE, time) * (1 - smoothstep(1 - FADE, 1, time));
  const sway = 0.05 * Math.sin(time * Math.PI * 4);
  const [cos, sin] = [Math.cos(sway) * SCALE, Math.sin(sway) * SCALE];
  const drift = 14 * (time - 0.5);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const across = mirrored ? width - 1 - column : column;
      const [dx, dy] = [across - FOOT.x, row - FOOT.y];
      const x = FOOT.x * SCALE + MARGIN + dx * cos - dy * sin - drift;
      const y = FOOT.y * SCALE + MARGIN + dx * sin + dy * cos;
      const shadow = (SHADED * sample(shade, x, y, 0)) / 255;
      const light = 1 + strength * (SUNLIT * sunAt(across / width, row / width, time) - shadow);
      const at = row * width + column;
      for (let channel = 0; channel < 3; channel++)
        frame[at * 4 + channel] = Math.min(255, (scene.data[at * 3 + channel] ?? 0) * light);
      frame[at * 4 + 3] = 255;
    }
  }
}
