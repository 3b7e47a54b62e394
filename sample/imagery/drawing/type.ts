import * as harfbuzz from 'harfbuzzjs';
import { type Face, FONT_FILES, loadFace } from './fonts.ts';
import { mapPath, type Path, type Segment } from './geometry.ts';
import { parsePathData } from './path-data.ts';

export type TypeStyle = {
  face: Face;
  weight?: number;
  size: number;
  /** Letter spacing in em; Arabic is never spaced. */
  tracking?: number;
  anchor?: 'left' | 'middle' | 'right';
  x?: number;
  y?: number;
};
export type SetText = { path: Path; width: number };
/** Turns a line of text into outlines, its baseline at `y`. */
export type Typesetter = (text: string, style: TypeStyle) => SetText;

const ARABIC = /[\u0600-\u06ff]/;
/** What reads left to right inside an Arabic line: Latin words, and numbers in either set of digits. */
const LEFT_TO_RIGHT = /([A-Za-z]+(?:[ '’&-]+[A-Za-z]+)*|[0-9\u0660-\u0669]+(?:[.,\u066b][0-9\u0660-\u0669]+)*)/;
/** The face that sets Latin letters and digits inside an Arabic one. */
const COMPANIONS: Partial<Record<Face, Face>> = { displayArabic: 'display', textArabic: 'text' };

/** Whether a text holds Arabic letters. */
export function isArabic(text: string): boolean {
  return /[\u0621-\u064a]/.test(text);
}

function shift(path: Path, dx: number, dy: number): Path {
  return mapPath(path, (x, y) => [x + dx, y + dy]);
}

/**
 * Loads the four fonts and creates the function that sets text in them (art direction 3 and 4).
 * `onMissing` is called for letters a font does not have.
 */
export async function createTypesetter(onMissing: (run: string, face: Face) => void = () => {}): Promise<Typesetter> {
  const [display, displayArabic, text, textArabic] = await Promise.all([
    loadFace(FONT_FILES.display),
    loadFace(FONT_FILES.displayArabic),
    loadFace(FONT_FILES.text),
    loadFace(FONT_FILES.textArabic),
  ]);
  const faces: Record<Face, harfbuzz.Face> = { display, displayArabic, text, textArabic };
  const fonts = new Map<string, harfbuzz.Font>();

  function fontOf(face: Face, weight: number): harfbuzz.Font {
    const key = `${face}/${weight}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new harfbuzz.Font(faces[face]);
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    fonts.set(key, font);
    return font;
  }

  /** One run of one direction, from x = 0 on the baseline y = 0. */
  function setRun(run: string, { face, weight = 600, size, tracking = 0 }: TypeStyle): SetText {
    const font = fontOf(face, weight);
    const scale = size / faces[face].upem;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    if (!isArabic(run)) buffer.setDirection(harfbuzz.Direction.LTR);
    harfbuzz.shape(font, buffer, [new harfbuzz.Feature('lnum', 1)]);
    const glyphs = buffer.getGlyphInfosAndPositions();
    const path: Segment[] = [];
    let pen = 0;
    if (glyphs.some((glyph) => glyph.codepoint === 0)) onMissing(run, face);
    glyphs.forEach((glyph, index) => {
      const [left, up] = [pen + (glyph.xOffset ?? 0), glyph.yOffset ?? 0];
      const outline = parsePathData(font.glyphToPath(glyph.codepoint));
      path.push(...mapPath(outline, (x, y) => [(left + x) * scale, -(up + y) * scale]));
      const spacing = index < glyphs.length - 1 && !ARABIC.test(run) ? tracking * faces[face].upem : 0;
      pen += (glyph.xAdvance ?? 0) + spacing;
    });
    return { path, width: pen * scale };
  }

  // HarfBuzz does no bidi: what runs left to right inside Arabic is set on its own, then placed in visual order.
  function setLine(line: string, style: TypeStyle): SetText {
    if (!isArabic(line) || !LEFT_TO_RIGHT.test(line)) return setRun(line, style);
    const placed: Segment[] = [];
    let left = 0;
    for (const run of line.split(LEFT_TO_RIGHT).filter(Boolean).reverse()) {
      const face = /[A-Za-z0-9]/.test(run) ? (COMPANIONS[style.face] ?? style.face) : style.face;
      const set = setRun(run, { ...style, face });
      placed.push(...shift(set.path, left, 0));
      left += set.width;
    }
    return { path: placed, width: left };
  }

  return (line, style) => {
    const { path, width } = setLine(line, style);
    const { x = 0, y = 0, anchor = 'middle' } = style;
    const start = anchor === 'middle' ? x - width / 2 : anchor === 'right' ? x - width : x;
    return { path: shift(path, start, y), width };
  };
}
