import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { berry } from './berry.ts';
import { RIND } from './pomegranate-crown.ts';

const CHAMBERS = 6;

/** The cut half: rind, pale pith, six chambers packed with arils. */
export function cutHalf(placement: Placement): Shape[] {
  const random = createRandom(9);
  const aril = (x: number, y: number, radius: number) =>
    berry(x, y, radius, ['#ff8a92', '#d81f3a', '#96071f', '#5f0415'], { gloss: 1 });
  const chambers = Array.from({ length: CHAMBERS }, (_, chamber) => {
    const middle = (chamber / CHAMBERS) * 2 * Math.PI - Math.PI / 2;
    const spread = (Math.PI / CHAMBERS) * 0.8;
    const wall: Point[] = [
      [Math.cos(middle) * 26, Math.sin(middle) * 26],
      [Math.cos(middle - spread) * 70, Math.sin(middle - spread) * 70],
      [Math.cos(middle - spread * 0.92) * 112, Math.sin(middle - spread * 0.92) * 112],
      [Math.cos(middle) * 119, Math.sin(middle) * 119],
      [Math.cos(middle + spread * 0.92) * 112, Math.sin(middle + spread * 0.92) * 112],
      [Math.cos(middle + spread) * 70, Math.sin(middle + spread) * 70],
    ];
    const rows = [
      { reach: 104, across: [-0.72, -0.24, 0.24, 0.72] },
      { reach: 80, across: [-0.62, 0, 0.62] },
      { reach: 55, across: [-0.4, 0.4] },
      { reach: 34, across: [0] },
    ];
    const arils = rows.flatMap(({ reach, across }) =>
      across.flatMap((share) => {
        const angle = middle + spread * share + (random() - 0.5) * 0.05;
        return aril(Math.cos(angle) * reach, Math.sin(angle) * reach, 11.5 + random() * 2.5);
      }),
    );
    return [{ path: spline(wall), fill: '#7d0a1d' }, ...arils];
  }).flat();
  const pith = radial([
    [0, '#fbe6c4'],
    [0.8, '#f6d3a2'],
    [1, '#e3a878'],
  ]);
  return placeShapes(
    [
      { path: ellipse(5, 9, 138, 136), fill: '#6d1222' },
      { path: ellipse(0, 0, 138, 136), fill: RIND },
      { path: ellipse(0, 0, 128, 126), fill: pith },
      ...chambers,
    ],
    placement,
  );
}
