import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2023-11-17T22:13:20', 'uae', 'en', '17 November 2023'],
  ['2023-11-17T22:13:20', 'ksa', 'ar', '17 نوفمبر 2023'],
  ['2023-11-17T22:13:20Z', 'uae', 'en', '18 November 2023'],
  ['2023-11-17T20:13:20Z', 'egy', 'en', '17 November 2023'],
  ['someday', 'uae', 'en', ''],
] as const)('%s in %s, %s is %s', (date, country, language, text) => {
  expect(formatDate(date, { country, language })).toBe(text);
});
