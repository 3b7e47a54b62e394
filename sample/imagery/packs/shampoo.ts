import { adjust, shadeOf } from '../drawing/color.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { rectangle } from '../drawing/outlines.ts';
import { printPath } from '../drawing/print.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 142;
const SHOULDER = -560;
const PROFILE: Profile = [
  [SHOULDER, 84],
  [SHOULDER + 10, 96],
  [SHOULDER + 26, 111],
  [SHOULDER + 56, 124],
  [SHOULDER + 110, 134],
  [SHOULDER + 200, HALF],
  [-160, HALF],
  [-50, 136],
  [-16, 130],
  [-4, 125],
  [0, 117],
];

/** Shampoo: a broad flip-top bottle, printed all over. */
export const shampoo: Pack = {
  scale: 1.2,
  footprint: { halfWidth: HALF, height: 652, depth: 9 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE);
    const area: LabelArea = { half: HALF * 0.94, top: SHOULDER + 84, bottom: 6, nameSize: 96, clip: silhouette };
    drawGround(drawing, HALF);
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
    const { material, bounce } = look;
    lightBody(drawing, PROFILE, silhouette, { material, shadow: shadeOf(look.body), bounce });
    drawCap(drawing, { top: SHOULDER - 92, bottom: SHOULDER + 4, half: 86, bottomHalf: 90, color: look.cap });
    const seam = rectangle(-134, SHOULDER - 56, 268, 2.6);
    printPath(canvas, seam, adjust(look.cap, -0.3), wrapCylinder(87), 0.55);
  },
};
