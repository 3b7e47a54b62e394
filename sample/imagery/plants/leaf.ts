import { adjust, mix } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { steps } from '../drawing/number.ts';
import { spline } from '../drawing/outlines.ts';
import { linear, type Paint } from '../drawing/paint.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';
import { buildOutline, type LeafOptions, type Outline, type Side } from './leaf-outline.ts';
import { basalVeins, featherVeins } from './leaf-veins.ts';

/** A gradient from the leaf's base to its tip, along the axis it mostly follows. */
function along(angle: number, base: string, middle: string, tip: string): Paint {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const stops = [0, 0.55, 1].map((at, index) => [at, [base, middle, tip][index] ?? tip] as const);
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? linear(stops) : linear(stops, [1, 0], [0, 0]);
  return dy < 0 ? linear(stops, [0, 1], [0, 0]) : linear(stops, [0, 0], [0, 1]);
}

function rimLight({ at }: Outline, palette: LeafPalette, lit: Side): Shape {
  const outer = steps(19, (_, index) => at((index + 3) / 26, 0.99, lit));
  const inner = steps(19, (_, index) => at((22 - index) / 26, 0.93 - 0.03 * Math.sin(22 - index), lit));
  return { path: spline([...outer, ...inner], { tension: 1 / 8 }), fill: palette.rim, opacity: 0.6 };
}

/** One leaf from its base, back to front: blade, halves, panels, veins, midrib, rim light. */
export function leaf(o: LeafOptions): Shape[] {
  const { palette, lit = 1, angle = -Math.PI / 2, width, veins = 7, veinOpacity = 0.55, serration = 0 } = o;
  const outline = buildOutline(o);
  const tension = serration ? 1 / 14 : 1 / 6;
  const edge = (side: Side) => steps(outline.detail, (t) => outline.at(t, 1, side, true));
  const midrib = steps(outline.detail, (t) => outline.at(t, 0, 1));
  const half = (side: Side) => spline([...midrib, ...edge(side).slice(0, -1).reverse()], { tension });
  const dim: Side = lit === 1 ? -1 : 1;
  const veining = o.threeVeined ? basalVeins(outline, o, lit) : veins > 0 ? featherVeins(outline, o, lit) : [];
  return [
    {
      path: spline([...edge(-1), ...edge(1).slice(1, -1).reverse()], { tension }),
      fill: along(angle, palette.dark, palette.mid, palette.mid),
    },
    {
      path: half(dim),
      fill: along(angle, adjust(palette.dark, -0.03), palette.dark, mix(palette.dark, palette.mid, 0.55)),
      opacity: 0.9,
    },
    {
      path: half(lit),
      fill: along(angle, palette.mid, palette.light, mix(palette.light, palette.mid, 0.35)),
      opacity: 0.85,
    },
    ...veining,
    {
      path: taper(midrib, Math.max(1.6, width * 0.05), 0.5),
      fill: palette.vein,
      opacity: Math.min(1, veinOpacity + 0.3),
    },
    rimLight(outline, palette, lit),
  ];
}
