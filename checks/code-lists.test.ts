import { describe, expect, it } from 'vitest';
import { countryCodes } from '../contract/countries.ts';
import { languageCodes } from '../contract/languages.ts';
import { findCodes, findNames, findSlugs } from './code-lists.ts';

const quote = (codes: readonly string[], between: string) => codes.map((code) => `'${code}'`).join(between);
const [one, two, three, four] = countryCodes;
const [english, other] = languageCodes;

describe('in any source', () => {
  it.each([
    ['a list of the countries', `const codes = [${quote(countryCodes, ', ')}];`],
    ['most of them, a line each', `const codes = [\n  ${quote(countryCodes.slice(1, 5), ',\n  ')},\n] as const;`],
    ['a type of them', `type Code = ${quote(countryCodes, ' | ')};`],
    ['a table of them', `const table = { ${one}: { x: 1 }, ${two}: { x: 2 }, ${three}: { x: 3 }, ${four}: { x: 4 } };`],
    ['a list of the languages', `for (const language of [${quote(languageCodes, ', ')}] as const) {}`],
    ['a type of them', `function say(language: ${quote(languageCodes, ' | ')}, key: string) {}`],
    [
      'a type with a field for each',
      `type Text = { ${languageCodes
        .slice(0, 2)
        .map((code) => `${code}: string`)
        .join('; ')} };`,
    ],
  ])('%s is found', (_, source) => {
    expect(findCodes(source, 'test')).toHaveLength(1);
  });

  it.each([
    ['an example', `expect(path).toEqual(['/${one}', '${one}', '${english}']);`],
    ['countries of one case', `const content = { countries: ['${one}', '${two}'] };`],
    ['cases of several countries', `[['/a', '${one}'], ['/b', '${two}'], ['/c', '${three}'], ['/d', '${four}']]`],
    ['a text in each language', `const title = { ${languageCodes.map((code) => `${code}: 'x'`).join(', ')} };`],
    ['tables of one country each', `[{ ${one}: 1 }, { ${two}: 2 }, { ${three}: 3 }, { ${four}: 4 }]`],
    ['a list in a comment', `// ${quote(languageCodes, ', ')}\n/* [${quote(countryCodes, ', ')}] */`],
  ])('%s is not a list', (_, source) => {
    expect(findCodes(source, 'test')).toEqual([]);
  });
});

describe('in product code', () => {
  it.each([
    `if (country === '${two}') return;`,
    `const language = wanted ?? "${english}";`,
    `const feed = '/${other}/rss.xml';`,
    `const pattern = /^\\/${two}(?:\\/|$)/;`,
    `const href = \`/${other}\${path}\`;`,
  ])('%s is found', (source) => {
    expect(findCodes(`\n${source}`, 'product')).toEqual([{ line: 2, text: expect.any(String) }]);
    expect(findCodes(source, 'test')).toEqual([]);
  });

  it.each([
    "t(m.language_en, 'end')",
    `const title = { ${english}: 'x', ${other}: 'y' };`,
    `name.${english}`,
    `const names = { ${other}: '${other}', ${english}: '/${english}' };`,
  ])('%s is not', (source) => {
    expect(findCodes(source, 'product')).toEqual([]);
  });
});

it.each([
  ["const types = ['hair-oil', 'tea'];", ['hair-oil']],
  ["const PAPERS = {\n  sidr: 'b7c493',\n};", ['sidr']],
  ['const VARIANTS = { other: 1, arak: white, sidr: MIST };', ['arak', 'sidr']],
  ["  [data-room='arak'] {", ['arak']],
  ["const path = '/product/hair-oil-of-sidr'; // 'arak'", []],
])('%j has the slugs %j', (source, slugs) => {
  expect(findSlugs(source, ['sidr', 'hair-oil', 'arak'])).toEqual(slugs);
});

it.each([
  ["const path = '/life-at-acme';", ['acme']],
  ["const path = '/whyolde'; // acme", ['olde']],
  ["const path = '/life-at'; /* of acme */", []],
])('of the slugs of a company and its old site %j has %j', (source, names) => {
  expect(findNames(source, ['acme', 'olde'])).toEqual(names);
});
