import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type WrittenLanguage, writtenLanguages } from '../../contract/languages.ts';
import { readTexts } from './read-texts.ts';
import { readable } from './texts.ts';

/** The fonts of texts in each language; Arabic headings take letters from El Messiri and signs from Vazirmatn. */
const FONTS = {
  en: ['ysabeau-latin', 'hanken-grotesk-latin'],
  ar: ['vazirmatn-arabic', 'vazirmatn-bold-arabic'],
} as const;
const ARABIC_LETTER = /[\u0621-\u064a\u064b-\u0652]/u;
/** Set in a system font: Latin words and cookie names in Arabic texts (decision 0216), Arabic words in English ones. */
const OF_THE_OTHER = { en: /\p{Script=Arabic}|\p{M}/u, ar: /[\p{Script=Latin}_]/u };

test.each(writtenLanguages)('every character of a text in %s is in the web fonts', (language) => {
  const used = charactersOf(language).filter((character) => !OF_THE_OTHER[language].test(character));
  for (const font of FONTS[language]) expect([font, missing(font, used)]).toEqual([font, '']);
});

test('every Arabic letter and vowel is in the font of headings', () => {
  const letters = charactersOf('ar').filter((character) => ARABIC_LETTER.test(character));
  expect(letters.length).toBeGreaterThan(36);
  expect(missing('el-messiri-arabic', letters)).toBe('');
});

function charactersOf(language: WrittenLanguage): string[] {
  const texts = readTexts().map(({ texts: { [language]: text } }) => readable(text ?? ''));
  return [...new Set(texts.join(''))].filter((character) => character >= ' ');
}

function missing(font: string, characters: readonly string[]): string {
  const has = readCharacters(readFileSync(`site/app/styles/fonts/${font}.woff2`));
  return characters.filter((character) => !has.has(character.codePointAt(0) ?? 0)).join(' ');
}

/** Reads the characters of a WOFF2 font from its cmap (W3C WOFF2, 4.1 and 5; OpenType, cmap formats 4 and 12). */
function readCharacters(woff2: Buffer): ReadonlySet<number> {
  const tables = readDirectory(woff2);
  const data = brotliDecompressSync(woff2.subarray(tables.end, tables.end + woff2.readUInt32BE(20)));
  const cmap = data.subarray(tables.cmap);
  const found = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    for (const [first, last] of readRanges(table)) for (let code = first; code <= last; code++) found.add(code);
  }
  return found;
}

/** Reads where the tables end, and where the character map begins among them. */
function readDirectory(woff2: Buffer): { end: number; cmap: number } {
  let [at, offset, cmap] = [48, 0, 0];
  const readNumber = () => {
    let value = 0;
    let byte = 0x80;
    while (byte & 0x80) {
      byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  for (let table = 0; table < woff2.readUInt16BE(12); table++) {
    const flags = woff2.readUInt8(at++);
    const [tag, version] = [flags & 0x3f, flags >> 6];
    if (tag === 0x3f) at += 4;
    const length = readNumber();
    const isOutlines = tag === 10 || tag === 11;
    const isTransformed = isOutlines ? version !== 3 : version !== 0;
    if (tag === 0) cmap = offset;
    offset += isTransformed ? readNumber() : length;
  }
  return { end: at, cmap };
}

function readRanges(table: Buffer): [first: number, last: number][] {
  if (table.readUInt16BE(0) === 12) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) => [
      table.readUInt32BE(16 + group * 12),
      table.readUInt32BE(20 + group * 12),
    ]);
  }
  if (table.readUInt16BE(0) !== 4) return [];
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments - 1 }, (_, segment) => [
    table.readUInt16BE(16 + segments * 2 + segment * 2),
    table.readUInt16BE(14 + segment * 2),
  ]);
}
