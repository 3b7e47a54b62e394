/**
 * Cuts the fonts of the documents out of the site's variable ones, one fixed weight per file, because a PDF holds no
 * variations: `node sample/script/make-fonts.ts`. The result is committed; run again only when a font,
 * a weight or the letters change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_FOLDER } from '../folders.ts';

const LATIN = [
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa9, 0xab, 0xae, 0xb0, 0xb1, 0xb7, 0xbb, 0xbd, 0xd7],
  ...range(0xc0, 0xff),
  ...[0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212, 0x2122],
];
const ARABIC = [
  ...[0x20, 0xa0, 0x60c, 0x61b, 0x61f, 0x640, 0x66a, 0x66b, 0x66c, 0x671, 0x200c, 0x200d],
  ...range(0x621, 0x63a),
  ...range(0x641, 0x652),
  ...range(0x660, 0x669),
  ...[0xab, 0xbb],
];

const FONTS = [
  { name: 'hanken-grotesk', script: 'latin', characters: LATIN, weights: [400, 700] },
  { name: 'ysabeau', script: 'latin', characters: LATIN, weights: [700] },
  { name: 'vazirmatn', script: 'arabic', characters: ARABIC, weights: [400, 700] },
  { name: 'el-messiri', script: 'arabic', characters: ARABIC, weights: [700] },
] as const;

for (const { name, script, characters, weights } of FONTS) {
  const file = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const source = await readFile(new URL(import.meta.resolve(file)));
  for (const wght of weights) {
    const cut = await subsetFont(source, String.fromCodePoint(...characters), {
      targetFormat: 'woff2',
      variationAxes: { wght },
    });
    await writeFile(`${FONT_FOLDER}/${name}-${wght}.woff2`, cut);
    process.stdout.write(`${name} ${wght}: ${cut.length} bytes\n`);
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
