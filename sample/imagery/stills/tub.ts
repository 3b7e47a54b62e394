import { ellipse } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { type Profile, roundProfile } from '../drawing/profile.ts';
import { TILT } from '../scenes/solids.ts';
import type { Studio } from '../scenes/studio.ts';

const WATER = '#a9d3da';
const RIM = { y: -164, half: 284 };

/** The tub from its rolled rim to its foot. */
export const TUB: Profile = roundProfile([
  [RIM.y, RIM.half],
  [-158, 290],
  [-150, 284],
  [-140, 275],
  [-80, 266],
  [-30, 256],
  [0, 242],
]);

/** How high the water stands, as its far edge shows it. */
export const LEVEL = -152;

/** The near edge of the rim, `x` from the middle of the tub. */
export const rimAt = (x: number) => RIM.y + Math.sqrt(1 - (x / RIM.half) ** 2) * RIM.half * TILT;

/** Warm water a little below the rim, with rings that run out from the duck. */
export function pourWater({ drawing, mirrored }: Studio): void {
  const surface = ellipse(0, LEVEL, 262, 262 * TILT * 0.86);
  drawing.path(
    surface,
    linear([
      [0, '#6fa6b4'],
      [0.5, WATER],
      [1, '#def0ef'],
    ]),
  );
  drawing.group({ clip: surface }, () => {
    for (const reach of [150, 96, 48])
      drawing.path(ellipse(mirrored ? 150 : -150, LEVEL + 8, reach, reach * TILT), '#ffffff', { opacity: 0.13 });
  });
}
