import { lerp } from './number.ts';

export type Point = readonly [x: number, y: number];

export type Segment =
  | { op: 'M' | 'L'; to: Point }
  | { op: 'Q'; control: Point; to: Point }
  | { op: 'C'; first: Point; second: Point; to: Point }
  | { op: 'Z' };

export type Path = readonly Segment[];
/** Moves every point of a path: a wrap round a cylinder, a tilt, a plain shift. */
export type Warp = (x: number, y: number) => Point;

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
