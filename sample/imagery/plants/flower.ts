import { ellipse } from '../drawing/outlines.ts';
import type { Paint } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

/** A round dot. */
export function dot(x: number, y: number, radius: number, fill: Paint, opacity?: number): Shape {
  return { path: ellipse(x, y, radius, radius), fill, opacity };
}
