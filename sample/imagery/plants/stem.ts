import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';

/** A stem of changing width with light along its left side. */
export function stem(
  points: readonly Point[],
  startWidth: number,
  endWidth: number,
  palette: Pick<LeafPalette, 'dark' | 'light'>,
): Shape[] {
  const litSide = points.map(([x, y]): Point => [x - startWidth * 0.16, y - startWidth * 0.1]);
  return [
    { path: taper(points, startWidth, endWidth), fill: palette.dark },
    { path: taper(litSide, startWidth * 0.42, endWidth * 0.4), fill: palette.light, opacity: 0.8 },
  ];
}
