import { adjust, mix } from '../drawing/color.ts';
import type { Profile } from '../drawing/profile.ts';
import { drawCap } from './cap.ts';
import { drawGlass, drawWrapLabel, type GlassBottle, lightGlass } from './glass.ts';
import type { Pack } from './pack.ts';
import { drawGround } from './parts.ts';

const HALF = 116;
const SHOULDER = -430;
const PROFILE: Profile = [
  [SHOULDER - 96, 36],
  [SHOULDER - 34, 37],
  [SHOULDER - 14, 43],
  [SHOULDER + 10, 62],
  [SHOULDER + 34, 86],
  [SHOULDER + 60, 104],
  [SHOULDER + 88, 113],
  [SHOULDER + 116, HALF],
  [-16, HALF],
  [-5, HALF - 4],
  [0, HALF - 11],
];
const AMBER = '#8a4a16';
const CAP = { top: SHOULDER - 138, bottom: SHOULDER - 66, half: 48, bottomHalf: 49, ribs: 40 };

/** Syrup: an amber pharmacist's bottle with a long neck. */
export const syrup: Pack = {
  scale: 1.24,
  footprint: { halfWidth: HALF, height: 568, depth: 9 },
  draw(canvas, look) {
    const tinted = { ...look, liquid: mix(look.liquid, AMBER, 0.55) };
    const flask: GlassBottle = {
      profile: PROFILE,
      surface: SHOULDER + 4,
      wall: 8,
      tint: adjust(AMBER, 0.08),
      room: look.bounce,
    };
    drawGround(canvas.drawing, HALF);
    drawGlass(canvas, tinted.liquid, flask);
    drawWrapLabel(canvas, tinted, { half: HALF, top: SHOULDER + 120, bottom: -30, nameSize: 55 });
    lightGlass(canvas, tinted, flask);
    drawCap(canvas.drawing, { ...CAP, color: look.cap });
  },
};
