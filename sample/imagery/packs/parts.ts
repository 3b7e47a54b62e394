import { adjust, type Color } from '../drawing/color.ts';
import { clamp, ellipse, rectangle } from '../drawing/geometry.ts';
import { lightBody, type MaterialName } from '../drawing/material.ts';
import { vertical } from '../drawing/paint.ts';
import { buildSilhouette, type Profile, TILT } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';

const CONTACT = '#0b1a13';

/** The shadow a body makes where it stands: tight, contact, and a soft one drawn out to the right. */
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

export type CapOptions = {
  top: number;
  bottom: number;
  half: number;
  bottomHalf?: number;
  color: Color;
  material?: MaterialName;
  ribs?: number;
  tilt?: number;
  shadow?: Color;
  /** The lid's face; hidden when something stands on it. */
  face?: boolean;
};

/** A straight cap, collar or vessel with its round top. */
export function drawCap(drawing: Drawing, o: CapOptions): void {
  const { top, bottom, half, bottomHalf = half, color, material = 'satin', ribs = 0, tilt = TILT, face = true } = o;
  const shadow = o.shadow ?? adjust(color, -0.34, 0.8);
  const profile: Profile = [
    [top, half],
    [(top + bottom) / 2, (half + bottomHalf) / 2],
    [bottom, bottomHalf],
  ];
  const silhouette = buildSilhouette(profile, { tilt, rim: -1 });
  drawing.path(silhouette, color);
  if (ribs > 0) {
    drawing.group({ clip: silhouette }, () => {
      for (let index = 0; index < ribs; index++) {
        const angle = (-0.5 + (index + 0.5) / ribs) * Math.PI;
        const width = ((Math.cos(angle) * Math.PI * half) / ribs) * 0.32;
        const x = Math.sin(angle) * half - width;
        drawing.rect(x, top + half * tilt + 3, width * 1.5, bottom - top, shadow, { opacity: 0.4 });
      }
    });
  }
  lightBody(drawing, profile, silhouette, { material, shadow, falloff: 0.12, strips: 36, tilt });
  if (!face) return;
  const rim = vertical([
    [0, adjust(color, 0.13, 0.85)],
    [0.4, adjust(color, 0.07)],
    [1, adjust(color, -0.05)],
  ]);
  const dish = vertical([
    [0, adjust(color, 0.05)],
    [1, adjust(color, 0.11, 0.9)],
  ]);
  drawing.path(ellipse(0, top, half, half * tilt), rim);
  drawing.path(ellipse(0, top, half * 0.93, half * tilt * 0.9), dish, { opacity: 0.8 });
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
