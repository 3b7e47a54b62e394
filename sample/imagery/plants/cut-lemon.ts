import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { type Placement, placeShapes, type Shape } from '../drawing/shape.ts';
import { dot } from './flower.ts';
import { gradientAlong } from './petal.ts';
import { around } from './scatter.ts';

const SEGMENTS = 9;

/** The cut face: rind, pith, nine segments with their juice sacs. */
export function cutLemon(placement: Placement): Shape[] {
  const segments = around(SEGMENTS, 1, { turn: 0.2 }).flatMap(({ angle }): Shape[] => {
    const spread = (Math.PI / SEGMENTS) * 0.86;
    const at = (lean: number, reach: number): Point => [Math.cos(angle + lean) * reach, Math.sin(angle + lean) * reach];
    const wall = spline(
      [
        at(0, 14),
        at(-spread * 0.9, 52),
        at(-spread, 88),
        at(-spread * 0.5, 100),
        at(0, 102),
        at(spread * 0.5, 100),
        at(spread, 88),
        at(spread * 0.9, 52),
      ],
      { tension: 1 / 7 },
    );
    const sacs = [-0.5, 0, 0.5].map((share): Shape => {
      const line = [at(spread * share * 0.6, 36), at(spread * share, 66), at(spread * share, 92)];
      return { path: taper(line, 3, 7), fill: '#fff6a8', opacity: 0.6 };
    });
    const fill = gradientAlong(angle, [
      [0, '#fff3a0'],
      [0.6, '#f9d94a'],
      [1, '#f0bf22'],
    ]);
    return [{ path: wall, fill }, ...sacs];
  });
  const pips: Shape[] = [0.6, 3.4].map((angle) => ({
    path: ellipse(Math.cos(angle) * 40, Math.sin(angle) * 40, 12, 6, angle),
    fill: '#f4e6bd',
  }));
  return placeShapes(
    [
      { path: ellipse(6, 9, 122, 120), fill: '#b98506' },
      { path: ellipse(0, 0, 122, 120), fill: '#f6cb22' },
      { path: ellipse(0, 0, 114, 112), fill: '#fffbe9' },
      ...segments,
      dot(0, 0, 13, '#fff8dc'),
      ...pips,
    ],
    placement,
  );
}
