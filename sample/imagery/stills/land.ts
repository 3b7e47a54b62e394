import { adjust, mix } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, rectangle, spline } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { PlantName } from '../plants/plants.ts';
import { onTheGround } from '../scenes/dressing.ts';
import type { Studio } from '../scenes/studio.ts';
import { HEIGHT, WIDTH } from './subject.ts';

/** The colours of a landscape; the sky has the colour of the still's wall, and the distance is tinted with it. */
type Ground = { far: Color; near: Color };

export const EARTH: Ground = { far: '#b9a27c', near: '#c7a878' };
export const GREEN_LAND: Ground = { far: '#7f9a72', near: '#6f9150' };
export const SAND: Ground = { far: '#d8b384', near: '#e2bd88' };

/** The sky of a still. */
export function drawClearSky({ drawing, wall }: Studio, horizon: number): void {
  drawing.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    vertical([
      [0, adjust(wall, -0.03)],
      [horizon / HEIGHT, adjust(wall, 0.09, 0.6)],
      [1, adjust(wall, 0.09, 0.6)],
    ]),
  );
}

/** A sky with its sun low at the reading end. */
export function drawSky(studio: Studio, horizon: number): void {
  const { drawing, at } = studio;
  drawClearSky(studio, horizon);
  drawing.ellipse(at(940), horizon - 190, 120, 120, '#fff6dd', { opacity: 0.5, blur: 30, blurRoom: 60 });
  drawing.path(ellipse(at(940), horizon - 190, 58, 58), '#fff8e6');
}

/** One ridge of hills across the picture: its crest as heights over the horizon, from the reading start. */
export function drawRidge(studio: Studio, horizon: number, crest: readonly number[], color: Color): void {
  const { drawing, at } = studio;
  const line = crest.map(
    (height, index): Point => [at((index / (crest.length - 1)) * (WIDTH + 80) - 40), horizon - height],
  );
  const feet: Point[] = [
    [at(WIDTH + 60), HEIGHT + 60],
    [at(-60), HEIGHT + 60],
  ];
  drawing.path(
    spline([...line, ...feet], { tension: 1 / 8 }),
    linear(
      [
        [0, adjust(color, 0.05)],
        [1, adjust(color, -0.07)],
      ],
      [0, 0],
      [0.5, 1],
    ),
  );
}

/** Three ridges, the farthest palest; `steepness` below 1 where words stand above them. */
export function drawHills(studio: Studio, horizon: number, { far }: Ground, steepness = 1): void {
  const rise = (crest: readonly number[], color: Color) =>
    drawRidge(
      studio,
      horizon,
      crest.map((height) => height * steepness),
      color,
    );
  const air = adjust(studio.wall, 0.06, 0.7);
  rise([60, 120, 96, 168, 130, 214, 150, 190, 120, 150], mix(far, air, 0.68));
  rise([30, 84, 56, 100, 60, 84, 140, 96, 130, 76], mix(far, air, 0.42));
  rise([46, 30, 58, 26, 40, 22, 60, 84, 60, 96], mix(far, air, 0.16));
}

/** The ground in front, with its pebbles. */
export function drawGroundPlane({ drawing }: Studio, horizon: number, { near }: Ground): void {
  drawing.path(
    rectangle(0, horizon, WIDTH, HEIGHT - horizon),
    vertical([
      [0, adjust(near, 0.05, 0.85)],
      [1, adjust(near, -0.07)],
    ]),
  );
  const random = createRandom(11);
  for (let stone = 0; stone < 70; stone++) {
    const depth = random();
    const y = horizon + 14 + depth ** 1.4 * (HEIGHT - horizon);
    const size = 2 + depth * 9;
    const x = random() * WIDTH;
    drawing.path(ellipse(x + size * 0.6, y + size * 0.3, size * 1.3, size * 0.5), adjust(near, -0.2), { opacity: 0.4 });
    drawing.path(ellipse(x, y, size, size * 0.6), adjust(near, random() * 0.12 - 0.04));
  }
}

/** A plant of the field about `tall` units high, its foot in the ground at (x, y). */
export function growPlant(
  studio: Studio,
  plant: PlantName,
  { x, y, tall }: { x: number; y: number; tall: number },
): void {
  const { drawing, drawPlant, shade, at, mirrored } = studio;
  const shapes = drawPlant(onTheGround(plant));
  const { top, bottom } = shapeBounds(shapes);
  const scale = tall / (bottom - top);
  drawing.ellipse(at(x) + tall * 0.14, y + 1, tall * 0.34, tall * 0.05, shade, {
    opacity: 0.45,
    blur: 3,
    blurRoom: 60,
  });
  drawing.shapes(placeShapes(shapes, { x: at(x), y: y - bottom * scale + 2, scale, flip: mirrored }));
}

/** A strip that runs from the horizon to the foot of the picture: water, a road, a furrow. */
export function strip(
  studio: Studio,
  horizon: number,
  far: readonly [number, number],
  near: readonly [number, number],
  bend = 0,
): Point[] {
  const points = (x0: number, x1: number) =>
    Array.from({ length: 13 }, (_, index): Point => {
      const t = index / 12;
      return [
        studio.at(x0 + (x1 - x0) * t ** 1.6 + Math.sin(t * Math.PI) * bend),
        horizon + (HEIGHT + 10 - horizon) * t,
      ];
    });
  return [...points(far[0], near[0]), ...points(far[1], near[1]).reverse()];
}
