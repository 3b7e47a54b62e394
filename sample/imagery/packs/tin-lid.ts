import { adjust } from '../drawing/color.ts';
import type { Warp } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type LabelCanvas, printText } from '../drawing/print.ts';
import { type Profile, wrapCylinder } from '../drawing/profile.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { PackLook } from './pack.ts';

export const HALF = 230;
export const SHOULDER = -118;
export const TIN_TILT = 0.27;

const LID_HALF = HALF + 6;
const LID_TOP = SHOULDER - 34;
export const LID: Profile = [
  [LID_TOP, LID_HALF],
  [SHOULDER + 26, LID_HALF],
];

export function printRim(canvas: LabelCanvas, look: PackLook) {
  const wrap = wrapCylinder(LID_HALF, TIN_TILT);
  for (let place = -3; place <= 3; place++) {
    const arabic = place % 2 !== 0;
    const text = arabic ? look.text.range.ar : look.text.range.en;
    const face = arabic ? 'displayArabic' : 'display';
    printText(canvas, text, { face, weight: 700, size: 30, x: place * 104, y: SHOULDER + 12 }, look.ink, wrap, 0.92);
  }
}

/** The lid's face, flattened by the camera's tilt: names above, plant below. */
export function drawFace(canvas: LabelCanvas, look: PackLook) {
  const { drawing } = canvas;
  const disc = (half: number, drop = 0) => ellipse(0, LID_TOP + drop, half, half * TIN_TILT);
  const { body } = look;
  drawing.path(
    disc(LID_HALF),
    linear(
      [
        [0, adjust(body, -0.03)],
        [0.35, adjust(body, 0.06)],
        [0.6, body],
        [1, adjust(body, 0.12)],
      ],
      [0, 0],
      [1, 0.3],
    ),
  );
  drawing.path(
    disc(HALF * 0.965),
    linear(
      [
        [0, '#ffffff', 0.55],
        [0.5, '#ffffff', 0.1],
        [1, '#000000', 0.12],
      ],
      [0, 0],
      [1, 0.4],
    ),
  );
  const inset = disc(HALF * 0.945, 1.5);
  drawing.path(
    inset,
    linear(
      [
        [0, adjust(body, 0.02)],
        [0.5, adjust(body, 0.07)],
        [1, adjust(body, -0.02)],
      ],
      [0, 0],
      [1, 0.5],
    ),
  );
  const onFace: Warp = (x, y) => [x, LID_TOP + y * TIN_TILT];
  drawing.group({ clip: inset }, () => {
    const { left, right, top, bottom } = shapeBounds(look.plant);
    const scale = Math.min(280 / (right - left), 210 / (bottom - top));
    const x = (-(left + right) / 2) * scale;
    drawing.shapes(placeShapes(look.plant, { x, y: 196 - bottom * scale, scale }), onFace);
    printText(canvas, look.text.range.en, { face: 'display', weight: 700, size: 86, y: -76 }, look.ink, onFace);
    printText(canvas, look.text.range.ar, { face: 'displayArabic', weight: 700, size: 78, y: -4 }, look.ink, onFace);
  });
  drawing.path(
    inset,
    linear(
      [
        [0, '#ffffff', 0],
        [0.3, '#ffffff', 0],
        [0.36, '#ffffff', 0.22],
        [0.47, '#ffffff', 0.14],
        [0.53, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
      [0, 0.2],
      [1, 0.8],
    ),
  );
}
