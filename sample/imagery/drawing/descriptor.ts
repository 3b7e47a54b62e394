import type { Translated } from '../../../contract/languages.ts';
import type { Warp } from './geometry.ts';
import type { Color } from './oklch.ts';
import { rectangle } from './outlines.ts';
import { fitText, type LabelCanvas, printPath, printText } from './print.ts';
import type { TypeStyle, Typesetter } from './type.ts';

/** What is printed on a pack. */
export type LabelText = {
  range: Translated;
  /** One or two short lines a language: what the product is. */
  descriptor: Translated<readonly string[]>;
  size: string;
  /** Whether the descriptor is one large line a language, as on packs that are shown small. */
  isBrief?: boolean;
};

const descriptorRows = ({ descriptor }: LabelText) => Math.min(2, Math.max(descriptor.en.length, descriptor.ar.length));
const DESCRIPTOR_HEIGHT = [0, 0.9, 1.9] as const;
const BRIEF = { most: 0.2, least: 0.135, across: 1.46 } as const;

/** The size at which every descriptor line fits its half of the label. */
function descriptorSize(typeset: Typesetter, { descriptor }: LabelText, half: number): number {
  const full = half * 0.128;
  const shrink = (lines: readonly string[], face: 'text' | 'textArabic') =>
    Math.min(1, ...lines.map((line) => (half * 0.78) / typeset(line, { face, weight: 600, size: full }).width));
  return full * Math.min(shrink(descriptor.en, 'text'), shrink(descriptor.ar, 'textArabic'));
}

/** The whole descriptor in one line across the label, or its first line where that would be too small to read. */
function briefLine(typeset: Typesetter, lines: readonly string[], face: 'text' | 'textArabic', half: number) {
  const fit = (text: string) => {
    const style: TypeStyle = { face, weight: 600, size: half * BRIEF.most };
    return { text, style: fitText(typeset, text, style, half * BRIEF.across) };
  };
  const whole = fit(lines.join(' '));
  return whole.style.size < half * BRIEF.least ? fit(lines[0] ?? '') : whole;
}

function briefLines(typeset: Typesetter, { descriptor }: LabelText, half: number) {
  const english = briefLine(typeset, descriptor.en, 'text', half);
  const arabic = briefLine(typeset, descriptor.ar, 'textArabic', half);
  const englishY = Math.max(0, english.style.size - half * 0.128) * 0.8;
  return { english, arabic, englishY, arabicY: englishY + arabic.style.size * 1.2 };
}

/** How far below its first baseline's place the descriptor reaches. */
export function descriptorHeight(typeset: Typesetter, text: LabelText, half: number): number {
  if (descriptorRows(text) === 0) return 0;
  if (!text.isBrief) return descriptorSize(typeset, text, half) * (DESCRIPTOR_HEIGHT[descriptorRows(text)] ?? 0);
  const { arabic, arabicY } = briefLines(typeset, text, half);
  return arabicY + arabic.style.size * 0.5;
}

/** English to the left of a hairline, Arabic to its right; in brief, one above the other. */
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
  if (text.isBrief) {
    const { english, arabic, englishY, arabicY } = briefLines(canvas.typeset, text, half);
    printText(canvas, english.text, { ...english.style, y: y + englishY }, ink, warp);
    printText(canvas, arabic.text, { ...arabic.style, y: y + arabicY }, ink, warp);
    return;
  }
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
