import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

const LIQUID = linear(
  [
    [0, '#c9740f'],
    [0.3, '#ffcf5c'],
    [0.55, '#eb9a1a'],
    [1, '#a85608'],
  ],
  [0, 0],
  [1, 0],
);

/** Honey that runs from the comb's lower edge, and the drop that leaves it. */
export function drip(x: number, top: number, length: number, width: number): Shape[] {
  const w = width / 2;
  const outline: Point[] = [
    [x - w * 1.5, top],
    [x - w * 0.8, top + length * 0.2],
    [x - w * 0.55, top + length * 0.6],
    [x - w, top + length * 0.86],
    [x, top + length],
    [x + w, top + length * 0.86],
    [x + w * 0.55, top + length * 0.6],
    [x + w * 0.8, top + length * 0.2],
    [x + w * 1.5, top],
  ];
  return [
    { path: spline(outline), fill: LIQUID },
    { path: ellipse(x - w * 0.3, top + length * 0.82, w * 0.2, length * 0.08), fill: '#ffffff', opacity: 0.8 },
  ];
}

const WOOD = linear(
  [
    [0, '#8a5a2e'],
    [0.3, '#d8a468'],
    [0.6, '#b07a42'],
    [1, '#6b4220'],
  ],
  [0, 0],
  [1, 0],
);

/** The grooved dipper, honey between its rings. */
export function dipper(): Shape[] {
  const handle: Point[] = [
    [0, -150],
    [3, -300],
    [0, -470],
  ];
  const rings = steps(6, (t): Shape[] => {
    const y = -10 - t * 128;
    const half = 30 + 22 * Math.sin(Math.PI * (0.12 + 0.76 * t));
    return [
      { path: ellipse(0, y + 6, half * 0.9, 9), fill: '#e79a1c' },
      { path: ellipse(0, y, half, 10), fill: WOOD },
      { path: ellipse(0, y - 3, half * 0.9, 6), fill: '#e5b87c', opacity: 0.8 },
    ];
  });
  return [
    { path: taper(handle, 17, 13), fill: WOOD },
    { path: ellipse(0, -472, 10, 9), fill: '#c18d52' },
    ...rings.flat(),
    ...drip(-6, 0, 64, 26),
  ];
}
