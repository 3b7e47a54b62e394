import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon } from '../drawing/outlines.ts';
import { linearInDrawing } from '../drawing/paint.ts';
import type { Drawing } from '../drawing/svg.ts';

type ShadowCaster = { x: number; y: number; halfWidth: number; height: number; opacity: number; length?: number };

/** The long shadow towards the right, away from the sun. */
export function drawCastShadow(drawing: Drawing, color: Color, caster: ShadowCaster) {
  const { x, y, halfWidth, height, opacity, length = 0.8 } = caster;
  const reach = height * length;
  const outline: Point[] = [
    [x - halfWidth * 0.86, y + halfWidth * 0.02],
    [x + halfWidth * 0.9, y + halfWidth * 0.05],
    [x + halfWidth * 0.8 + reach, y - reach * 0.2],
    [x - halfWidth * 0.55 + reach, y - reach * 0.2 - halfWidth * 0.16],
  ];
  const fade = linearInDrawing(
    [
      [0, color, opacity],
      [0.55, color, opacity * 0.55],
      [1, color, 0],
    ],
    [x, y],
    [x + reach + halfWidth, y - reach * 0.2],
  );
  drawing.path(polygon(outline), fade, { blur: 7, blurRoom: 30 });
}
