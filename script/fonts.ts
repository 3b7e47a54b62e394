/**
 * Cuts the four variable fonts to what the pages use: `npm run fonts` writes app/styles/fonts/*.woff2 and the
 * fallback faces that match them. The result is committed; run again only when a font or its range changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { buildFallbackCss, type FallbackFont } from './font-fallbacks.ts';

const LATIN = [
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa3, 0xa9, 0xab, 0xae, 0xb0, 0xb1, 0xb7, 0xbb, 0xbd, 0xd7],
  ...range(0xc0, 0xcf),
  ...range(0xd1, 0xd6),
  ...range(0xd9, 0xdc),
  ...range(0xdf, 0xef),
  ...range(0xf1, 0xfc),
  ...[0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2192, 0x2212, 0x2122],
];
const ARABIC = [
  ...[0x20, 0xa0, 0x60c, 0x61b, 0x61f, 0x640, 0x66a, 0x66b, 0x66c, 0x671, 0x200c, 0x200d, 0x200e, 0x200f],
  ...range(0x621, 0x63a),
  ...range(0x641, 0x652),
  ...range(0x660, 0x669),
  ...[0xab, 0xbb],
];

/** Headings are bold and nothing else, so their fonts keep one weight; texts are set in 400 to 500 and in 600 to 700. */
const DISPLAY_FACES = [{ weights: '400 800', measuredAt: 700, standIn: 'bold' }] as const;
const TEXT_FACES = [
  { weights: '400 500', measuredAt: 400, standIn: 'regular' },
  { weights: '600 700', measuredAt: 650, standIn: 'bold' },
] as const;

const FONTS = [
  { family: 'Ysabeau', script: 'latin', characters: LATIN, weight: 700, faces: DISPLAY_FACES },
  { family: 'Hanken Grotesk', script: 'latin', characters: LATIN, weight: { min: 400, max: 700 }, faces: TEXT_FACES },
  { family: 'El Messiri', script: 'arabic', characters: ARABIC, weight: 700, faces: DISPLAY_FACES },
  { family: 'Vazirmatn', script: 'arabic', characters: ARABIC, weight: { min: 400, max: 700 }, faces: TEXT_FACES },
] as const;

/** As in styles/fonts.css: Latin faces never serve Arabic letters, nor the other way round. */
const UNICODE_RANGES = {
  latin: 'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-201D, U+2022, U+2026, U+2122, U+2192, U+2212',
  arabic: 'U+60C-66C, U+671, U+200C-200F',
} as const;

const cuts: FallbackFont[] = [];
const folder = new URL('../app/styles/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { family, script, characters, weight, faces } of FONTS) {
  const name = family.toLowerCase().replace(' ', '-');
  const file = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const source = await readFile(new URL(import.meta.resolve(file)));
  const cut = await subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`${name}-${script}.woff2`, folder), cut);
  cuts.push({ family, script, data: cut, unicodeRange: UNICODE_RANGES[script], faces });
  process.stdout.write(`${name}: ${source.length} to ${cut.length} bytes\n`);
}
await writeFile(new URL('../font-fallbacks.css', folder), await buildFallbackCss(cuts));

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
