import {
  defaultLanguage,
  parseLanguageTag,
  resolveLanguage,
  type WrittenLanguage,
  writtenLanguage,
} from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { buildMark } from '../../imagery/drawing/mark.ts';
import { INK, ORANGE } from '../../imagery/logo.ts';
import type { Canvas, TextPlace } from '../pdf/canvas.ts';
import { createDocument, type DocumentOptions, PAGE, type PagedDocument } from '../pdf/document.ts';
import { compressPrograms } from '../pdf/font-book.ts';
import type { Color } from '../pdf/operators.ts';
import type { Tag } from '../pdf/tags.ts';
import type { Direction } from '../type/bidi.ts';
import { loadFaces } from '../type/faces.ts';
import { createTypesetter, type SetText, type TextStyle } from '../type/set-text.ts';

/** The papers' colours (art direction 2). */
export const COLORS = {
  ink: INK,
  inkSecond: '#44564c',
  mist: '#eff2ed',
  line: '#d3dbd2',
  sidrDeep: '#0c2a1f',
  sage: '#c9d8c4',
  orange: ORANGE,
  ember: '#b83c0c',
  white: '#ffffff',
} as const;

/** The edge of the paper that stays free. */
export const MARGIN = 42;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;

/** How a piece of text is set and where it stands; `tag` says what it is, nothing that it is decoration. */
export type Writing = TextStyle &
  Omit<TextPlace, 'color'> & { color?: Color; tag?: Tag; mostLines?: number; direction?: Direction };

/** A document in one language, and the means to write in it. */
export type Press = {
  document: PagedDocument;
  language: WrittenLanguage;
  direction: Direction;
  set(text: string, style: Omit<Writing, 'x' | 'y'>): SetText;
  /** Writes on a page; gives the height it took. */
  write(canvas: Canvas, text: string, writing: Writing): number;
};
export type PressOptions = Omit<DocumentOptions, 'direction' | 'author'> & { language: string };

/** Arabic letters look smaller than Latin ones of the same size. */
const ARABIC_SCALE = { display: 0.92, text: 1, strong: 1 } as const;

/** Loads the fonts and gives the function that opens a document in the language of its tag. */
export async function createPrinter(): Promise<(options: PressOptions) => Press> {
  const faces = await loadFaces();
  const programs = compressPrograms(faces);
  const typeset = createTypesetter(faces);

  return (options) => {
    const language = writtenLanguage(parseLanguageTag(options.language) ?? defaultLanguage);
    const direction = resolveLanguage(language).dir;
    const document = createDocument({ ...options, direction, author: company.name[language] }, programs);

    function set(
      text: string,
      { role, size, leading, width, mostLines, direction: own = direction }: Omit<Writing, 'x' | 'y'>,
    ) {
      const scale = own === 'rtl' ? ARABIC_SCALE[role] : 1;
      return typeset(text, { role, size: size * scale, leading, width, mostLines, direction: own });
    }
    return {
      document,
      language,
      direction,
      set,
      write(canvas, text, { x, y, align, color = COLORS.ink, tag, ...style }) {
        const setText = set(text, style);
        const draw = () => canvas.text(setText, { x, y, width: style.width, align, color });
        if (tag) canvas.tagged(tag, draw);
        else draw();
        return setText.height;
      },
    };
  };
}

const LOGO_GAP = 0.44;

/** The logo with its stem at `x` from the start side, on the baseline `y`: never mirrored (art direction 6). */
export function drawLogo(
  press: Press,
  canvas: Canvas,
  { x, y, height, ink, veins }: { x: number; y: number; height: number; ink: Color; veins: Color },
): void {
  const mark = buildMark(height);
  canvas.path(mark.leaf, ORANGE, { x, y });
  canvas.path(mark.stem, ink, { x, y });
  for (const vein of mark.veins) canvas.path(vein, veins, { x, y });
  const width = height * 3;
  const gap = height * LOGO_GAP;
  const size = height * 0.64;
  const style = { role: 'display', size, leading: 1, width, color: ink, y: y - height * 0.72 } as const;
  const isMirrored = press.direction === 'rtl';
  const before = { x: x - gap - width, align: 'end' } as const;
  const after = { x: x + gap, align: 'start' } as const;
  canvas.tagged('P', () => {
    press.write(canvas, company.name.en, { ...style, ...(isMirrored ? after : before), direction: 'ltr' });
    press.write(canvas, company.name.ar, { ...style, ...(isMirrored ? before : after), direction: 'rtl' });
  });
}
