import type { Path, Point } from './geometry.ts';
import { lerp, steps } from './number.ts';
import { spline } from './outlines.ts';

/** A quadratic curve: the line of every stem, midrib and branch. */
export type Curve = { start: Point; control: Point; end: Point };

/** The curve from `start` in direction `angle`, `bend` (of its length) bowed to its right. */
export function bentCurve(start: Point, angle: number, length: number, bend: number): Curve {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return {
    start,
    control: [start[0] + dx * length * 0.5 - dy * bend * length, start[1] + dy * length * 0.5 + dx * bend * length],
    end: [start[0] + dx * length, start[1] + dy * length],
  };
}

/** The point a fraction `t` along the curve. */
export function pointAt({ start, control, end }: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * (1 - t) * t, t * t];
  return [a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]];
}

/** The direction of travel a fraction `t` along the curve, as a unit vector. */
export function tangentAt({ start, control, end }: Curve, t: number): Point {
  const dx = (1 - t) * (control[0] - start[0]) + t * (end[0] - control[0]);
  const dy = (1 - t) * (control[1] - start[1]) + t * (end[1] - control[1]);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** The direction of travel in radians. */
export function angleAt(curve: Curve, t: number): number {
  const [dx, dy] = tangentAt(curve, t);
  return Math.atan2(dy, dx);
}

/** The point `offset` to the right of the curve, a fraction `t` along it. */
export function besideCurve(curve: Curve, t: number, offset: number): Point {
  const [x, y] = pointAt(curve, t);
  const [dx, dy] = tangentAt(curve, t);
  return [x - dy * offset, y + dx * offset];
}

/** `count + 1` points along the curve. */
export function curvePoints(curve: Curve, count = 14): Point[] {
  return steps(count, (t) => pointAt(curve, t));
}

/** A stroke of changing width drawn as an outline, so that no stroke attribute is needed. */
export function taper(points: readonly Point[], startWidth: number, endWidth = startWidth * 0.2): Path {
  const last = points.length - 1;
  const leftSide: Point[] = [];
  const rightSide: Point[] = [];
  points.forEach((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(last, index + 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = lerp(startWidth, endWidth, index / last) / 2;
    leftSide.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    rightSide.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return spline([...leftSide, ...rightSide.reverse()], { tension: 1 / 7 });
}
