import type { Point } from '../drawing/geometry.ts';
import { spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { petal } from './petal.ts';

const BELL = { base: '#d8b3d0', middle: '#f5e3f0', tip: '#ffffff', rim: '#ffffff' };

/** A drooping bell with its lipped mouth. */
export function bell(placement: Placement): Shape[] {
  const tube: Point[] = [
    [-12, 0],
    [-20, 34],
    [-31, 74],
    [-36, 92],
    [36, 92],
    [31, 74],
    [20, 34],
    [12, 0],
  ];
  const lip = [0.35, 0.95, 1.57, 2.19, 2.79].flatMap((angle) =>
    petal({ x: 0, y: 78, angle, length: 42, width: 34, colors: BELL, widest: 0.6 }),
  );
  return placeShapes(
    [
      {
        path: spline(tube),
        fill: linear([
          [0, '#d9bcd3'],
          [0.35, '#fff8fd'],
          [1, '#cfa6c6'],
        ]),
      },
      ...lip,
    ],
    placement,
  );
}
