import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { placeShapes, type Shape } from '../drawing/shape.ts';
import { dipper, drip } from './honey-dipper.ts';
import { comb } from './honeycomb.ts';

const POOL: Point[] = [
  [-220, -8],
  [-150, -34],
  [-20, -40],
  [120, -36],
  [214, -20],
  [230, 2],
  [150, 22],
  [10, 28],
  [-140, 22],
];

/** Honey: a piece of comb that runs over into a pool, and a dipper. */
export function honey(): Shape[] {
  return [
    {
      path: spline(POOL),
      fill: vertical([
        [0, '#f7b73c'],
        [1, '#c8720f'],
      ]),
    },
    { path: ellipse(-70, -20, 80, 7, -0.04), fill: '#ffe9ab', opacity: 0.6 },
    ...comb(),
    ...drip(-70, -30, 44, 24),
    ...drip(34, -34, 56, 28),
    ...placeShapes(dipper(), { x: 168, y: -60, rotation: 0.42 }),
  ];
}
