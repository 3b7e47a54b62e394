import { adjust, shadeOf } from '../drawing/color.ts';
import type { Warp } from '../drawing/geometry.ts';
import { type LabelArea, printLabel } from '../drawing/label.ts';
import { lightBody } from '../drawing/light-body.ts';
import { clamp } from '../drawing/number.ts';
import { polygon } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { buildSilhouette, type Profile } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import type { Pack } from './pack.ts';
import { drawCrimp, drawGround } from './parts.ts';

const CAP_HEIGHT = 92;
const CAP_HALF = 96;
const CAP_RIBS = 44;
const FOOT = -CAP_HEIGHT + 6;
const TOP = -640;
const CRIMP_HALF = 152;
const CRIMP_HEIGHT = 34;
const TUBE_TILT = 0.06;
const PROFILE: Profile = [
  [TOP, CRIMP_HALF],
  [TOP + CRIMP_HEIGHT, 151],
  [TOP + 36, 150],
  [TOP + 160, 146],
  [TOP + 330, 134],
  [TOP + 470, 118],
  [FOOT, 104],
];

/** Art narrows with the tube towards the cap. */
const onTube: Warp = (x, y) => {
  const narrowing = 1 - 0.22 * Math.max(0, (y - TOP) / (FOOT - TOP)) ** 1.6;
  return [CRIMP_HALF * narrowing * Math.sin(clamp(x / CRIMP_HALF, -Math.PI / 2, Math.PI / 2)), y];
};

/** Tube: standing on its cap, flat at the crimp and round at the foot. */
export const tube: Pack = {
  scale: 1.18,
  footprint: { halfWidth: CAP_HALF + 14, height: 640, depth: 7 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const silhouette = buildSilhouette(PROFILE, { tilt: TUBE_TILT, rim: 0 });
    const shadow = shadeOf(look.body);
    const area: LabelArea = { half: 132, top: TOP + 62, bottom: FOOT, nameSize: 88, clip: silhouette };
    drawGround(drawing, CAP_HALF + 4);
    const foot = { top: -CAP_HEIGHT, bottom: 0, half: CAP_HALF, bottomHalf: CAP_HALF - 2 };
    drawCap(drawing, { ...foot, color: look.cap, face: false, ribs: CAP_RIBS });
    drawing.path(silhouette, look.body);
    printLabel(canvas, area, look.text, look, look.plant, onTube);
    const { material, bounce } = look;
    lightBody(drawing, PROFILE, silhouette, { material, shadow, bounce, tilt: TUBE_TILT, falloff: 0.16 });
    drawing.group({ clip: silhouette }, () => {
      const litFacet = polygon([
        [-CRIMP_HALF, TOP + CRIMP_HEIGHT],
        [CRIMP_HALF, TOP + CRIMP_HEIGHT],
        [30, TOP + 330],
        [-60, TOP + 330],
      ]);
      drawing.path(
        litFacet,
        vertical([
          [0, '#ffffff', 0.13],
          [1, '#ffffff', 0],
        ]),
      );
      const dimFacet = polygon([
        [CRIMP_HALF, TOP + CRIMP_HEIGHT],
        [149, TOP + 140],
        [92, TOP + 360],
        [70, TOP + 200],
      ]);
      const fade = [
        [0, shadow, 0.28],
        [1, shadow, 0],
      ] as const;
      drawing.path(dimFacet, linear(fade, [1, 0], [0, 0.4]));
      drawCrimp(drawing, {
        top: TOP,
        height: CRIMP_HEIGHT,
        half: CRIMP_HALF + 1,
        color: adjust(look.body, 0.03),
        shadow,
      });
      drawing.rect(-CRIMP_HALF - 1, TOP + CRIMP_HEIGHT - 1, CRIMP_HALF * 2 + 2, 5, shadow, {
        opacity: 0.3,
        blur: 1.6,
        blurRoom: 60,
      });
    });
  },
};
