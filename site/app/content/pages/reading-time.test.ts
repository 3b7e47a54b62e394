import { expect, test } from 'vitest';
import { countReadingMinutes } from './reading-time.ts';

const words = (amount: number, word: string) => `<p>${Array.from({ length: amount }, () => word).join(' ')}</p>`;

test.each([
  ['', 'en', 1],
  [words(3, 'leaf'), 'en', 1],
  [words(660, 'leaf'), 'en', 3],
  [words(660, 'ورقة'), 'ar', 4],
  [`<p>${'– '.repeat(900)}</p>`, 'en', 1],
  [null, 'ar', 1],
] as const)('%.20s in %s takes %i', (html, language, minutes) => {
  expect(countReadingMinutes(html, language)).toBe(minutes);
});
