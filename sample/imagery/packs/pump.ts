import { adjust, type Color, shadeOf } from '../drawing/color.ts';
import { type Point, spline } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/material.ts';
import { vertical } from '../drawing/paint.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';
import type { Pack } from './pack.ts';
import { drawCap, drawGround } from './parts.ts';

const HALF = 122;
const SHOULDER = -470;
const PROFILE: Profile = [
  [SHOULDER, 52],
  [SHOULDER + 4, 74],
  [SHOULDER + 12, 98],
  [SHOULDER + 24, 112],
  [SHOULDER + 42, 120],
  [SHOULDER + 66, HALF],
  [-20, HALF],
  [-6, HALF - 4],
  [0, HALF - 12],
];
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
const atSpout = (points: Point[]) =>
  spline(
    points.map(([x, y]): Point => [x, SPOUT_Y + y]),
    { tension: 1 / 8 },
  );

/** The rod, the spout and the collar of a pump, above a shoulder at `SHOULDER`. */
function drawPumpHead(drawing: Drawing, color: Color) {
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

function drawCollar(drawing: Drawing, color: Color) {
  drawCap(drawing, { top: SHOULDER - 32, bottom: SHOULDER + 8, half: 56, bottomHalf: 57, color, ribs: 34 });
  drawCap(drawing, { top: SHOULDER - 62, bottom: SHOULDER - 26, half: 40, bottomHalf: 42, color });
}

/** Pump: a straight bottle with a lotion pump. */
export const pump: Pack = {
  scale: 1.2,
  footprint: { halfWidth: HALF, height: 620, depth: 9 },
  draw(press, look) {
    const { drawing } = press;
    const silhouette = buildSilhouette(PROFILE);
    const shadow = shadeOf(look.body);
    const area: LabelArea = { half: HALF, top: SHOULDER + 52, bottom: 6, nameSize: 78, clip: silhouette };
    drawGround(drawing, HALF);
    drawPumpHead(drawing, look.cap);
    drawing.path(silhouette, look.body);
    printLabel(press, area, look.text, look, look.plant, wrapCylinder(HALF));
    lightBody(drawing, PROFILE, silhouette, { material: look.material, shadow, bounce: look.bounce });
    drawing.group({ clip: silhouette }, () =>
      drawing.ellipse(0, SHOULDER + 14, 70, 14, shadow, { opacity: 0.45, blur: 5 }),
    );
    drawCollar(drawing, look.cap);
  },
};
