import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import { GREEN } from '../drawing/palettes.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { leaf } from './leaf.ts';

const SKIN = radial(
  [
    [0, '#e2ab6c'],
    [0.45, '#bd7a3c'],
    [0.85, '#854a1f'],
    [1, '#5e3012'],
  ],
  [0.36, 0.42],
  0.72,
);
const girth = (t: number) => Math.sin(Math.PI * t ** 0.72) ** 0.85;

/** One kernel in its grooved brown skin, its base at (0, 0). */
export function almondKernel(placement: Placement, seed: number): Shape[] {
  const random = createRandom(seed);
  const flank = (side: number) => steps(24, (t): Point => [side * girth(t) * 72, -t * 230]);
  const grooves = Array.from({ length: 17 }, (_, index): Shape => {
    const u = -0.9 + (1.8 * index) / 16;
    const line = Array.from({ length: 9 }, (_, step): Point => {
      const t = (step + 1) / 10;
      return [u * girth(t) * 70 + (random() - 0.5) * 2.5, -t * 226 - 2];
    });
    const width = 1 + random() * 1.8;
    return { path: taper(line, width, 0.6), fill: random() > 0.5 ? '#6b3814' : '#edc08a', opacity: 0.42 };
  });
  const shapes: Shape[] = [
    { path: spline([...flank(-1), ...flank(1).slice(1, -1).reverse()]), fill: SKIN },
    ...grooves,
    { path: ellipse(-24, -120, 10, 44, 0.12), fill: '#fff0d8', opacity: 0.28 },
  ];
  return placeShapes(shapes, placement);
}

/** Almond: three kernels before two leaves. */
export function almond(palette = GREEN): Shape[] {
  const blade = { veins: 10, serration: 0.12, teeth: 20, palette };
  return [
    ...leaf({ ...blade, x: -40, y: -120, length: 330, width: 84, angle: -2.35, bend: 0.12, lit: 1 }),
    ...leaf({ ...blade, x: 40, y: -150, length: 340, width: 80, angle: -0.95, bend: -0.14, lit: -1 }),
    ...almondKernel({ x: -105, y: -20, scale: 1.05, rotation: -0.55 }, 1),
    ...almondKernel({ x: 120, y: -10, scale: 1.08, rotation: 0.62 }, 2),
    ...almondKernel({ x: 5, y: 10, scale: 1.25, rotation: 0.06 }, 3),
  ];
}
