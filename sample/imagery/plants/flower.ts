import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import type { Paint } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

/** A thin curved line as an outline. */
export function hair(points: readonly Point[], width: number): Path {
  return taper(points, width, width * 0.5);
}

/** A round dot. */
export function dot(x: number, y: number, radius: number, fill: Paint, opacity?: number): Shape {
  return { path: ellipse(x, y, radius, radius), fill, opacity };
}
