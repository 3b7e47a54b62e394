/**
 * Subsets the four font families to what the pages use: `npm run fonts` writes app/styles/fonts/*.woff2 and the
 * matching fallbacks. The result is committed; run it again only when a font or its range changes.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import subsetFont from 'subset-font';
import { buildFallbackCss, type FallbackFont } from './font-fallbacks.ts';

/** Accented letters of names and loanwords in English texts; without the others each font is 1.4 kB smaller. */
const LATIN = [...range(0x20, 0x7e), ...codesOf('\u00a0£©«®°±·»½×ÉàâäçèéêîïñôöûüŒœ–—‘’“”•…→−™')];
/** Without Arabic-Indic digits: pages have Latin ones, and a visitor's input may be in a system font. */
const ARABIC = [
  ...[0x20, 0xa0, 0x60c, 0x61b, 0x61f, 0x640, 0x671, 0x200c, 0x200d, 0x200e, 0x200f],
  ...range(0x621, 0x63a),
  ...range(0x641, 0x652),
  ...[0xab, 0xbb],
];

/** Punctuation and digits between Arabic words: with these in the Arabic font, most pages need no Latin one. */
const ARABIC_TEXT = [...ARABIC, ...range(0x30, 0x39), ...codesOf('.:+×()-%٪/,!–—…©·°')];

/** Headings are bold only, so their fonts have one weight; texts are set in 400 to 500 and 600 to 700. */
const DISPLAY_FACES = [{ weights: '400 800', measuredAt: 700, standIn: 'bold' }] as const;
const TEXT_FACES = [
  { weights: '400 500', measuredAt: 400, standIn: 'regular' },
  { weights: '600 700', measuredAt: 650, standIn: 'bold' },
] as const;

/** As in styles/fonts.css: Latin faces never serve Arabic letters, nor the other way round. */
const LATIN_RANGE = 'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-201D, U+2022, U+2026, U+2122, U+2192, U+2212';
const ARABIC_RANGE = 'U+20, U+A0, U+AB, U+BB, U+60C-652, U+671, U+200C-200F';
const ARABIC_TEXT_RANGE = `${ARABIC_RANGE}, U+21, U+25, U+28-29, U+2B-3A, U+A9, U+B0, U+B7, U+D7, U+66A, U+2013-2014, U+2026`;

const DISPLAY = { weight: 700, faces: DISPLAY_FACES } as const;
const VAZIRMATN = {
  family: 'Vazirmatn',
  script: 'arabic',
  characters: ARABIC_TEXT,
  range: ARABIC_TEXT_RANGE,
  // The only source with Arabic letters and Latin digits in one file; at 20 MB it is not a dependency.
  fetched: { spec: 'vazirmatn@33.0.3', file: 'fonts/webfonts/Vazirmatn[wght].woff2' },
} as const;
const FONTS = [
  { family: 'Ysabeau', name: 'ysabeau', script: 'latin', characters: LATIN, range: LATIN_RANGE, ...DISPLAY },
  {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    script: 'latin',
    characters: LATIN,
    range: LATIN_RANGE,
    weight: { min: 400, max: 700 },
    faces: TEXT_FACES,
  },
  { family: 'El Messiri', name: 'el-messiri', script: 'arabic', characters: ARABIC, range: ARABIC_RANGE, ...DISPLAY },
  // Two weights in parallel arrive a round trip before one variable font (decision 0022).
  // Naskh strokes are thinner than Latin ones of the same weight.
  { ...VAZIRMATN, name: 'vazirmatn', weight: 430, faces: [TEXT_FACES[0]] },
  { ...VAZIRMATN, name: 'vazirmatn-bold', weight: 650, faces: [TEXT_FACES[1]] },
] as const;

/** What shaping needs, and the figures the styles use. */
const FEATURES = 'ccmp locl isol init medi fina rlig rclt calt clig liga curs kern mark mkmk rvrn lnum tnum'.split(' ');

const CUTS: FallbackFont[] = [];
const folder = new URL('../app/styles/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const font of FONTS) {
  const { family, name, script, characters, range: unicodeRange, weight, faces } = font;
  const file = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const source = await ('fetched' in font ? fetchFont(font.fetched) : readFile(new URL(import.meta.resolve(file))));
  const cut = await subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Its types are a version behind.
    ...{ keepFeatures: FEATURES },
  });
  await writeFile(new URL(`${name}-${script}.woff2`, folder), cut);
  CUTS.push({ family, script, data: cut, unicodeRange, faces });
  process.stdout.write(`${name}: ${source.length} to ${cut.length} bytes\n`);
}
await writeFile(new URL('../font-fallbacks.css', folder), await buildFallbackCss(CUTS));

/** Reads a font file of a package. */
async function fetchFont({ spec, file }: { spec: string; file: string }): Promise<Buffer> {
  const run = promisify(execFile);
  const place = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    const { stdout } = await run('npm', ['pack', spec, '--silent', '--pack-destination', place]);
    await run('tar', ['xzf', join(place, stdout.trim()), '-C', place]);
    return await readFile(join(place, 'package', file));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
