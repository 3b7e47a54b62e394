import { adjust } from '../drawing/color.ts';
import type { Path } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import type { Drawing } from '../drawing/svg.ts';

export const WIDTH = 800;
export const HEIGHT = 560;

/** Draws a substance in its colour in the middle of the picture, on a transparent background. */
export type Swatch = (drawing: Drawing, color: Color) => void;

/** The shadow a substance of some thickness casts to the lower right, on any background. */
export function castShadow(drawing: Drawing, outline: Path, color: Color, lift: number): void {
  const shade = adjust(color, -0.42, 0.6);
  for (const [reach, blur, opacity] of [
    [0.35, 0.3, 0.4],
    [1.2, 0.95, 0.24],
  ] as const) {
    drawing.group({ x: lift * reach, y: lift * reach }, () =>
      drawing.path(outline, shade, { opacity, blur: lift * blur, blurRoom: 30 }),
    );
  }
}
