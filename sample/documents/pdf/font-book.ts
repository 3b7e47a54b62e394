import type { Face, Faces } from '../type/face.ts';
import { buildGlyphMap, buildToUnicode, type Character, hex } from './character-map.ts';
import { compress, type PdfFile, type Stream } from './file.ts';
import { type Dictionary, name, type Ref, raw } from './values.ts';

/** The font programs of the faces, compressed once for all files that embed them. */
export type FontPrograms = ReadonlyMap<Face, Stream>;

/** Compresses the programs of the faces for embedding. */
export function compressPrograms(faces: Faces): FontPrograms {
  const streamOf = (face: Face) => compress(face.program, { Length1: face.program.length });
  return new Map(Object.values(faces).map((face) => [face, streamOf(face)]));
}

/**
 * The fonts of one file. Each pair of a glyph and its letters has its own character code, so that text can always
 * be extracted: one glyph may stand for different letters, and each letter of a ligature has its own code.
 */
export type FontBook = {
  /** The resource name of a face. */
  nameOf(face: Face): string;
  /** The character code, in hexadecimal, of a glyph that stands for the given letters. */
  encode(face: Face, character: Character): string;
  /** Writes the fonts and returns the entries of the resource dictionary. */
  write(): Dictionary;
};

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
