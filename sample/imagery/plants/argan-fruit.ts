import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape, warpShapes } from '../drawing/shape.ts';
import { type BallColors, berry } from './berry.ts';

/** A pointed plum-sized fruit on a short stalk. */
export function fruit(placement: Placement, colors: BallColors): Shape[] {
  const body = warpShapes(berry(0, 0, 50, colors), (x, y) => [x * 0.86, y * (y > 0 ? 1.28 : 1.06)]);
  return placeShapes(
    [
      {
        path: taper(
          [
            [2, -84],
            [0, -66],
            [0, -46],
          ],
          5,
          6,
        ),
        fill: '#7a6a3a',
      },
      ...body,
    ],
    placement,
  );
}

/** The kernel pressed for oil: a hard nut, split. */
export function nut(placement: Placement, open: boolean): Shape[] {
  const shell: Point[] = [
    [-52, 0],
    [-34, -26],
    [4, -33],
    [42, -22],
    [56, 2],
    [38, 24],
    [0, 32],
    [-36, 24],
  ];
  const halves: Shape[] = open
    ? [
        { path: ellipse(2, -1, 43, 22), fill: '#f3dfb4' },
        { path: ellipse(4, 1, 33, 15), fill: '#fff4d8' },
        { path: ellipse(6, 3, 24, 9), fill: '#ecd09a' },
      ]
    : steps(4, (t): Shape => {
        const y = -18 + 36 * t;
        return {
          path: taper(
            [
              [-40, y * 0.5],
              [0, y],
              [44, y * 0.5],
            ],
            2,
            1,
          ),
          fill: '#5a3518',
          opacity: 0.5,
        };
      });
  return placeShapes(
    [{ path: spline(shell), fill: sphere('#c99862', '#9c6a38', '#68411f', '#452a12') }, ...halves],
    placement,
  );
}
