import { bentCurve, type Curve, pointAt, tangentAt } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { LeafPalette } from '../drawing/palettes.ts';

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

export type Outline = {
  curve: Curve;
  /** A point `reach` (0 midrib, 1 edge) out on a side, a fraction `t` along; `toothed` follows the serration. */
  at: (t: number, reach: number, side: Side, toothed?: boolean) => Point;
  detail: number;
};

export function buildOutline(o: LeafOptions): Outline {
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
