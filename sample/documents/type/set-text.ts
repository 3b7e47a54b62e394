import { type Direction, orderRuns, resolveLevels } from './bidi.ts';
import type { Face, Faces, Role, ShapedGlyph } from './face.ts';

export type TextStyle = {
  role: Role;
  /** Points. */
  size: number;
  /** Distance between baselines as a multiple of the size. */
  leading?: number;
};
type TextBox = TextStyle & { direction: Direction; width: number; mostLines?: number };

/** Glyphs of one face and direction; `width` in points. */
export type GlyphRun = { face: Face; level: number; glyphs: readonly ShapedGlyph[]; width: number };
/** The runs of a line in visual order, from left to right. */
type Line = { runs: GlyphRun[]; width: number };
export type SetText = { lines: Line[]; width: number; height: number; size: number; leading: number };

/** Breaks a text into lines and orders them for drawing. */
export type Typesetter = (text: string, box: TextBox) => SetText;

/** Characters without a glyph: direction marks, soft hyphens, byte order marks. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const MARK = /\p{Mn}/u;
const ELLIPSIS = '…';

type Piece = { face: Face; level: number; text: string };
type Word = { runs: GlyphRun[]; width: number };

/** Creates a typesetter for the faces; equal words are shaped once. */
export function createTypesetter(faces: Faces): Typesetter {
  const shaped = new Map<string, { glyphs: ShapedGlyph[]; advance: number }>();

  function shapePiece({ face, level, text }: Piece, size: number): GlyphRun {
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    const key = `${face.name}/${direction}/${text}`;
    let known = shaped.get(key);
    if (!known) {
      const glyphs = face.shape(text, direction);
      known = { glyphs, advance: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
      shaped.set(key, known);
    }
    return { face, level, glyphs: known.glyphs, width: (known.advance * size) / 1000 };
  }

  function faceOf(character: string, role: Role, direction: Direction): Face {
    const [latin, arabic] = [faces[role], faces[`${role}Arabic`]];
    const wanted = direction === 'rtl' ? [arabic, latin] : [latin, arabic];
    return wanted.find((face) => face.covers(character)) ?? latin;
  }

  /** The words of a paragraph and the space between them, each run in one face and level. */
  function shapeWords(text: string, { role, size, direction }: TextBox): { words: Word[]; space: Word } {
    const source = text
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .trim()
      .split(/[ \t\r\n]+/);
    const line = source.join(' ');
    const levels = resolveLevels(line, direction);
    const words: Word[] = [];
    let pieces: Piece[] = [];
    const close = () => {
      const runs = pieces.map((piece) => shapePiece(piece, size));
      words.push({ runs, width: runs.reduce((sum, { width }) => sum + width, 0) });
      pieces = [];
    };
    for (const [index, character] of [...line].entries()) {
      if (character === ' ') {
        close();
        continue;
      }
      const last = pieces.at(-1);
      const level = levels[index] ?? 0;
      const face = last && MARK.test(character) ? last.face : faceOf(character, role, direction);
      if (last?.face === face && last.level === level) last.text += character;
      else pieces.push({ face, level, text: character });
    }
    close();
    const base = direction === 'rtl' ? 1 : 0;
    const blank = shapePiece({ face: faceOf(' ', role, direction), level: base, text: ' ' }, size);
    return { words, space: { runs: [blank], width: blank.width } };
  }

  function joinLine(words: readonly Word[], space: Word): Line {
    const runs = words.flatMap((word, index) => {
      if (index === 0) return word.runs;
      // A space between two words of one direction belongs to them, else to the paragraph (UAX 9, N1–N2).
      const [before, after] = [words[index - 1]?.runs.at(-1)?.level, word.runs[0]?.level];
      const level = before === after ? before : undefined;
      return [...space.runs.map((run) => (level === undefined ? run : { ...run, level })), ...word.runs];
    });
    return { runs: orderRuns(runs), width: runs.reduce((sum, { width }) => sum + width, 0) };
  }

  function breakLines(words: readonly Word[], space: Word, width: number): Word[][] {
    const lines: Word[][] = [];
    let filled = 0;
    for (const word of words) {
      const line = lines.at(-1);
      if (line && filled + space.width + word.width <= width) {
        line.push(word);
        filled += space.width + word.width;
      } else {
        lines.push([word]);
        filled = word.width;
      }
    }
    return lines;
  }

  /** The last visible line, shortened until an ellipsis fits after it. */
  function shorten(line: readonly Word[], space: Word, box: TextBox): Word[] {
    const base = box.direction === 'rtl' ? 1 : 0;
    const dots = shapePiece({ face: faceOf(ELLIPSIS, box.role, box.direction), level: base, text: ELLIPSIS }, box.size);
    const kept = [...line];
    const widthOf = () => kept.reduce((sum, word) => sum + word.width + space.width, 0) + dots.width;
    while (kept.length > 1 && widthOf() > box.width) kept.pop();
    return [...kept, { runs: [dots], width: dots.width }];
  }

  return (text, box) => {
    const { words, space } = shapeWords(text, box);
    const broken = breakLines(words, space, box.width);
    const { mostLines = broken.length } = box;
    const shown = broken.slice(0, mostLines);
    const last = shown.at(-1);
    if (last && broken.length > mostLines) shown[shown.length - 1] = shorten(last, space, box);
    const lines = shown.map((line) => joinLine(line, space));
    const leading = box.leading ?? (box.direction === 'rtl' ? 1.6 : 1.35);
    return {
      lines,
      width: Math.max(0, ...lines.map(({ width }) => width)),
      height: lines.length * box.size * leading,
      size: box.size,
      leading,
    };
  };
}
