import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';

const POD_OUTLINE: Point[] = [
  [-19, 0],
  [-24, -40],
  [-21, -92],
  [-8, -124],
  [0, -134],
  [8, -124],
  [21, -92],
  [24, -40],
  [19, 0],
];

/** A four-grooved capsule; the open one shows its seeds. */
export function pod(placement: Placement, open = false): Shape[] {
  const grooves = [-0.42, 0.06, 0.5].map((share): Shape => {
    const line = steps(4, (t): Point => [share * 38 * Math.cos(t * 1.2), -8 - t * 108]);
    return { path: taper(line, 3, 1.4), fill: '#4a6a2c', opacity: 0.55 };
  });
  const slit: Shape[] = open
    ? [
        {
          path: spline([
            [-4, -130],
            [-15, -84],
            [-9, -34],
            [9, -34],
            [15, -84],
            [4, -130],
          ]),
          fill: '#6b7a3a',
        },
        ...steps(
          5,
          (t): Shape => ({
            path: spline([
              [-9, -48 - t * 62],
              [0, -56 - t * 62],
              [9, -47 - t * 62],
              [0, -40 - t * 62],
            ]),
            fill: '#f5e7c4',
          }),
        ),
      ]
    : grooves;
  return placeShapes(
    [
      {
        path: spline(POD_OUTLINE),
        fill: linear([
          [0, '#8fae58'],
          [0.32, '#bcd285'],
          [0.7, '#7b9a48'],
          [1, '#4f6f2f'],
        ]),
      },
      ...slit,
    ],
    placement,
  );
}
