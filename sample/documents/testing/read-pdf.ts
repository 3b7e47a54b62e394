import { inflateSync } from 'node:zlib';

type ReadPdf = {
  pages: number;
  /** The pieces of text, each in visual order, from left to right. */
  pieces: string[];
  /** The dictionaries of all objects. */
  source: string;
};

/** Reads the objects of a PDF by number: the dictionary, and the bytes of the stream, if any. */
function readObjects(pdf: Buffer): Map<string, { dictionary: string; stream: string }> {
  const objects = new Map<string, { dictionary: string; stream: string }>();
  const source = pdf.toString('latin1');
  for (const [, number = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('\nstream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const bytes = at < 0 ? Buffer.alloc(0) : Buffer.from(body.slice(at + 8, -'\nendstream'.length), 'latin1');
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Length1');
    objects.set(number, { dictionary, stream: isText ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Reads one of our PDFs as a text search would, mapping glyphs to letters by its ToUnicode maps. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = readObjects(pdf);
  const find = (number = '') => objects.get(number) ?? { dictionary: '', stream: '' };
  const resources = [...objects.values()].find(({ dictionary }) => dictionary.startsWith('<</Font'))?.dictionary ?? '';
  const fonts = new Map<string, Map<string, string>>();
  for (const [, font = '', ref] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = find(/\/ToUnicode (\d+)/.exec(find(ref).dictionary)?.[1]).stream;
    const letters = [...map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)];
    fonts.set(font, new Map(letters.map(([, code = '', text = '']) => [code, decode(text)])));
  }
  const pages = [...objects.values()].filter(({ dictionary }) => dictionary.startsWith('<</Type /Page/'));
  const pieces = pages.flatMap(({ dictionary }) => {
    const content = find(/\/Contents (\d+)/.exec(dictionary)?.[1]).stream;
    const shown = [...content.matchAll(/\/(F\d+) [\d.]+ Tf [^\n]*\n\[(.*)\]TJ/g)];
    return shown.map(([, font = '', codes = '']) => {
      const characters = [...codes.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return characters.map((code) => fonts.get(font)?.get(code) ?? '').join('');
    });
  });
  const source = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  return { pages: pages.length, pieces, source };
}

/** Puts a right-to-left word in visual order, from left to right. */
export function reverse(text: string): string {
  return [...text].reverse().join('');
}
