import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { spline } from '../drawing/outlines.ts';
import { linear, type Paint, type Stop } from '../drawing/paint.ts';
import { placementWarp, type Shape } from '../drawing/shape.ts';

/** A gradient across a shape's box in the direction of `angle`. */
export function gradientAlong(angle: number, stops: readonly Stop[]): Paint {
  const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  return linear(stops, [0.5 - dx, 0.5 - dy], [0.5 + dx, 0.5 + dy]);
}

export type PetalColors = { base: Color; middle: Color; tip: Color; rim: Color };
type Petal = {
  x: number;
  y: number;
  /** Radians; straight up is -π/2. */
  angle: number;
  length: number;
  width: number;
  colors: PetalColors;
  /** Where it is widest, 0 base to 1 tip. */
  widest?: number;
  /** How deep the tip is notched, 0 to .2. */
  notch?: number;
  veins?: number;
};

/** One petal: a cupped blade, its shaded side, faint veins, light along its far edge. */
export function petal(o: Petal): Shape[] {
  const { x, y, angle, length, width, colors, widest = 0.66, notch = 0, veins = 0 } = o;
  const place = placementWarp({ x, y, rotation: angle });
  const at = (along: number, across: number): Point => place(along * length, (across * width) / 2);
  const flank = (side: number, reach = 1): Point[] => [
    at(0.02, side * 0.12 * reach),
    at(widest * 0.45, side * 0.62 * reach),
    at(widest, side * reach),
    at(widest + (1 - widest) * 0.62, side * 0.78 * reach),
    at(1 - 0.01 * reach, side * 0.3 * reach),
  ];
  const tip = at(1 - notch, 0);
  const outline = spline([at(0, 0), ...flank(-1), tip, ...flank(1).reverse()]);
  const shaded = spline([at(0, 0), at(widest * 0.5, 0.04), at(0.9, 0.1), tip, ...flank(1).reverse()]);
  const far = [...flank(-1, 0.97).slice(2), at(0.98 - notch, 0), ...flank(1, 0.97).slice(2).reverse()];
  const near = [
    ...flank(1, 0.9)
      .slice(2)
      .map((point) => inward(point, at(0.5, 0), 0.05)),
    at(0.93 - notch, 0),
    ...flank(-1, 0.9)
      .slice(2)
      .reverse()
      .map((point) => inward(point, at(0.5, 0), 0.05)),
  ];
  const lines = Array.from({ length: veins }, (_, index): Shape => {
    const across = -0.7 + (1.4 * (index + 0.5)) / veins;
    const line = steps(5, (t) => at(0.1 + 0.74 * t, across * Math.sin(Math.PI * (0.1 + 0.6 * t))));
    return { path: taper(line, width * 0.014, width * 0.004), fill: colors.base, opacity: 0.4 };
  });
  return [
    {
      path: outline,
      fill: gradientAlong(angle, [
        [0, colors.base],
        [0.5, colors.middle],
        [1, colors.tip],
      ]),
    },
    { path: shaded, fill: colors.base, opacity: 0.22 },
    ...lines,
    { path: spline([...far, ...near]), fill: colors.rim, opacity: 0.55 },
  ];
}

function inward([x, y]: Point, [cx, cy]: Point, amount: number): Point {
  return [x + (cx - x) * amount, y + (cy - y) * amount];
}
