import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import { placementWarp, type Shape } from '../drawing/shape.ts';
import { gradientAlong } from './petal.ts';

export type RhizomeColors = { light: Color; skin: Color; dark: Color; ring: Color; flesh: Color; heart: Color };
export type Finger = {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  /** Cut across at its end, so that the flesh shows. */
  cut?: boolean;
};

/** One knobby finger of a rhizome: lit from above, ringed, its end a bud or a fresh cut. */
export function finger(o: Finger, colors: RhizomeColors, seed: number): Shape[] {
  const { x, y, angle, length, width, cut = false } = o;
  const random = createRandom(seed);
  const place = placementWarp({ x, y, rotation: angle });
  const half = (t: number) => (width / 2) * (0.86 + 0.16 * Math.sin(t * 7 + seed) + 0.06 * Math.sin(t * 17 + seed * 2));
  const at = (t: number, across: number): Point => place(t * length, across * half(t));
  const end = cut ? [at(1, -0.96), at(1.02, 0), at(1, 0.96)] : [at(0.97, -0.74), at(1.06, 0), at(0.97, 0.74)];
  const outline = spline([
    at(-0.08, 0),
    ...steps(7, (t) => at(t * 0.9, -1)),
    ...end,
    ...steps(7, (t) => at(0.9 - t * 0.9, 1)),
  ]);
  // Light comes from the upper left whichever way the finger points.
  const lit = gradientAlong(Math.PI * 0.36, [
    [0, colors.light],
    [0.42, colors.skin],
    [1, colors.dark],
  ]);
  const rings = steps(Math.max(2, Math.round(length / 26)), (t): Shape => {
    const along = 0.06 + t * 0.86;
    const bow = 0.05 + random() * 0.03;
    const line = steps(6, (u): Point => at(along + bow * Math.sin(Math.PI * u), -0.96 + 1.92 * u));
    return { path: taper(line, 2.6, 1.6), fill: colors.ring, opacity: 0.5 };
  });
  const specks = Array.from({ length: Math.round(length / 9) }, (): Shape => {
    const [px, py] = at(0.05 + random() * 0.85, -0.7 + random() * 1.4);
    return { path: ellipse(px, py, 1 + random() * 2.4, 0.8 + random(), angle), fill: colors.ring, opacity: 0.35 };
  });
  const gloss = steps(5, (t) => at(0.12 + t * 0.62, Math.cos(angle) >= 0 ? -0.56 : 0.56));
  const cutFace: Shape[] = cut
    ? [
        { path: ellipse(...at(1, 0), width * 0.2, half(1) * 0.98, angle), fill: colors.ring },
        { path: ellipse(...at(1.006, 0), width * 0.18, half(1) * 0.9, angle), fill: colors.flesh },
        { path: ellipse(...at(1.01, 0), width * 0.12, half(1) * 0.6, angle), fill: colors.heart, opacity: 0.75 },
        { path: ellipse(...at(1.012, 0), width * 0.09, half(1) * 0.46, angle), fill: colors.flesh },
      ]
    : [];
  return [
    { path: outline, fill: lit },
    ...rings,
    ...specks,
    { path: taper(gloss, width * 0.09, width * 0.04), fill: '#ffffff', opacity: 0.22 },
    ...cutFace,
  ];
}

/** A round slice lying on the ground. */
export function slice(cx: number, cy: number, radius: number, colors: RhizomeColors): Shape[] {
  const fibres = Array.from({ length: 18 }, (_, index): Shape => {
    const angle = index * 2.4;
    const reach = (index / 18) * radius * 0.5;
    return {
      path: ellipse(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.42, 2, 1),
      fill: colors.heart,
      opacity: 0.8,
    };
  });
  return [
    { path: ellipse(cx, cy + 9, radius, radius * 0.44), fill: colors.dark },
    { path: ellipse(cx, cy, radius, radius * 0.44), fill: colors.skin },
    { path: ellipse(cx, cy, radius * 0.94, radius * 0.4), fill: colors.flesh },
    { path: ellipse(cx, cy, radius * 0.66, radius * 0.27), fill: colors.heart, opacity: 0.5 },
    { path: ellipse(cx, cy, radius * 0.61, radius * 0.245), fill: colors.flesh },
    ...fibres,
  ];
}
