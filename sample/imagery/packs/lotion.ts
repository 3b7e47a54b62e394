import { adjust, shadeOf } from '../drawing/color.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { rectangle } from '../drawing/outlines.ts';
import { printPath } from '../drawing/print.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 116;
const SHOULDER = -540;
const PROFILE: Profile = [
  [SHOULDER, 62],
  [SHOULDER + 6, 74],
  [SHOULDER + 18, 88],
  [SHOULDER + 40, 101],
  [SHOULDER + 76, 110],
  [SHOULDER + 130, 115],
  [SHOULDER + 200, HALF],
  [-220, 113],
  [-120, 112],
  [-40, 114],
  [-14, 112],
  [-4, 107],
  [0, 99],
];

/** Lotion: a slim bottle, faintly waisted to be held with wet hands, under a disc cap. */
export const lotion: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 622, depth: 9 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE);
    const area: LabelArea = { half: HALF * 0.96, top: SHOULDER + 92, bottom: 6, nameSize: 82, clip: silhouette };
    drawGround(drawing, HALF * 0.94);
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
    const { material, bounce } = look;
    lightBody(drawing, PROFILE, silhouette, { material, shadow: shadeOf(look.body), bounce });
    drawCap(drawing, { top: SHOULDER - 78, bottom: SHOULDER + 3, half: 63, bottomHalf: 66, color: look.cap });
    const seam = rectangle(-100, SHOULDER - 48, 200, 2.4);
    printPath(canvas, seam, adjust(look.cap, -0.3), wrapCylinder(65), 0.5);
    const thumb = rectangle(-20, SHOULDER - 60, 40, 9);
    printPath(canvas, thumb, adjust(look.cap, -0.14), wrapCylinder(65), 0.7);
  },
};
