import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, polygon, spline } from '../drawing/outlines.ts';
import { linear, radial, sphere, vertical } from '../drawing/paint.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { fibres } from './whole-coconut.ts';

const OPENING = { rx: 158, ry: 112 } as const;

/** The half: husk, dark shell, the white flesh, its bowl in shadow. */
export function halfNut(placement: Placement): Shape[] {
  const { rx, ry } = OPENING;
  const bowlBody: Point[] = [
    ...steps(16, (t): Point => [-Math.cos(Math.PI * t) * rx, Math.sin(Math.PI * t) * 146]),
    [0, -20],
  ];
  const flesh = linear(
    [
      [0, '#efe7da'],
      [0.4, '#ffffff'],
      [1, '#e3d8c6'],
    ],
    [0, 0],
    [1, 1],
  );
  const bowl = linear(
    [
      [0, '#a99a86'],
      [0.34, '#d8ccb9'],
      [0.75, '#fbf7ef'],
      [1, '#ffffff'],
    ],
    [0.1, 0],
    [0.8, 1],
  );
  const half: Shape[] = [
    { path: polygon(bowlBody), fill: sphere('#a9784a', '#80532d', '#4d2f16', '#2e1b0c') },
    ...fibres(158, 146, 46, 9, 0.12),
    { path: ellipse(0, 0, rx, ry), fill: '#8f6238' },
    { path: ellipse(0, 1, rx * 0.965, ry * 0.955), fill: '#3a2212' },
    { path: ellipse(0, 2, rx * 0.93, ry * 0.915), fill: flesh },
    { path: ellipse(2, 6, rx * 0.7, ry * 0.68), fill: '#cfc2ad' },
    { path: ellipse(3, 8, rx * 0.685, ry * 0.665), fill: bowl },
    {
      path: ellipse(18, 34, rx * 0.4, ry * 0.3),
      fill: radial([
        [0, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ]),
    },
    { path: ellipse(-58, -66, 46, 9, -0.34), fill: '#ffffff', opacity: 0.85 },
  ];
  return placeShapes(half, placement);
}

const PIECE_TOP: Point[] = [
  [-58, 2],
  [-34, -20],
  [0, -28],
  [36, -20],
  [58, 2],
  [30, -3],
  [0, -6],
  [-30, -3],
];
export const PIECE: Shape[] = [
  {
    path: spline(
      PIECE_TOP.map(([x, y]): Point => [x, y + 13]),
      { tension: 1 / 10 },
    ),
    fill: '#6a4120',
  },
  {
    path: spline(PIECE_TOP, { tension: 1 / 10 }),
    fill: vertical([
      [0, '#ffffff'],
      [1, '#e9dfce'],
    ]),
  },
];
