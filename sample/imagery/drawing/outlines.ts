import type { Path, Point, Segment } from './geometry.ts';
import { clamp } from './number.ts';

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
