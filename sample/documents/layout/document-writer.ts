import {
  defaultLanguage,
  parseLanguageTag,
  resolveLanguage,
  type WrittenLanguage,
  writtenLanguage,
} from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import type { Canvas, TextPlace } from '../pdf/canvas.ts';
import { createDocument, type DocumentOptions, type PagedDocument } from '../pdf/document.ts';
import { compressPrograms } from '../pdf/font-book.ts';
import type { Color } from '../pdf/operators.ts';
import type { Tag } from '../pdf/tags.ts';
import type { Direction } from '../type/bidi.ts';
import { loadFaces } from '../type/faces.ts';
import { createTypesetter, type SetText, type TextStyle } from '../type/set-text.ts';
import { COLORS } from './paper.ts';

/** Style and position of a piece of text; `tag` is its structure type, none for decoration. */
type Writing = TextStyle &
  Omit<TextPlace, 'color'> & { color?: Color; tag?: Tag; mostLines?: number; direction?: Direction };

/** A document in one language, with the methods to write in it. */
export type DocumentWriter = {
  document: PagedDocument;
  language: WrittenLanguage;
  direction: Direction;
  set(text: string, style: Omit<Writing, 'x' | 'y'>): SetText;
  /** Writes on a page and returns the height it took. */
  write(canvas: Canvas, text: string, writing: Writing): number;
};
type WriterOptions = Omit<DocumentOptions, 'direction' | 'author'>;
/** Opens a document in the language of `options.language`. */
export type OpenDocument = (options: WriterOptions) => DocumentWriter;

/** Arabic letters look smaller than Latin ones of the same size. */
const ARABIC_SCALE = { display: 0.92, text: 1, strong: 1 } as const;

/** Loads the fonts of the documents. */
export async function loadDocumentWriter(): Promise<OpenDocument> {
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
