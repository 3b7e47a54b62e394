import { expect, test } from 'vitest';
import { toAscii } from './escape-letters.ts';

test.each([
  ["'زيت'", 'زيت'],
  ['`أ😀`', 'أ😀'],
  ['"a\\\\" + "é"', 'a\\é'],
  ['/^[\\u0600-ۿ😀]+$/u.test("زيت😀")', true],
  ['({ "ar-ع": 1 })["ar-ع"]', 1],
])('%s is the same in ASCII', (code, value) => {
  const written = toAscii(code);
  // biome-ignore lint/security/noGlobalEval: it is code that is tested.
  const run = (text: string): unknown => globalThis.eval(text);
  expect(written).toMatch(/^\p{ASCII}+$/u);
  expect([run(written), run(code)]).toEqual([value, value]);
});

test.each(['String.raw`a زيت`', '"\\é"', '"\\\\\\é"'])('%s would become another text', (code) => {
  expect(() => toAscii(code)).toThrow('cannot be written in ASCII');
});

test('raw texts in ASCII stay', () => {
  expect(toAscii('String.raw`\\d` + "زيت"')).toBe('String.raw`\\d` + "\\u0632\\u064a\\u062a"');
});
