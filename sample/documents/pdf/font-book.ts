import type { Face, Faces } from '../type/faces.ts';
import { compress, type PdfFile, type Stream } from './file.ts';
import { type Dictionary, formatText, name, type Ref, raw } from './values.ts';

/** The programs of the faces, compressed once for every file that embeds them. */
export type FontPrograms = ReadonlyMap<Face, Stream>;

/** Takes the faces, gives their programs ready to embed. */
export function compressPrograms(faces: Faces): FontPrograms {
  const streamOf = (face: Face) => compress(face.program, { Length1: face.program.length });
  return new Map(Object.values(faces).map((face) => [face, streamOf(face)]));
}

/** A glyph as one file shows it: the letters readers find there, and how far it moves on (thousandths). */
type Character = { glyph: number; letters: string; width: number };

/**
 * The fonts of one file. Every pair of a glyph and the letters it stands for is a character of its own, so that the
 * text can always be read back: one shape may stand for different letters, a ligature's letters for one each.
 */
export type FontBook = {
  /** The resource name of a face. */
  nameOf(face: Face): string;
  /** The character code of a glyph that stands for the given letters, in hexadecimal. */
  encode(face: Face, character: Character): string;
  /** Writes the fonts and gives the resource dictionary's entries. */
  write(): Dictionary;
};

const hex = (value: number) => value.toString(16).padStart(4, '0');
/** Ranges in a character map hold at most this many entries (Adobe technical note 5014). */
const MOST_ENTRIES = 100;

/** The character map by which readers turn codes back into text. */
function buildToUnicode(characters: readonly Character[]): string {
  const told = characters.flatMap(({ letters }, index) =>
    letters === '' ? [] : [`<${hex(index + 1)}> <${formatText(letters).slice(5)}`],
  );
  const blocks: string[] = [];
  for (let start = 0; start < told.length; start += MOST_ENTRIES) {
    const block = told.slice(start, start + MOST_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Which glyph each code shows, two bytes a code from 0. */
function buildGlyphMap(characters: readonly Character[]): Uint8Array {
  const map = new DataView(new ArrayBuffer(2 * (characters.length + 1)));
  for (const [index, { glyph }] of characters.entries()) map.setUint16(2 * (index + 1), glyph);
  return new Uint8Array(map.buffer);
}

/** Creates the font book of a file. */
export function createFontBook(file: PdfFile, programs: FontPrograms): FontBook {
  type Entry = { name: string; codes: Map<string, number>; characters: Character[] };
  const entries = new Map<Face, Entry>();

  function entryOf(face: Face): Entry {
    const known = entries.get(face);
    if (known) return known;
    const entry: Entry = { name: `F${entries.size + 1}`, codes: new Map(), characters: [] };
    entries.set(face, entry);
    return entry;
  }

  function writeFont(face: Face, characters: readonly Character[]): Ref {
    const program = programs.get(face);
    if (!program) throw new Error(`The font program of ${face.name} was not prepared.`);
    const baseFont = name(face.postScriptName);
    const descriptor = file.add({
      Type: name('FontDescriptor'),
      FontName: baseFont,
      Flags: 4,
      FontBBox: face.box,
      ItalicAngle: 0,
      Ascent: face.ascent,
      Descent: face.descent,
      CapHeight: 700,
      StemV: 80,
      FontFile2: file.addStream(program),
    });
    const descendant = file.add({
      Type: name('Font'),
      Subtype: name('CIDFontType2'),
      BaseFont: baseFont,
      CIDSystemInfo: { Registry: raw('(Adobe)'), Ordering: raw('(Identity)'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [1, characters.map(({ width }) => width)],
      CIDToGIDMap: file.addStream(compress(buildGlyphMap(characters))),
    });
    return file.add({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: baseFont,
      Encoding: name('Identity-H'),
      DescendantFonts: [descendant],
      ToUnicode: file.addStream(compress(buildToUnicode(characters))),
    });
  }

  return {
    nameOf: (face) => entryOf(face).name,
    encode(face, character) {
      const { codes, characters } = entryOf(face);
      const key = `${character.glyph}/${character.width}/${character.letters}`;
      const known = codes.get(key);
      if (known !== undefined) return hex(known);
      const code = characters.push(character);
      codes.set(key, code);
      return hex(code);
    },
    write: () =>
      Object.fromEntries([...entries].map(([face, { name: own, characters }]) => [own, writeFont(face, characters)])),
  };
}
