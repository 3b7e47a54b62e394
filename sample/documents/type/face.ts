import type { Path } from '../../imagery/drawing/geometry.ts';

export const FILES = {
  display: 'ysabeau-700.woff2',
  displayArabic: 'el-messiri-700.woff2',
  text: 'hanken-grotesk-400.woff2',
  textArabic: 'vazirmatn-400.woff2',
  strong: 'hanken-grotesk-700.woff2',
  strongArabic: 'vazirmatn-700.woff2',
} as const;

export type FaceName = keyof typeof FILES;
/** The role of a text: headings, running text, emphasis. Each role has a Latin and an Arabic face. */
export type Role = 'display' | 'text' | 'strong';

/** One font as it is embedded; measures are in thousandths of the type size. */
export type Face = {
  name: FaceName;
  postScriptName: string;
  program: Uint8Array;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  widths: readonly number[];
  /** The glyph of a space, which draws nothing. */
  blank: number;
  covers(character: string): boolean;
  /** A glyph's outline in thousandths of the type size, upwards. */
  outline(id: number): Path;
  shape(text: string, direction: 'ltr' | 'rtl'): ShapedGlyph[];
};

/** A glyph in drawing order with the letters it stands for; none if an earlier glyph stands for them. */
export type ShapedGlyph = { id: number; advance: number; dx: number; dy: number; text: string };

export type Faces = Record<FaceName, Face>;
