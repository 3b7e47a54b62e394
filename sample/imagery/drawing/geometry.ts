export type Point = readonly [x: number, y: number];

export type Segment =
  | { op: 'M' | 'L'; to: Point }
  | { op: 'Q'; control: Point; to: Point }
  | { op: 'C'; first: Point; second: Point; to: Point }
  | { op: 'Z' };

export type Path = readonly Segment[];
/** Moves every point of a path: a wrap round a cylinder, a tilt, a plain shift. */
export type Warp = (x: number, y: number) => Point;

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** Smooth step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** `count + 1` values made from 0, 1/count … 1. */
export function steps<T>(count: number, make: (fraction: number, index: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, index) => make(index / count, index));
}

/** Straight lines through the points. */
export function polygon(points: readonly Point[], closed = true): Path {
  const lines = points.map((to, index): Segment => ({ op: index === 0 ? 'M' : 'L', to }));
  return closed ? [...lines, { op: 'Z' }] : lines;
}

/** An axis-aligned rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** A smooth closed (or open) outline through the points (Catmull-Rom; `tension` 1/6 is the full curve). */
export function spline(points: readonly Point[], { closed = true, tension = 1 / 6 } = {}): Path {
  const count = points.length;
  const at = (index: number): Point => points[closed ? (index + count) % count : clamp(index, 0, count - 1)] ?? [0, 0];
  const path: Segment[] = [{ op: 'M', to: at(0) }];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.push({
      op: 'C',
      first: [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension],
      second: [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension],
      to,
    });
  }
  if (closed) path.push({ op: 'Z' });
  return path;
}

const ARC = 0.5523;

/** An ellipse as four cubic arcs, optionally turned by `rotation` radians. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, rotation = 0): Path {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const at = (x: number, y: number): Point => [cx + x * cos - y * sin, cy + x * sin + y * cos];
  const quarter = (ax: number, ay: number, bx: number, by: number, x: number, y: number): Segment => ({
    op: 'C',
    first: at(ax, ay),
    second: at(bx, by),
    to: at(x, y),
  });
  return [
    { op: 'M', to: at(rx, 0) },
    quarter(rx, ry * ARC, rx * ARC, ry, 0, ry),
    quarter(-rx * ARC, ry, -rx, ry * ARC, -rx, 0),
    quarter(-rx, -ry * ARC, -rx * ARC, -ry, 0, -ry),
    quarter(rx * ARC, -ry, rx, -ry * ARC, rx, 0),
    { op: 'Z' },
  ];
}

/** The points of a superellipse: 2 is an ellipse, 4 a rounded rectangle. */
export function superellipse(cx: number, cy: number, rx: number, ry: number, power: number, count = 48): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      cx + Math.sign(cos) * Math.abs(cos) ** (2 / power) * rx,
      cy + Math.sign(sin) * Math.abs(sin) ** (2 / power) * ry,
    ];
  });
}

/** The path with every point, control points too, sent through `warp`. */
export function mapPath(path: Path, warp: Warp): Path {
  const move = ([x, y]: Point) => warp(x, y);
  return path.map((segment): Segment => {
    if (segment.op === 'Z') return segment;
    if (segment.op === 'Q') return { op: 'Q', control: move(segment.control), to: move(segment.to) };
    if (segment.op === 'C')
      return { op: 'C', first: move(segment.first), second: move(segment.second), to: move(segment.to) };
    return { op: segment.op, to: move(segment.to) };
  });
}

/** The path with straight lines cut into pieces of at most `step`, so that a warp can bend them. */
export function densify(path: Path, step = 18): Path {
  const dense: Segment[] = [];
  let start: Point = [0, 0];
  let from: Point = [0, 0];
  for (const segment of path) {
    if (segment.op === 'M') start = segment.to;
    if (segment.op === 'L' || segment.op === 'Z') {
      const to = segment.op === 'Z' ? start : segment.to;
      const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces;
        dense.push({ op: 'L', to: [lerp(from[0], to[0], t), lerp(from[1], to[1], t)] });
      }
      if (segment.op === 'Z') dense.push(segment);
      from = to;
    } else {
      dense.push(segment);
      from = segment.to;
    }
  }
  return dense;
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The smallest rectangle that holds every point of the paths. */
export function boundsOf(paths: Iterable<Path>): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = ([x, y]: Point) => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  for (const path of paths) {
    for (const segment of path) {
      if (segment.op === 'Z') continue;
      if (segment.op === 'Q') reach(segment.control);
      if (segment.op === 'C') {
        reach(segment.first);
        reach(segment.second);
      }
      reach(segment.to);
    }
  }
  return bounds;
}
