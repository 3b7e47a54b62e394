import { adjust } from '../drawing/color.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { MaterialName } from '../drawing/material.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse } from '../drawing/outlines.ts';
import { vertical } from '../drawing/paint.ts';
import { buildSilhouette, type Profile, TILT } from '../drawing/profile.ts';
import type { Drawing } from '../drawing/svg.ts';

type CapOptions = {
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
