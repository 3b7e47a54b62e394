import { adjust } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { radial } from '../drawing/paint.ts';
import type { Studio } from '../scenes/studio.ts';
import { INK, ORANGE } from './subject.ts';
import { LEVEL } from './tub.ts';

const DUCK = '#f2bf3a';

/** A duck afloat, its bill to the middle of the tub. */
export function floatDuck({ drawing, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const outline = (points: readonly Point[]) => spline(points.map(([x, y]): Point => [x * side, y]));
  const round = (color: Color) =>
    radial(
      [
        [0, adjust(color, 0.09)],
        [0.55, color],
        [1, adjust(color, -0.13)],
      ],
      [0.36, 0.28],
      0.8,
    );
  drawing.group({ x: -164 * side, y: LEVEL + 6 }, () => {
    drawing.ellipse(6, 4, 44, 7, '#3f7684', { opacity: 0.5, blur: 3, blurRoom: 60 });
    const bill = outline([
      [30, -51],
      [44, -50],
      [50, -44],
      [42, -39],
      [28, -40],
    ]);
    drawing.path(bill, round(ORANGE));
    drawing.path(
      outline([
        [-40, -26],
        [-30, -20],
        [-8, -24],
        [16, -26],
        [36, -18],
        [36, -4],
        [22, 6],
        [-16, 7],
        [-34, -2],
        [-42, -18],
      ]),
      round(DUCK),
    );
    drawing.path(ellipse(17 * side, -44, 20, 20), round(DUCK));
    drawing.path(
      outline([
        [-26, -14],
        [-8, -17],
        [8, -12],
        [0, -3],
        [-16, -4],
      ]),
      adjust(DUCK, -0.09),
      { opacity: 0.7 },
    );
    drawing.path(ellipse(24 * side, -48, 2.8, 3.2), INK);
  });
}
