import type { Color } from './oklch.ts';

/** A colour's position in a gradient, and its opacity (1 when left out). */
export type Stop = readonly [offset: number, color: Color, opacity?: number];

export type LinearGradient = {
  kind: 'linear';
  stops: readonly Stop[];
  from: readonly [number, number];
  to: readonly [number, number];
  /** In the drawing's units instead of fractions of the painted shape's box. */
  inDrawing?: boolean;
};
type RadialGradient = {
  kind: 'radial';
  stops: readonly Stop[];
  center: readonly [number, number];
  radius: number;
  inDrawing?: boolean;
};
export type Paint = Color | LinearGradient | RadialGradient;

/** A gradient across the painted shape's own box, left to right by default. */
export function linear(
  stops: readonly Stop[],
  from: readonly [number, number] = [0, 0],
  to: readonly [number, number] = [1, 0],
): LinearGradient {
  return { kind: 'linear', stops, from, to };
}

/** A gradient from top to bottom of the painted shape. */
export function vertical(stops: readonly Stop[]): LinearGradient {
  return linear(stops, [0, 0], [0, 1]);
}

/** A gradient between two places of the drawing, whatever is painted with it. */
export function linearInDrawing(
  stops: readonly Stop[],
  from: readonly [number, number],
  to: readonly [number, number],
): LinearGradient {
  return { kind: 'linear', stops, from, to, inDrawing: true };
}

/** A gradient outwards from a place in the painted shape's box. */
export function radial(
  stops: readonly Stop[],
  center: readonly [number, number] = [0.5, 0.5],
  radius = 0.5,
): RadialGradient {
  return { kind: 'radial', stops, center, radius };
}

/** The light on a ball lit from the upper left: light, middle, dark, edge. */
export function sphere(light: Color, middle: Color, dark: Color, edge: Color): RadialGradient {
  return radial(
    [
      [0, light],
      [0.45, middle],
      [0.82, dark],
      [1, edge],
    ],
    [0.36, 0.3],
    0.78,
  );
}
