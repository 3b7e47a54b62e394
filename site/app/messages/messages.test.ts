import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage, type LanguageCode, languageCodes, writtenLanguages } from '../../../contract/languages.ts';
import { m } from './generated/messages.js';

const keysOf = (language: LanguageCode) =>
  Object.keys(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))).sort();

test('there are as many functions as strings', () => {
  expect(Object.keys(m)).toHaveLength(keysOf(defaultLanguage).filter((key) => key !== '$schema').length);
});

test.each(writtenLanguages)('every string is written in %s', (language) => {
  expect(keysOf(language)).toEqual(keysOf(defaultLanguage));
});

test.each(languageCodes)('%s has no string that nobody asks for', (language) => {
  const known = new Set(keysOf(defaultLanguage));
  expect(keysOf(language).filter((key) => !known.has(key))).toEqual([]);
});
