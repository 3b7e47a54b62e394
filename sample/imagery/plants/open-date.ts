import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { dateFruit } from './date-fruit.ts';

/** A split date with its stone. */
export function openDate(placement: Placement): Shape[] {
  const stone: Point[] = [
    [-46, 0],
    [-26, -11],
    [20, -12],
    [48, 0],
    [20, 12],
    [-26, 11],
  ];
  return [
    ...dateFruit(placement, 1, 44),
    ...placeShapes(
      [
        { path: ellipse(2, -2, 66, 22), fill: '#e0a868' },
        { path: ellipse(2, 0, 58, 17), fill: '#c98747' },
        {
          path: spline(stone),
          fill: linear(
            [
              [0, '#a8733e'],
              [1, '#5e3716'],
            ],
            [0, 0],
            [0, 1],
          ),
        },
        {
          path: taper(
            [
              [-38, 0],
              [0, 1],
              [40, 0],
            ],
            2.6,
            1.4,
          ),
          fill: '#3d210c',
        },
      ],
      placement,
    ),
  ];
}
