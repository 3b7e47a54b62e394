import type { Translated } from '../../../contract/languages.ts';
import type { Warp } from './geometry.ts';
import type { Color } from './oklch.ts';
import { fitText, type LabelCanvas, printText } from './print.ts';
import type { TypeStyle, Typesetter } from './type.ts';

/** What is printed on a pack. */
export type LabelText = {
  range: Translated;
  /** One or two short lines a language: what the product is. */
  descriptor: Translated<readonly string[]>;
  size: string;
};

/** Shares of the label's half width: the largest and smallest letters, and how far a line reaches across. */
const LINE = { most: 0.2, least: 0.135, across: 1.46 } as const;

/** The whole descriptor in one line across the label, or its first line where that would be too small to read. */
function fitLine(typeset: Typesetter, lines: readonly string[], face: 'text' | 'textArabic', half: number) {
  const fit = (text: string) => {
    const style: TypeStyle = { face, weight: 600, size: half * LINE.most };
    return { text, style: fitText(typeset, text, style, half * LINE.across) };
  };
  const whole = fit(lines.join(' '));
  return whole.style.size < half * LINE.least ? fit(lines[0] ?? '') : whole;
}

function fitLines(typeset: Typesetter, { descriptor }: LabelText, half: number) {
  const english = fitLine(typeset, descriptor.en, 'text', half);
  const arabic = fitLine(typeset, descriptor.ar, 'textArabic', half);
  const englishY = Math.max(0, english.style.size - half * 0.128) * 0.8;
  return { english, arabic, englishY, arabicY: englishY + arabic.style.size * 1.2 };
}

/** How far below its first baseline's place the descriptor reaches. */
export function descriptorHeight(typeset: Typesetter, text: LabelText, half: number): number {
  if (text.descriptor.en.length === 0) return 0;
  const { arabic, arabicY } = fitLines(typeset, text, half);
  return arabicY + arabic.style.size * 0.5;
}

/** One line a language, English above Arabic: large enough for a card on a phone, and clear of the highlight. */
export function printDescriptor(
  canvas: LabelCanvas,
  text: LabelText,
  y: number,
  half: number,
  ink: Color,
  warp: Warp,
): void {
  if (text.descriptor.en.length === 0) return;
  const { english, arabic, englishY, arabicY } = fitLines(canvas.typeset, text, half);
  printText(canvas, english.text, { ...english.style, y: y + englishY }, ink, warp);
  printText(canvas, arabic.text, { ...arabic.style, y: y + arabicY }, ink, warp);
}
