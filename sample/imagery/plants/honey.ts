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

const RUN_OUT_HONEY = vertical([
  [0, '#c9780f'],
  [0.8, '#e39a22'],
  [1, '#b9660c'],
]);
const RUN_OUT: Point[] = [
  [-206, -250],
  [-226, -150],
  [-236, -70],
  [-170, 6],
  [-60, 2],
  [10, 34],
  [110, 14],
  [196, -60],
  [214, -190],
  [120, -330],
  [-90, -340],
];

/** A piece of comb lying in what has run out of it, from above. */
export function lyingComb(): Shape[] {
  return [
    { path: spline(RUN_OUT), fill: RUN_OUT_HONEY },
    { path: ellipse(-120, -14, 52, 8, 0.12), fill: '#fff0c0', opacity: 0.7 },
    { path: ellipse(70, 8, 34, 6, -0.2), fill: '#fff0c0', opacity: 0.55 },
    ...comb(),
  ];
}

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
