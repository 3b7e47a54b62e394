import { type Bounds, boundsOf, mapPath, type Path, type Warp } from './geometry.ts';
import type { Paint } from './paint.ts';

/** One painted outline; a plant is a list of them, back to front. */
export type Shape = { path: Path; fill: Paint; opacity?: number };

export type Placement = { x?: number; y?: number; scale?: number; rotation?: number; flip?: boolean };

/** The warp of a placement: flipped, scaled, turned, then moved. */
export function placementWarp({ x = 0, y = 0, scale = 1, rotation = 0, flip = false }: Placement): Warp {
  const cos = Math.cos(rotation) * scale;
  const sin = Math.sin(rotation) * scale;
  const side = flip ? -1 : 1;
  return (px, py) => [x + px * side * cos - py * sin, y + px * side * sin + py * cos];
}

/** The shapes with every point sent through `warp`. */
export function warpShapes(shapes: readonly Shape[], warp: Warp): Shape[] {
  return shapes.map((shape) => ({ ...shape, path: mapPath(shape.path, warp) }));
}

/** The shapes flipped, scaled, turned and moved. */
export function placeShapes(shapes: readonly Shape[], placement: Placement): Shape[] {
  return warpShapes(shapes, placementWarp(placement));
}

/** The smallest rectangle that holds the shapes. */
export function shapeBounds(shapes: readonly Shape[]): Bounds {
  return boundsOf(shapes.map((shape) => shape.path));
}

/** The shapes that carry the silhouette, without the lights and veins laid over them: enough for a shadow. */
export function solidShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.filter((shape) => shape.opacity === undefined);
}
