import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIST } from '../app/ui/mist.ts';
import { buildModifiersKey, parseModifiers, QUALITIES, widths } from './image-modifiers.ts';
import { FORMATS } from './image-type.ts';

const keyOf = (text: string) => {
  const modifiers = parseModifiers(text);
  return 'reason' in modifiers ? modifiers.reason : buildModifiersKey(modifiers);
};

test.each([
  ['_', 'full-q80.webp'],
  ['w_640', '640-q80.webp'],
  ['w_640,f_webp,q_80', '640-q80.webp'],
  ['quality_80,format_webp,width_640', '640-q80.webp'],
  ['f_jpg,w_320', '320-q80.jpeg'],
  ['f_gif,w_320', '320-q80.gif'],
  ['f_avif,q_50,w_3842', '3842-q50.avif'],
  ['s_640x640', '640x640-cover-q80.webp'],
  ['resize_640x360,fit_contain', '640x360-contain-q80.webp'],
  ['w_640,h_480', '640x480-cover-q80.webp'],
  ['w_1200,h_630', '1200x630-cover-q80.webp'],
  ['w_1367,h_769', '1367x769-cover-q80.webp'],
  ['h_480', 'x480-cover-q80.webp'],
  ['w_10,h_10,q_50,blur_3', '10x10-cover-q50-blur3.webp'],
  ['w_640,b_FFFFFF,f_jpeg', '640-q80-ffffff.jpeg'],
  ['w_640&f_webp', '640-q80.webp'],
])('%s is %s', (text, key) => expect(keyOf(text)).toBe(key));

test('the widths are the breakpoints of the specification, once and doubled, and the placeholder (spec §9)', () => {
  const breakpoints = [320, 480, 576, 768, 996, 1200, 1367, 1536, 1600, 1921];
  // 640 is not a breakpoint; it is twice 320, the width of most cards.
  const expected = [10, 640, 1280, ...breakpoints.flatMap((width) => [width, 2 * width])];
  expect([...widths].sort((a, b) => a - b)).toEqual([...new Set(expected)].sort((a, b) => a - b));
});

test.each([
  ['', /not a modifier/],
  ['w_641', /^width takes 10, 320, 480/],
  ['w_20', /^width takes/],
  ['w_0', /^width takes/],
  ['w_-640', /^width takes/],
  ['w_640.5', /^width takes/],
  ['w_1e3', /^width takes/],
  ['w_99999', /^width takes/],
  ['w_640,w_320', /given twice/],
  ['w_640,width_320', /given twice/],
  ['w_640,h_481', /^height takes/],
  ['h_481', /^height takes/],
  ['s_640x481', /^height takes/],
  ['s_640', /^resize takes/],
  ['s_640x480,w_640', /^resize takes/],
  ['q_81', /^quality takes 46, 50, 60, 70, 80, 90/],
  ['q_100', /^quality takes/],
  ['f_bmp', /^format takes webp, avif, jpeg, png, gif/],
  ['f_svg', /^format takes/],
  ['fit_crop', /^fit takes/],
  ['b_123456', /^background takes/],
  ['b_red', /^background takes/],
  ['w_640,blur_3', /^blur takes/],
  ['w_10,blur_300', /^blur takes/],
  ['rotate_90', /"rotate_90" is not a modifier/],
  ['extract_0_0_1_1', /not a modifier/],
  ['w_640,', /not a modifier/],
  ['constructor_1', /not a modifier/],
  ['animated', /not a modifier/],
])('%s is refused: %s', (text, reason) => expect(keyOf(text)).toMatch(reason));

test('for any allowed values, order and spelling do not matter', () => {
  const parts = fc.record({
    w: fc.constantFrom(...widths),
    q: fc.constantFrom(...QUALITIES),
    f: fc.constantFrom(...FORMATS),
  });
  const long: Record<string, string> = { w: 'width', q: 'quality', f: 'format' };
  fc.assert(
    fc.property(parts, fc.boolean(), ({ w, q, f }, reverse) => {
      const given = Object.entries({ w, q, f });
      const short = given.map(([name, value]) => `${name}_${value}`).join(',');
      const spelled = given.map(([name, value]) => `${long[name]}_${value}`);
      expect(keyOf((reverse ? spelled.toReversed() : spelled).join(','))).toBe(keyOf(short));
    }),
  );
});

test('a picture may be set on ink, mist, sage and the dark bands, as the tokens have them', () => {
  const theme = readFileSync(new URL('../app/styles/theme.css', import.meta.url), 'utf8');
  const tokens = [...theme.matchAll(/--color-(?:ink|mist|sage|sidr|sidr-deep): #(\w+);/g)];
  expect(tokens).toHaveLength(5);
  for (const [, color] of tokens) expect(parseModifiers(`b_${color}`)).toMatchObject({ background: color });
  expect(theme).toContain(`--color-mist: #${MIST};`);
});

test.each([
  ['mist', ['app/ui/mist.ts']],
  ['ink', ['app/styles/base.css', 'server/image-modifiers.ts']],
])('beside its token, %s is written in %j alone', (name, others) => {
  const site = fileURLToPath(new URL('..', import.meta.url));
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const [, color = ''] = new RegExp(`--color-${name}: #(\\w+);`).exec(read('app/styles/theme.css')) ?? [];
  const files = globSync(['company.ts', '{app,company,server,worker}/**/*.{ts,tsx,css}'], { cwd: site });
  const written = files.filter(
    (file) => !/\.test\.|generated/.test(file) && new RegExp(`(?:['"#]|%23)${color}\\b`).test(read(file)),
  );
  expect(written.sort()).toEqual(['app/styles/theme.css', ...others].sort());
});

test('any text is parsed or refused, never with a width outside the list', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const modifiers = parseModifiers(text);
      expect('reason' in modifiers || modifiers.width === null || widths.has(modifiers.width)).toBe(true);
    }),
  );
});
