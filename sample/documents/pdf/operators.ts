import { mapPath, type Path, type Point } from '../../imagery/drawing/geometry.ts';
import type { GlyphRun } from '../type/set-text.ts';
import type { FontBook } from './font-book.ts';
import { formatNumber as number } from './values.ts';

/** A colour as `#rrggbb`. */
export type Color = string;

/** The operator that sets the fill colour. */
export function formatColor(color: Color): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  return `${channels.map((channel) => number(channel / 255)).join(' ')} rg`;
}

/** The operators of an outline. */
export function formatPath(path: Path): string {
  const at = (...points: Point[]) => points.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ');
  let from: Point = [0, 0];
  const parts = path.map((segment) => {
    if (segment.op === 'Z') return 'h';
    const start = from;
    from = segment.to;
    if (segment.op === 'C') return `${at(segment.first, segment.second, segment.to)} c`;
    if (segment.op !== 'Q') return `${at(segment.to)} ${segment.op.toLowerCase()}`;
    const { control, to } = segment;
    const towards = ([x, y]: Point): Point => [x + ((control[0] - x) * 2) / 3, y + ((control[1] - y) * 2) / 3];
    return `${at(towards(start), towards(to), to)} c`;
  });
  return parts.join(' ');
}

/**
 * A run of glyphs from (x, y) as operators of a text object, and the outlines to fill after it.
 *
 * Readers extract text by reading a line's characters from left to right and reversing right-to-left runs, letter by
 * letter. So every letter is its own character, in visual order: the letters of a ligature are empty characters
 * before it; a mark placed back over its letter is drawn as an outline, and an empty character carries its text.
 */
export function formatRun(
  { face, level, glyphs }: GlyphRun,
  { x, y, size, fonts }: { x: number; y: number; size: number; fonts: FontBook },
): { text: string; marks: string[] } {
  const scale = size / 1000;
  const marks: string[] = [];
  let shown = '';
  let codes = '';
  let pen = x;
  const move = (thousandths: number) => {
    const rounded = Math.round(thousandths);
    if (rounded === 0) return;
    shown += `<${codes}>${rounded}`;
    codes = '';
  };
  const tell = (letters: string) => {
    codes += fonts.encode(face, { glyph: face.blank, letters, width: 0 });
  };

  for (const { id, advance, dx, dy, text } of glyphs) {
    const letters = level % 2 === 1 ? [...text].reverse() : [text];
    const width = face.widths[id] ?? 0;
    if (advance === 0 && (dx !== 0 || dy !== 0)) {
      letters.forEach(tell);
      const [left, base] = [pen + dx * scale, y + dy * scale];
      marks.push(`${formatPath(mapPath(face.outline(id), (px, py) => [left + px * scale, base + py * scale]))} f`);
    } else {
      letters.slice(0, -1).forEach(tell);
      move(-dx);
      codes += fonts.encode(face, { glyph: id, letters: letters.at(-1) ?? '', width });
      move(width - advance + dx);
    }
    pen += advance * scale;
  }
  const font = `/${fonts.nameOf(face)} ${number(size)} Tf 1 0 0 1 ${number(x)} ${number(y)} Tm`;
  return { text: `${font}\n[${shown}<${codes}>]TJ`, marks };
}
