import type { Path, Point, Warp } from './geometry.ts';
import { clamp, lerp } from './number.ts';
import { polygon } from './outlines.ts';

/** Half the width of a turned body at each height, top to bottom; y grows downwards and the base stands at 0. */
export type Profile = readonly (readonly [y: number, halfWidth: number])[];

/** Height of an ellipse as a fraction of its width: a circle seen from the camera's height. */
export const TILT = 0.075;

/** The first and last rows of a profile. */
export function endsOf(profile: Profile): { topY: number; topHalf: number; baseY: number; baseHalf: number } {
  const [topY, topHalf] = profile[0] ?? [0, 0];
  const [baseY, baseHalf] = profile.at(-1) ?? [0, 0];
  return { topY, topHalf, baseY, baseHalf };
}

/** Half the width at a height. */
export function halfWidthAt(profile: Profile, y: number): number {
  const { topY, topHalf, baseHalf } = endsOf(profile);
  if (y <= topY) return topHalf;
  for (let index = 1; index < profile.length; index++) {
    const [lowerY, lowerHalf] = profile[index] ?? [0, 0];
    const [upperY, upperHalf] = profile[index - 1] ?? [0, 0];
    if (y <= lowerY) return lerp(upperHalf, lowerHalf, (y - upperY) / (lowerY - upperY || 1));
  }
  return baseHalf;
}

/** The profile with round flanks: a curve through its rows instead of straight lines between them. */
export function roundProfile(profile: Profile, pieces = 6): Profile {
  const row = (index: number) => profile[clamp(index, 0, profile.length - 1)] ?? ([0, 0] as const);
  const between = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const rows = profile.slice(1).flatMap((_, index) =>
    Array.from({ length: pieces }, (_piece, piece) => {
      const [before, from, to, after] = [row(index - 1), row(index), row(index + 1), row(index + 2)];
      const value = (axis: 0 | 1) => between(piece / pieces, [before[axis], from[axis], to[axis], after[axis]]);
      return [value(0), value(1)] as const;
    }),
  );
  return [...rows, row(profile.length - 1)];
}

/**
 * The outline of a turned body: both flanks, the curved base and the top edge.
 * `rim` says how the top is seen: 1 curved down (hidden under a cap), -1 curved up (a lid), 0 straight (a crimp).
 */
export function buildSilhouette(profile: Profile, { tilt = TILT, rim = 1 } = {}): Path {
  const { topY, topHalf, baseY, baseHalf } = endsOf(profile);
  const arc = (y: number, half: number, direction: number) =>
    Array.from({ length: 11 }, (_, index): Point => {
      const angle = (Math.PI * (index + 1)) / 12;
      return [-Math.cos(angle) * half, y + Math.sin(angle) * half * tilt * direction];
    });
  const left = profile.map(([y, half]): Point => [-half, y]);
  const right = profile.map(([y, half]): Point => [half, y]);
  return polygon([...left, ...arc(baseY, baseHalf, 1), ...right.reverse(), ...arc(topY, topHalf, rim).reverse()]);
}

/** Wraps flat art, measured from the axis, round a cylinder. */
export function wrapCylinder(radius: number, tilt = TILT): Warp {
  return (x, y) => {
    const angle = clamp(x / radius, -Math.PI / 2, Math.PI / 2);
    return [radius * Math.sin(angle), y + radius * tilt * Math.cos(angle)];
  };
}
