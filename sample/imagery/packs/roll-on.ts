import { adjust, mix, shadeOf } from '../drawing/color.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import { buildSilhouette, type Profile, wrapCylinder } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import type { Pack, PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 86;
const DIAL = 46;
const SLEEVE_TOP = -372;
const SLEEVE: Profile = [
  [SLEEVE_TOP, HALF],
  [-DIAL, HALF],
];
const HOLDER: Profile = [
  [SLEEVE_TOP - 62, HALF - 14],
  [SLEEVE_TOP + 4, HALF - 14],
];
const BALM_HALF = HALF - 22;
const BALM_TOP = SLEEVE_TOP - 150;
const BALM: Profile = [
  [BALM_TOP, BALM_HALF],
  [SLEEVE_TOP - 58, BALM_HALF],
];

/** The balm turned up out of its holder, cut at an angle. */
function drawBalm({ drawing }: LabelCanvas, look: PackLook) {
  const balm = mix('#f6ead2', look.liquid, 0.16);
  const cut = polygon([
    [-BALM_HALF - 2, BALM_TOP + 74],
    [BALM_HALF + 2, BALM_TOP + 6],
    [BALM_HALF + 2, SLEEVE_TOP],
    [-BALM_HALF - 2, SLEEVE_TOP],
  ]);
  drawing.group({ clip: cut }, () => {
    const body = buildSilhouette(BALM, { rim: -1 });
    drawing.path(body, balm);
    lightBody(drawing, BALM, body, { material: 'satin', shadow: shadeOf(balm), strips: 30, falloff: 0.1 });
  });
  const face = polygon([
    [-BALM_HALF, BALM_TOP + 74],
    [-BALM_HALF * 0.4, BALM_TOP + 42],
    [BALM_HALF * 0.5, BALM_TOP + 2],
    [BALM_HALF, BALM_TOP + 6],
    [BALM_HALF * 0.4, BALM_TOP + 48],
    [-BALM_HALF * 0.5, BALM_TOP + 88],
  ]);
  drawing.path(
    face,
    linear(
      [
        [0, adjust(balm, 0.05)],
        [1, adjust(balm, -0.04)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
}

/** Stick: a balm turned up from its printed sleeve, the cap beside it. */
export const rollOn: Pack = {
  scale: 1.36,
  footprint: { halfWidth: 164, height: 520, depth: 22 },
  draw(canvas, look) {
    const { drawing } = canvas;
    drawing.group({ x: -62 }, () => {
      drawGround(drawing, HALF);
      drawCap(drawing, { top: -DIAL, bottom: 0, half: HALF - 3, color: look.cap, ribs: 40, face: false });
      drawBalm(canvas, look);
      const holderColor = adjust(look.cap, 0.06, 0.7);
      const holder = buildSilhouette(HOLDER, { rim: -1 });
      drawing.path(holder, holderColor);
      lightBody(drawing, HOLDER, holder, { material: 'gloss', shadow: shadeOf(holderColor), strips: 30 });
      const sleeve = buildSilhouette(SLEEVE, { rim: -1 });
      const area: LabelArea = { half: HALF, top: SLEEVE_TOP + 14, bottom: -DIAL + 6, nameSize: 54, clip: sleeve };
      drawing.path(sleeve, look.body);
      printLabel(canvas, area, look.text, look, look.plant, wrapCylinder(HALF));
      lightBody(drawing, SLEEVE, sleeve, { material: look.material, shadow: shadeOf(look.body), bounce: look.bounce });
    });
    drawing.group({ x: 122, y: 14 }, () => {
      drawGround(drawing, HALF * 0.96);
      drawCap(drawing, { top: -176, bottom: 0, half: HALF - 2, color: look.cap, material: 'gloss' });
    });
  },
};
