import { adjust } from '../drawing/color.ts';
import { bentCurve, curvePoints, taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createRandom } from '../drawing/random.ts';
import type { Studio } from '../scenes/studio.ts';

export const BARK = '#8f6540';

/** A root through the points: its shadow on the sand, its bark, the light along its upper side and its knots. */
export function drawRoot({ drawing, shade, at }: Studio, line: readonly Point[], width: number, end: number): void {
  const points = line.map(([x, y]): Point => [at(x), y]);
  const moved = (dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  drawing.path(taper(moved(width * 0.4, width * 0.42), width, end), shade, { opacity: 0.5, blur: 3, blurRoom: 40 });
  drawing.path(taper(points, width, end), adjust(BARK, -0.16));
  drawing.path(taper(moved(-width * 0.05, -width * 0.09), width * 0.78, end * 0.78), BARK);
  drawing.path(taper(moved(-width * 0.09, -width * 0.22), width * 0.26, end * 0.26), adjust(BARK, 0.14), {
    opacity: 0.8,
  });
  const random = createRandom(points.length + Math.round(width));
  for (const [x, y] of points.slice(1, -1))
    if (random() > 0.45)
      drawing.path(ellipse(x, y, width * 0.2, width * 0.09, random() * 3), adjust(BARK, -0.24), { opacity: 0.7 });
}

/** A line that bends evenly from a start. */
export const bent = (start: Point, angle: number, length: number, bend: number) =>
  curvePoints(bentCurve(start, angle, length, bend), 10);
