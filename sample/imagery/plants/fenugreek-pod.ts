import { type Curve, curvePoints, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { spline } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

/** A long beaked pod. */
export function pod(line: Curve): Shape[] {
  return [
    {
      path: taper(curvePoints(line, 16), 15, 2),
      fill: linear([
        [0, '#d9dc8c'],
        [0.5, '#a9b552'],
        [1, '#75853a'],
      ]),
    },
    {
      path: taper(
        curvePoints(line, 16).map(([x, y]): Point => [x - 3, y]),
        3,
        1,
      ),
      fill: '#f0f2bd',
      opacity: 0.7,
    },
  ];
}

const SEED_OUTLINE: Point[] = [
  [-12, -7],
  [2, -10],
  [13, -5],
  [12, 7],
  [0, 10],
  [-13, 6],
];
export const SEED: Shape[] = [
  {
    path: spline(SEED_OUTLINE, { tension: 1 / 9 }),
    fill: vertical([
      [0, '#f0c663'],
      [1, '#a8701c'],
    ]),
  },
  {
    path: taper(
      [
        [-8, -3],
        [0, 1],
        [9, -2],
      ],
      2,
      1,
    ),
    fill: '#8a560f',
    opacity: 0.7,
  },
];
