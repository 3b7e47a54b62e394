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
  /** The smallest letters that can be read where the pack is shown, in the pack's units. */
  smallest?: number;
};

/** Shares of the label's half width: the largest and smallest letters, and how far a line reaches across. */
const LINE = { most: 0.2, least: 0.135, across: 1.46 } as const;

type Lines = readonly string[];
type Face = 'text' | 'textArabic';

/**
 * The descriptor, or the first line in both languages if either would be too small to read in full.
 * A first line of a single word stays with its second: alone it does not say what the product is.
 */
export function legibleDescriptor(
  { descriptor, smallest = 0 }: LabelText,
  sizeOf: (text: string, face: Face) => number,
): Translated<Lines> {
  const { en, ar } = descriptor;
  const isSmall = [sizeOf(en.join(' '), 'text'), sizeOf(ar.join(' '), 'textArabic')].some((size) => size < smallest);
  const saysEnough = [en, ar].every(([first = '']) => first.includes(' '));
  return isSmall && saysEnough ? { en: en.slice(0, 1), ar: ar.slice(0, 1) } : descriptor;
}

function fitLines(typeset: Typesetter, text: LabelText, half: number) {
  const fit = (line: string, face: Face) => {
    const style: TypeStyle = { face, weight: 600, size: half * LINE.most };
    return { text: line, style: fitText(typeset, line, style, half * LINE.across) };
  };
  /** The whole in one line across the label, or its first line where that would be too small to read. */
  const fitLine = (lines: Lines, face: Face) => {
    const whole = fit(lines.join(' '), face);
    return whole.style.size < half * LINE.least ? fit(lines[0] ?? '', face) : whole;
  };
  const { en, ar } = legibleDescriptor(text, (line, face) => fit(line, face).style.size);
  const english = fitLine(en, 'text');
  const arabic = fitLine(ar, 'textArabic');
  const englishY = Math.max(0, english.style.size - half * 0.128) * 0.8;
  return { english, arabic, englishY, arabicY: englishY + arabic.style.size * 1.2 };
}

/** How far the descriptor extends below its first baseline. */
export function descriptorHeight(typeset: Typesetter, text: LabelText, half: number): number {
  if (text.descriptor.en.length === 0) return 0;
  const { arabic, arabicY } = fitLines(typeset, text, half);
  return arabicY + arabic.style.size * 0.5;
}

/** One line per language, English above Arabic: large enough for a card on a phone, and clear of the highlight. */
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
