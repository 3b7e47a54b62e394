import type { Translated } from '../../../contract/languages.ts';
import type { Warp } from './geometry.ts';
import type { Color } from './oklch.ts';
import { rectangle } from './outlines.ts';
import { type LabelCanvas, printPath, printText } from './print.ts';
import type { TypeStyle, Typesetter } from './type.ts';

/** What is printed on a pack. */
export type LabelText = {
  range: Translated;
  /** One or two short lines a language: what the product is. */
  descriptor: Translated<readonly string[]>;
  size: string;
};

export const descriptorRows = ({ descriptor }: LabelText) =>
  Math.min(2, Math.max(descriptor.en.length, descriptor.ar.length));
export const DESCRIPTOR_HEIGHT = [0, 0.9, 1.9] as const;

/** The size at which every descriptor line fits its half of the label. */
export function descriptorSize(typeset: Typesetter, { descriptor }: LabelText, half: number): number {
  const full = half * 0.128;
  const shrink = (lines: readonly string[], face: 'text' | 'textArabic') =>
    Math.min(1, ...lines.map((line) => (half * 0.78) / typeset(line, { face, weight: 600, size: full }).width));
  return full * Math.min(shrink(descriptor.en, 'text'), shrink(descriptor.ar, 'textArabic'));
}

/** English to the left of a hairline, Arabic to its right. */
export function printDescriptor(
  canvas: LabelCanvas,
  text: LabelText,
  y: number,
  half: number,
  ink: Color,
  warp: Warp,
): void {
  const rows = descriptorRows(text);
  if (rows === 0) return;
  const size = descriptorSize(canvas.typeset, text, half);
  const hairline = rectangle(-0.8, y - size * 0.9, 1.6, size * (rows > 1 ? 2.6 : 1.3));
  printPath(canvas, hairline, ink, warp, 0.7);
  text.descriptor.en.slice(0, rows).forEach((line, row) => {
    const style: TypeStyle = { face: 'text', weight: 600, size, anchor: 'right', x: -half * 0.055 };
    printText(canvas, line, { ...style, y: y + row * size * 1.28 }, ink, warp);
  });
  text.descriptor.ar.slice(0, rows).forEach((line, row) => {
    const style: TypeStyle = { face: 'textArabic', weight: 600, size, anchor: 'left', x: half * 0.055 };
    printText(canvas, line, { ...style, y: y + row * size * 1.28 }, ink, warp);
  });
}
