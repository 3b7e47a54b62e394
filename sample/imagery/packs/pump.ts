import { shadeOf } from '../drawing/color.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';
import { drawCollar, drawPumpHead, HALF, SHOULDER } from './pump-head.ts';

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

/** Pump: a straight bottle with a lotion pump. */
export const pump: Pack = {
  scale: 1.2,
  footprint: { halfWidth: HALF, height: 620, depth: 9 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE);
    const shadow = shadeOf(look.body);
    const area: LabelArea = { half: HALF, top: SHOULDER + 52, bottom: 6, nameSize: 78, clip: silhouette };
    drawGround(drawing, HALF);
    drawPumpHead(drawing, look.cap);
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
    lightBody(drawing, PROFILE, silhouette, { material: look.material, shadow, bounce: look.bounce });
    drawing.group({ clip: silhouette }, () =>
      drawing.ellipse(0, SHOULDER + 14, 70, 14, shadow, { opacity: 0.45, blur: 5 }),
    );
    drawCollar(drawing, look.cap);
  },
};
