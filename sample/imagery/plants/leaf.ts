import { adjust, mix } from '../drawing/color.ts';
import { bentCurve, type Curve, pointAt, tangentAt, taper } from '../drawing/curve.ts';
import { lerp, type Path, type Point, spline, steps } from '../drawing/geometry.ts';
import { linear, type Paint } from '../drawing/paint.ts';
import type { LeafPalette } from '../drawing/palettes.ts';
import type { Shape } from '../drawing/shape.ts';

/** Which side of the midrib, seen from base to tip: -1 is left, 1 is right. */
export type Side = -1 | 1;

/** What makes one species' leaf different from another's. */
export type LeafForm = {
  /** Where it is widest: .42 near the base (succulent), .66 broad, .85 and more towards the tip. */
  widest?: number;
  /** Below 1 the flanks are full, above 1 they are hollow. */
  fullness?: number;
  /** Depth of the teeth, 0 to .4, and how many. */
  serration?: number;
  teeth?: number;
  veins?: number;
  veinAngle?: number;
  veinOpacity?: number;
  /** Width of the right flank against the left. */
  asymmetry?: number;
  threeVeined?: boolean;
};

export type LeafOptions = LeafForm & {
  x?: number;
  y?: number;
  length: number;
  width: number;
  /** Radians; straight up is -π/2. */
  angle?: number;
  bend?: number;
  palette: LeafPalette;
  lit?: Side;
};

type Outline = {
  curve: Curve;
  /** A point `reach` (0 midrib, 1 edge) out on a side, a fraction `t` along; `toothed` follows the serration. */
  at: (t: number, reach: number, side: Side, toothed?: boolean) => Point;
  detail: number;
};

const SIDES = [-1, 1] as const;

function buildOutline(o: LeafOptions): Outline {
  const { x = 0, y = 0, length, width, angle = -Math.PI / 2, bend = 0.15 } = o;
  const { widest = 0.75, fullness = 1, serration = 0, teeth = 18, asymmetry = 1 } = o;
  const curve = bentCurve([x, y], angle, length, bend);

  const halfWidth = (t: number, side: Side) =>
    (width / 2) * Math.sin(Math.PI * t ** widest) ** fullness * (side > 0 ? asymmetry : 1);
  const tooth = (t: number) => {
    if (!serration || t <= 0.06 || t >= 0.97) return 1;
    const phase = (t * teeth) % 1;
    return 1 - serration * (1 - phase) * 0.9 + serration * 0.3 * phase;
  };
  return {
    curve,
    at(t, reach, side, toothed = false) {
      const [px, py] = pointAt(curve, t);
      const [dx, dy] = tangentAt(curve, t);
      const offset = Math.max(0, halfWidth(t, side) || 0) * (toothed ? tooth(t) : 1) * reach * side;
      return [px - dy * offset, py + dx * offset];
    },
    detail: serration ? teeth * 2 : length < 90 ? 8 : length < 230 ? 14 : 22,
  };
}

/** A gradient from the leaf's base to its tip, along the axis it mostly follows. */
function along(angle: number, base: string, middle: string, tip: string): Paint {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const stops = [
    [0, base],
    [0.55, middle],
    [1, tip],
  ] as const;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? linear(stops) : linear(stops, [1, 0], [0, 0]);
  return dy < 0 ? linear(stops, [0, 1], [0, 0]) : linear(stops, [0, 0], [0, 1]);
}

const VEIN_START = 0.05;
const VEIN_SPAN = 0.83;

/** Where a vein that leaves the midrib at `t` meets the edge. */
function veinEnd(t: number, veinAngle: number): number {
  return Math.min(0.985, t + veinAngle * 0.32 * (1 - t * 0.75));
}

function panelBetweenVeins({ at }: Outline, from: number, to: number, veinAngle: number, side: Side): Path {
  const middle = (from + to) / 2;
  const [edgeFrom, edgeTo] = [veinEnd(from, veinAngle), veinEnd(to, veinAngle)];
  const edgeMiddle = (edgeFrom + edgeTo) / 2;
  return spline(
    [
      at(from, 0, side),
      at(lerp(from, edgeFrom, 0.5), 0.5, side),
      at(edgeFrom, 0.93, side),
      at(edgeMiddle, 0.95, side),
      at(lerp(middle, edgeMiddle, 0.5), 0.55, side),
      at(middle, 0, side),
    ],
    { tension: 1 / 8 },
  );
}

function featherVeins(outline: Outline, o: LeafOptions, lit: Side): Shape[] {
  const { veins = 7, veinAngle = 0.55, veinOpacity = 0.55, width, palette } = o;
  const shapes: Shape[] = [];
  const start = (index: number) => VEIN_START + (VEIN_SPAN * index) / veins;
  for (const side of SIDES) {
    for (let index = 0; index < veins; index++) {
      shapes.push({
        path: panelBetweenVeins(outline, start(index), start(index + 1), veinAngle, side),
        fill: side === lit ? palette.highlight : palette.shade,
        opacity: side === lit ? 0.34 : 0.3,
      });
    }
  }
  for (const side of SIDES) {
    for (let index = 0; index < veins; index++) {
      const from = start(index);
      const line = steps(4, (u) => outline.at(lerp(from, veinEnd(from, veinAngle), u ** 1.25), 0.95 * u, side));
      const opacity = side === lit ? veinOpacity : veinOpacity * 0.7;
      shapes.push({ path: taper(line, Math.max(0.9, width * 0.02), 0.4), fill: palette.vein, opacity });
    }
  }
  return shapes;
}

/** Three veins from the base to the tip, as in sidr. */
function basalVeins({ at }: Outline, o: LeafOptions, lit: Side): Shape[] {
  const { veinOpacity = 0.55, length, palette } = o;
  const shapes: Shape[] = [];
  for (const side of SIDES) {
    const line = steps(14, (u) => at(u * 0.93, 0.48 * Math.min(1, u * 3.72 + 0.15), side));
    shapes.push({ path: taper(line, length * 0.011, length * 0.002), fill: palette.vein, opacity: veinOpacity + 0.2 });
  }
  for (const side of SIDES) {
    const inner = steps(22, (_, index) => at((index + 2) / 26, 0.5, side));
    const outer = steps(22, (_, index) => at((24 - index) / 26, 0.97, side));
    shapes.push({
      path: spline([...inner, ...outer], { tension: 1 / 8 }),
      fill: side === lit ? palette.highlight : palette.shade,
      opacity: 0.3,
    });
  }
  for (const side of SIDES) {
    for (let index = 1; index < 9; index++) {
      const t = (index / 9) * 0.85;
      const line = [at(t, 0.5, side), at(t + 0.04, 0.75, side), at(t + 0.06, 0.93, side)];
      shapes.push({
        path: taper(line, length * 0.005, length * 0.001),
        fill: palette.vein,
        opacity: veinOpacity * 0.6,
      });
    }
  }
  return shapes;
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
