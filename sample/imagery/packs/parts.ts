import { clamp } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { rectangle } from '../drawing/outlines.ts';
import { TILT } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';

const CONTACT = '#0b1a13';

/** The shadow of a body on the ground: tight, contact, and a soft one stretched to the right. */
export function drawGround(
  drawing: Drawing,
  halfWidth: number,
  { x = 0, y = 0, opacity = 0.5, tilt = TILT }: { x?: number; y?: number; opacity?: number; tilt?: number } = {},
): void {
  const spot = (dx: number, dy: number, rx: number, ry: number, alpha: number, blur: number, blurRoom: number) =>
    drawing.ellipse(x + halfWidth * dx, y + halfWidth * tilt * dy, halfWidth * rx, ry, CONTACT, {
      opacity: clamp(alpha, 0, 1),
      blur,
      blurRoom,
    });
  spot(0.32, 1.1, 1.32, halfWidth * 0.17, opacity * 0.36, 16, 60);
  spot(0.1, 0.75, 1.06, halfWidth * tilt * 1.05, opacity, 5, 40);
  spot(0, 0.5, 0.99, halfWidth * tilt * 0.75, opacity, 1.5, 30);
}

/** The crimped, ridged end of a tube or sachet. */
export function drawCrimp(
  drawing: Drawing,
  { top, height, half, color, shadow }: { top: number; height: number; half: number; color: Color; shadow: Color },
): void {
  drawing.path(rectangle(-half, top, half * 2, height), color, { opacity: 0.55 });
  const ridges = Math.round(half / 2.5);
  for (let index = 0; index < ridges; index++) {
    const x = -half + 3 + (index * (2 * half - 6)) / (ridges - 1);
    drawing.rect(x, top + 4, 1.7, height - 8, shadow, { opacity: 0.22 });
  }
}
