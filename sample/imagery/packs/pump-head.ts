import { adjust, shadeOf } from '../drawing/color.ts';
import type { Point } from '../drawing/geometry.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { Color } from '../drawing/oklch.ts';
import { spline } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { buildSilhouette, type Profile } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';
import { drawCap } from './cap.ts';

export const HALF = 122;
export const SHOULDER = -470;

const ROD_TOP = SHOULDER - 150;
const SPOUT_Y = ROD_TOP - 26;
const SPOUT: Point[] = [
  [-40, 4],
  [-30, -12],
  [34, -14],
  [110, -6],
  [150, 14],
  [154, 32],
  [138, 30],
  [128, 20],
  [96, 18],
  [40, 24],
  [-34, 24],
];
const SPOUT_LIGHT: Point[] = [
  [-28, -8],
  [34, -10],
  [108, -2],
  [146, 16],
  [106, 3],
  [34, -4],
  [-26, -2],
];
const atSpout = (points: readonly Point[]) =>
  spline(
    points.map(([x, y]): Point => [x, SPOUT_Y + y]),
    { tension: 1 / 8 },
  );

/** The rod, the spout and the collar of a pump, above a shoulder at `SHOULDER`. */
export function drawPumpHead(drawing: Drawing, color: Color) {
  const rod: Profile = [
    [ROD_TOP, 13],
    [SHOULDER - 40, 13],
  ];
  const rodOutline = buildSilhouette(rod, { rim: -1 });
  drawing.path(rodOutline, adjust(color, -0.05));
  lightBody(drawing, rod, rodOutline, { material: 'satin', shadow: shadeOf(color), strips: 16 });
  drawing.path(
    atSpout(SPOUT),
    vertical([
      [0, adjust(color, 0.06, 0.8)],
      [0.25, color],
      [0.7, adjust(color, -0.1)],
      [1, adjust(color, -0.2)],
    ]),
  );
  drawing.path(atSpout(SPOUT_LIGHT), '#ffffff', { opacity: 0.5 });
}

export function drawCollar(drawing: Drawing, color: Color) {
  drawCap(drawing, { top: SHOULDER - 32, bottom: SHOULDER + 8, half: 56, bottomHalf: 57, color, ribs: 34 });
  drawCap(drawing, { top: SHOULDER - 62, bottom: SHOULDER - 26, half: 40, bottomHalf: 42, color });
}
