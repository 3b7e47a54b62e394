import { taper } from '../drawing/curve.ts';
import { mapPath, type Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { sphere } from '../drawing/paint.ts';
import type { Shape } from '../drawing/shape.ts';

/** Light, middle, dark and edge tone of a round thing. */
export type BallColors = readonly [light: Color, middle: Color, dark: Color, edge: Color];

type BerryOptions = {
  /** Meridians seen through the skin, as in amla. */
  segments?: number;
  rotation?: number;
  gloss?: number;
};

/** A round fruit lit from the upper left, with the light reflected along its lower right edge. */
export function berry(
  cx: number,
  cy: number,
  radius: number,
  colors: BallColors,
  { segments = 0, rotation = 0, gloss = 0.8 }: BerryOptions = {},
): Shape[] {
  const shapes: Shape[] = [{ path: ellipse(cx, cy, radius, radius * 0.96), fill: sphere(...colors) }];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  for (let index = 0; index < segments; index++) {
    const longitude = Math.sin(-Math.PI / 2 + (Math.PI * (index + 0.5)) / segments);
    const meridian = steps(10, (t): Point => {
      const v = 2 * t - 1;
      return [longitude * radius * 0.97 * Math.sqrt(Math.max(0, 1 - v * v * 0.985)), v * radius * 0.93];
    });
    shapes.push({
      path: mapPath(taper(meridian, radius * 0.035, radius * 0.035), (x, y) => [
        cx + x * cos - y * sin,
        cy + x * sin + y * cos,
      ]),
      fill: colors[0],
      opacity: 0.55,
    });
  }
  const crescentAngle = (t: number) => (0.1 + 0.75 * t) * Math.PI;
  const outer = steps(12, (t): Point => {
    const angle = crescentAngle(t);
    return [cx + Math.cos(angle) * radius * 0.95, cy + Math.sin(angle) * radius * 0.91];
  });
  const inner = steps(12, (t): Point => {
    const angle = crescentAngle(1 - t);
    return [cx + Math.cos(angle) * radius * 0.84 + radius * 0.02, cy + Math.sin(angle) * radius * 0.8];
  });
  shapes.push(
    { path: spline([...outer, ...inner], { tension: 1 / 7 }), fill: colors[0], opacity: 0.28 },
    {
      path: ellipse(cx - radius * 0.34, cy - radius * 0.4, radius * 0.2, radius * 0.12, -0.7),
      fill: '#ffffff',
      opacity: gloss * 0.75,
    },
    {
      path: ellipse(cx - radius * 0.1, cy - radius * 0.56, radius * 0.05, radius * 0.035, -0.3),
      fill: '#ffffff',
      opacity: gloss * 0.6,
    },
  );
  return shapes;
}
