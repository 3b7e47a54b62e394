import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, orderRuns, resolveLevels } from './bidi.ts';

const levels = (text: string, base: Direction) => resolveLevels(text, base).join('');
/** Puts a text in visual order, from left to right. */
const visual = (text: string, base: Direction) => {
  const characters = [...text];
  const runs = resolveLevels(text, base).map((level, index) => ({ level, text: characters[index] }));
  return orderRuns(runs)
    .map((run) => run.text)
    .join('');
};

describe('resolveLevels', () => {
  it.each([
    ['300 ml', 'ltr', '000000'],
    ['زيت', 'rtl', '111'],
    ['زيت 300 مل', 'rtl', '1111222111'],
    ['زيت 300 مل', 'ltr', '1111222111'],
    ['تروى (Tarwa)', 'rtl', '111111222221'],
    ['نديّة (Nadiya) 300 مل', 'rtl', '111111122222211222111'],
    ['oil (زيت 3) in', 'ltr', '00000111120000'],
    ['oil (زيت', 'ltr', '00000111'],
    ['Tarwa تروى.', 'ltr', '00000011110'],
    ['12–18 شهرًا', 'rtl', '22122111111'],
    // A figure reads the same alone in its cell and inside a sentence.
    ['+6.9٪', 'rtl', '12221'],
    ['بزيادة +6.9٪', 'rtl', '111111112221'],
    ['+6.9%', 'ltr', '00000'],
    ['و1,160 أسرة', 'rtl', '12222211111'],
    ['+971 4 000', 'rtl', '1222121222'],
    // Tatweel is a letter, not neutral.
    ['بـ600 شتلة', 'rtl', '1122211111'],
    // One level per character, whatever its length in UTF-16.
    ['𝒜 زيت', 'ltr', '00111'],
  ] as const)('%s in %s', (text, base, expected) => {
    expect(levels(text, base)).toBe(expected);
  });
});

describe('orderRuns', () => {
  it.each([
    ['abc', 'ltr', 'abc'],
    ['ابج', 'rtl', 'جبا'],
    ['اب 300 جد', 'rtl', 'دج 300 با'],
    ['اب Tarwa oil جد', 'rtl', 'دج Tarwa oil با'],
    ['see اب جد here', 'ltr', 'see دج با here'],
    ['اب 1,160 جد', 'rtl', 'دج 1,160 با'],
    ['+6.9٪', 'rtl', '٪6.9+'],
  ] as const)('%s in %s is shown as %s', (text, base, expected) => {
    expect(visual(text, base)).toBe(expected);
  });

  it('keeps every run, whatever the levels', () => {
    const run = fc.record({ level: fc.integer({ min: 0, max: 4 }), id: fc.nat() });
    const runs = fc.uniqueArray(run, { selector: ({ id }) => id });
    fc.assert(
      fc.property(runs, (given) => {
        const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
        expect(orderRuns(given).sort(byId)).toEqual([...given].sort(byId));
      }),
    );
  });
});
