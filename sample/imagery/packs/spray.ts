import { adjust, shadeOf } from '../drawing/color.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { ellipse } from '../drawing/outlines.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 102;
const SHOULDER = -470;
const PROFILE: Profile = [
  [SHOULDER, 42],
  [SHOULDER + 4, 58],
  [SHOULDER + 14, 80],
  [SHOULDER + 30, 94],
  [SHOULDER + 54, 100],
  [SHOULDER + 84, HALF],
  [-16, HALF],
  [-5, HALF - 4],
  [0, HALF - 11],
];
const HEAD: Profile = [
  [SHOULDER - 128, 24],
  [SHOULDER - 124, 32],
  [SHOULDER - 114, 36],
  [SHOULDER - 72, 38],
  [SHOULDER - 58, 38],
];
const NOZZLE = { x: -13, y: SHOULDER - 98 } as const;

/** Spray: a mist bottle, its nozzle looking past the camera. */
export const spray: Pack = {
  scale: 1.25,
  footprint: { halfWidth: HALF, height: 600, depth: 8 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE);
    const shadow = shadeOf(look.body);
    const area: LabelArea = { half: HALF * 0.98, top: SHOULDER + 78, bottom: 6, nameSize: 70, clip: silhouette };
    drawGround(drawing, HALF);
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
    lightBody(drawing, PROFILE, silhouette, { material: look.material, shadow, bounce: look.bounce });
    drawing.group({ clip: silhouette }, () =>
      drawing.ellipse(0, SHOULDER + 12, 60, 12, shadow, { opacity: 0.45, blur: 5 }),
    );
    const dark = shadeOf(look.cap);
    const head = buildSilhouette(HEAD, { rim: -1 });
    drawing.path(head, look.cap);
    lightBody(drawing, HEAD, head, { material: 'satin', shadow: dark, strips: 28, falloff: 0.2 });
    drawing.path(ellipse(0, SHOULDER - 128, 24, 3), adjust(look.cap, 0.1), { opacity: 0.8 });
    drawing.path(ellipse(NOZZLE.x, NOZZLE.y, 11, 12), adjust(look.cap, 0.12, 0.9));
    drawing.path(ellipse(NOZZLE.x, NOZZLE.y, 8.5, 9.5), adjust(look.cap, -0.08));
    drawing.path(ellipse(NOZZLE.x, NOZZLE.y, 2.6, 3), dark);
    drawCap(drawing, { top: SHOULDER - 62, bottom: SHOULDER - 26, half: 41, color: adjust(look.cap, 0.03) });
    drawCap(drawing, {
      top: SHOULDER - 32,
      bottom: SHOULDER + 6,
      half: 47,
      bottomHalf: 48,
      color: look.cap,
      ribs: 34,
    });
  },
};
