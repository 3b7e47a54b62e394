import { formatText } from './values.ts';

/** A glyph as used in one file: the text readers extract for it, and its advance width (thousandths). */
export type Character = { glyph: number; letters: string; width: number };

export const hex = (value: number) => value.toString(16).padStart(4, '0');
/** Ranges in a character map hold at most this many entries (Adobe technical note 5014). */
const MAX_ENTRIES = 100;

/** Builds the ToUnicode map that readers use to turn codes back into text. */
export function buildToUnicode(characters: readonly Character[]): string {
  const told = characters.flatMap(({ letters }, index) =>
    letters === '' ? [] : [`<${hex(index + 1)}> <${formatText(letters).slice(5)}`],
  );
  const blocks: string[] = [];
  for (let start = 0; start < told.length; start += MAX_ENTRIES) {
    const block = told.slice(start, start + MAX_ENTRIES);
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

/** Builds the map from codes to glyphs, two bytes per code from 0. */
export function buildGlyphMap(characters: readonly Character[]): Uint8Array {
  const map = new DataView(new ArrayBuffer(2 * (characters.length + 1)));
  for (const [index, { glyph }] of characters.entries()) map.setUint16(2 * (index + 1), glyph);
  return new Uint8Array(map.buffer);
}
