import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path } from '../drawing/geometry.ts';
import { ellipse, polygon, spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';
import { arc, block, LINEN, OIL, SKIN, solid, swell, type Tool } from './paint.ts';

/** The one step that cannot be shown without a hand. */

/** From the little finger: where each begins, how long it is, how it leans. */
const FINGERS = [
  [29, 50, 0.12],
  [10, 68, 0.04],
  [-10, 74, -0.03],
  [-29, 62, -0.1],
] as const;

/** Skin between two tones, with its shadow on what lies below it. */
function skin(drawing: Drawing, outline: Path, from: number, to: number): void {
  solid(drawing, outline, SKIN, { lift: 4 });
  drawing.path(
    outline,
    vertical([
      [0, adjust(SKIN, from)],
      [1, adjust(SKIN, to)],
    ]),
  );
}

function hand(drawing: Drawing): void {
  skin(drawing, block(-27, 34, 54, 60, 7), -0.03, -0.08);
  drawing.group({ x: -34, y: 26, rotation: -0.62 }, () => skin(drawing, block(-10, -52, 21, 70, 3.2), 0.06, 0));
  for (const [x, long, lean] of FINGERS)
    drawing.group({ x, y: -12, rotation: lean }, () => {
      skin(drawing, block(-9.8, -long, 19.6, long + 26, 3.4), 0.08, 0);
      drawing.path(ellipse(0, -long + 10, 5.4, 7), adjust(SKIN, 0.15));
    });
  const palm = spline(
    [
      [-39, -10],
      [-20, -14],
      [20, -14],
      [39, -8],
      [38, 24],
      [27, 52],
      [-27, 52],
      [-42, 24],
    ],
    { tension: 1 / 7 },
  );
  drawing.path(
    palm,
    vertical([
      [0, adjust(SKIN, 0.015)],
      [1, adjust(SKIN, -0.04)],
    ]),
  );
  for (const [x] of FINGERS) drawing.path(swell(arc(x, -2, 7, 4, 3.5, 5.9), 2.6), adjust(SKIN, -0.1), { opacity: 0.5 });
  solid(drawing, block(-36, 72, 72, 30, 8), LINEN, { lift: 3 });
}

export const massage: Tool = (drawing) => {
  const [x, y, reach] = [86, 88, 74];
  for (const [from, to] of [
    [-2.9, -0.8],
    [1.2, 2.4],
  ] as const) {
    const at = (angle: number, radius: number) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    drawing.path(taper(arc(x, y, reach, reach, from, to), 3, 9), OIL);
    drawing.path(polygon([at(to, reach - 17), at(to, reach + 17), at(to + 0.36, reach)]), OIL);
  }
  drawing.group({ x: 108, y: 108, rotation: -0.55, scale: 0.86 }, () => hand(drawing));
};
