import { adjust, shadeOf } from '../drawing/color.ts';
import { lightBody } from '../drawing/light-body.ts';
import { rectangle } from '../drawing/outlines.ts';
import { buildSilhouette, type Profile } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import { drawGlass, drawWrapLabel, type GlassBottle, lightGlass } from './glass.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 106;
const SHOULDER = -352;
const PROFILE: Profile = [
  [SHOULDER - 40, 40],
  [SHOULDER - 8, 40],
  [SHOULDER + 2, 58],
  [SHOULDER + 12, 80],
  [SHOULDER + 26, 96],
  [SHOULDER + 44, 103],
  [SHOULDER + 70, HALF],
  [-14, HALF],
  [-4, HALF - 3],
  [0, HALF - 10],
];
const BOTTLE: GlassBottle = { profile: PROFILE, surface: SHOULDER + 30, wall: 9 };
const COLLAR_TOP = SHOULDER - 92;
const BULB: Profile = [
  [COLLAR_TOP - 108, 3],
  [COLLAR_TOP - 106, 13],
  [COLLAR_TOP - 99, 22],
  [COLLAR_TOP - 86, 28],
  [COLLAR_TOP - 60, 31],
  [COLLAR_TOP - 22, 31],
  [COLLAR_TOP - 8, 35],
  [COLLAR_TOP + 4, 37],
];

/** Dropper: a small glass bottle with a pipette, its rubber bulb above a ribbed collar. */
export const dropper: Pack = {
  scale: 1.26,
  footprint: { halfWidth: HALF, height: 550, depth: 8 },
  draw(canvas, look) {
    const { drawing } = canvas;
    const glass: GlassBottle = { ...BOTTLE, room: look.bounce };
    drawGround(drawing, HALF);
    drawGlass(canvas, look.liquid, glass);
    drawing.path(rectangle(-13, SHOULDER - 30, 26, 110), '#ffffff', { opacity: 0.34 });
    drawing.path(rectangle(-9, SHOULDER + 30, 5, 50), '#ffffff', { opacity: 0.4 });
    drawWrapLabel(canvas, look, { half: HALF, top: SHOULDER + 78, bottom: -26, nameSize: 43 });
    lightGlass(canvas, look, glass);
    const collar = { top: COLLAR_TOP, bottom: SHOULDER - 12, half: 54, bottomHalf: 55 };
    drawCap(drawing, { ...collar, color: look.cap, ribs: 36 });
    const rubber = adjust(look.body, -0.04);
    const bulb = buildSilhouette(BULB);
    drawing.path(bulb, rubber);
    lightBody(drawing, BULB, bulb, { material: 'matte', shadow: shadeOf(rubber), strips: 30, falloff: 0.3 });
  },
};
