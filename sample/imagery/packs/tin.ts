import { adjust, shadeOf } from '../drawing/color.ts';
import { ellipse, type Warp } from '../drawing/geometry.ts';
import { type Press, printText } from '../drawing/label.ts';
import { lightBody } from '../drawing/material.ts';
import { linear } from '../drawing/paint.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 230;
const SHOULDER = -118;
const TIN_TILT = 0.27;
const BASE: Profile = [
  [SHOULDER, HALF],
  [-8, HALF],
  [0, HALF - 6],
];
const LID_HALF = HALF + 6;
const LID_TOP = SHOULDER - 34;
const LID: Profile = [
  [LID_TOP, LID_HALF],
  [SHOULDER + 26, LID_HALF],
];
const STEEL = '#dfe6ea';

function printRim(press: Press, look: PackLook) {
  const wrap = wrapCylinder(LID_HALF, TIN_TILT);
  for (let place = -3; place <= 3; place++) {
    const arabic = place % 2 !== 0;
    const text = arabic ? look.text.range.ar : look.text.range.en;
    const face = arabic ? 'displayArabic' : 'display';
    printText(press, text, { face, weight: 700, size: 30, x: place * 104, y: SHOULDER + 12 }, look.ink, wrap, 0.92);
  }
}

/** The lid's face, flattened by the camera's tilt: names above, plant below. */
function drawFace(press: Press, look: PackLook) {
  const { drawing } = press;
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
    printText(press, look.text.range.en, { face: 'display', weight: 700, size: 86, y: -76 }, look.ink, onFace);
    printText(press, look.text.range.ar, { face: 'displayArabic', weight: 700, size: 78, y: -4 }, look.ink, onFace);
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

/** Tin: flat, steel below, the lid printed on its face and round its rim. */
export const tin: Pack = {
  scale: 1.2,
  lift: 46,
  footprint: { halfWidth: HALF, height: 168, depth: 60 },
  draw(press, look) {
    const { drawing } = press;
    drawGround(drawing, HALF, { y: -46, tilt: TIN_TILT });
    const base = buildSilhouette(BASE, { tilt: TIN_TILT });
    drawing.path(base, STEEL);
    lightBody(drawing, BASE, base, { material: 'metal', shadow: shadeOf(STEEL), tilt: TIN_TILT, falloff: 0.1 });
    const lid = buildSilhouette(LID, { tilt: TIN_TILT, rim: -1 });
    drawing.path(lid, look.body);
    drawing.group({ clip: lid }, () => printRim(press, look));
    const shadow = shadeOf(look.body);
    lightBody(drawing, LID, lid, { material: 'gloss', shadow, tilt: TIN_TILT, falloff: 0.12 });
    drawFace(press, look);
  },
};
