/** Points, boxes and lines of a map; y grows downwards. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Line = readonly [from: Point, to: Point];

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A box within another may touch its edges. */
export function containsBox(outer: Box, { left, top, right, bottom }: Box): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}

/** The point of a box that is nearest to another. */
export function nearestOf({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}

export function distance(box: Box, point: Point): number {
  const near = nearestOf(box, point);
  return Math.hypot(near.x - point.x, near.y - point.y);
}

/** On which side of a line a point is: more than 0 on one, less on the other. */
const sideOf = ([from, to]: Line, { x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** Whether two lines cross; those that only touch do not. */
export function crosses(one: Line, other: Line): boolean {
  return sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;
}

export function runsThrough(line: Line, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const falling: Line = [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
  const rising: Line = [
    { x: left, y: bottom },
    { x: right, y: top },
  ];
  return line.some((end) => contains(box, end)) || crosses(line, falling) || crosses(line, rising);
}

/** Whether a line passes a point ahead of its start, nearer than `clear`, so that it seems to start there. */
export function passesNear([from, to]: Line, point: Point, clear: number): boolean {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  const along = ((point.x - from.x) * across + (point.y - from.y) * down) / length;
  const beside = Math.abs(sideOf([from, to], point)) / length;
  return along > beside && along < length + clear && beside < clear;
}
