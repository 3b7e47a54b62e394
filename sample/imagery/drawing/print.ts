import { densify, mapPath, type Path, type Warp } from './geometry.ts';
import type { Color } from './oklch.ts';
import type { Drawing } from './svg.ts';
import type { TypeStyle, Typesetter } from './type.ts';

export type LabelCanvas = { drawing: Drawing; typeset: Typesetter };

/** Prints an outline on a surface. */
export function printPath({ drawing }: LabelCanvas, path: Path, fill: Color, warp: Warp, opacity?: number): void {
  drawing.path(mapPath(densify(path), warp), fill, { opacity });
}

/** Prints a line of text on a surface and returns its width. */
export function printText(
  canvas: LabelCanvas,
  text: string,
  style: TypeStyle,
  fill: Color,
  warp: Warp,
  opacity?: number,
): number {
  const { path, width } = canvas.typeset(text, style);
  printPath(canvas, path, fill, warp, opacity);
  return width;
}

/** The style made smaller where the text would be wider than `room`. */
export function fitText(typeset: Typesetter, text: string, style: TypeStyle, room: number): TypeStyle {
  const { width } = typeset(text, style);
  return width > room ? { ...style, size: (style.size * room) / width } : style;
}
