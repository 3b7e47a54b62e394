import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { linear, type Paint } from '../drawing/paint.ts';
import { fitText, type LabelCanvas, printText } from '../drawing/print.ts';
import { placeShapes, shapeBounds } from '../drawing/shape.ts';
import type { TypeStyle } from '../drawing/type.ts';
import { type BoxShape, buildBox, lightBox } from './box.ts';
import type { PackLook } from './pack.ts';
import { drawGround } from './parts.ts';

const SHAPE: BoxShape = { left: -252, right: 148, top: -270, bottom: -60, dx: 70, dy: -54 };
const BOX = buildBox(SHAPE);

const flat = (x: number, y: number): Point => [x, y];
export const across = (stops: readonly (readonly [number, Color, number?])[], to: readonly [number, number]): Paint =>
  linear(stops, [0, 0], to);

export function drawBox(canvas: LabelCanvas, look: PackLook) {
  const { drawing } = canvas;
  const { body } = look;
  drawGround(drawing, 200, { x: -32, y: SHAPE.bottom - 6, opacity: 0.4 });
  drawing.path(BOX.front, body);
  const { left, right, top, bottom } = shapeBounds(look.plant);
  const scale = Math.min(176 / (bottom - top), 178 / (right - left));
  const plantX = SHAPE.right - 84 - ((left + right) / 2) * scale;
  drawing.group({ clip: BOX.front }, () =>
    drawing.shapes(placeShapes(look.plant, { x: plantX, y: SHAPE.bottom - 28 - bottom * scale, scale })),
  );
  const line = (text: string, style: TypeStyle, ink: Color) =>
    printText(canvas, text, fitText(canvas.typeset, text, style, 216), ink, flat);
  const start = SHAPE.left + 24;
  line(
    look.text.range.en,
    { face: 'display', weight: 700, size: 64, anchor: 'left', x: start, y: SHAPE.top + 62 },
    look.ink,
  );
  line(
    look.text.range.ar,
    { face: 'displayArabic', weight: 700, size: 56, anchor: 'left', x: start + 2, y: SHAPE.top + 116 },
    look.ink,
  );
  const small = { weight: 600, size: 14.5, anchor: 'left', x: start + 3 } as const;
  line(look.text.descriptor.en.join(' '), { ...small, face: 'text', y: SHAPE.top + 142 }, look.secondInk);
  const arabic = look.text.descriptor.ar.join(' ');
  line(arabic, { ...small, face: 'textArabic', y: SHAPE.top + 162 }, look.secondInk);
  lightBox(drawing, BOX, body);
}
