import type { Profile } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import { drawGlass, drawWrapLabel, type GlassBottle, lightGlass } from './glass.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 132;
const SHOULDER = -480;
const PROFILE: Profile = [
  [SHOULDER - 30, 52],
  [SHOULDER - 6, 54],
  [SHOULDER + 12, 66],
  [SHOULDER + 40, 94],
  [SHOULDER + 76, 117],
  [SHOULDER + 120, 129],
  [SHOULDER + 160, HALF],
  [-40, HALF],
  [-16, HALF - 5],
  [-4, HALF - 12],
  [0, HALF - 20],
];
const BOTTLE: GlassBottle = { profile: PROFILE, surface: SHOULDER + 58, wall: 6 };
const CAP = { top: SHOULDER - 132, bottom: SHOULDER - 8, half: 70, bottomHalf: 74, ribs: 30 };

/** Bottle: clear, with coloured mouthwash in it and a tall measuring cap. */
export const bottle: Pack = {
  scale: 1.22,
  footprint: { halfWidth: HALF, height: 612, depth: 10 },
  draw(canvas, look) {
    const glass: GlassBottle = { ...BOTTLE, room: look.bounce };
    drawGround(canvas.drawing, HALF);
    drawGlass(canvas, look.liquid, glass);
    drawWrapLabel(canvas, look, { half: HALF, top: SHOULDER + 146, bottom: -36, nameSize: 58 });
    lightGlass(canvas, look, glass);
    drawCap(canvas.drawing, { ...CAP, color: look.cap });
  },
};
