import type { Profile } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import { drawGlass, drawWrapLabel, type GlassBottle, lightGlass } from './glass.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 118;
const SHOULDER = -500;
const PROFILE: Profile = [
  [SHOULDER - 54, 40],
  [SHOULDER - 26, 40],
  [SHOULDER - 14, 44],
  [SHOULDER + 6, 62],
  [SHOULDER + 26, 88],
  [SHOULDER + 46, 106],
  [SHOULDER + 72, 115],
  [SHOULDER + 110, HALF],
  [-14, HALF],
  [-4, HALF - 3],
  [0, HALF - 9],
];
const BOTTLE: GlassBottle = { profile: PROFILE, surface: SHOULDER + 34, wall: 9 };
const CAP = { top: SHOULDER - 142, bottom: SHOULDER - 34, half: 52, bottomHalf: 53, ribs: 38 };

/** Oil: a glass bottle with a screw cap, the oil seen through it, a paper label round it. */
export const oil: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 642, depth: 9 },
  draw(canvas, look) {
    const glass: GlassBottle = { ...BOTTLE, room: look.bounce };
    drawGround(canvas.drawing, HALF);
    drawGlass(canvas, look.liquid, glass);
    drawWrapLabel(canvas, look, { half: HALF, top: SHOULDER + 112, bottom: -30, nameSize: 74 });
    lightGlass(canvas, look, glass);
    drawCap(canvas.drawing, { ...CAP, color: look.cap });
  },
};
