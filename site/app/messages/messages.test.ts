import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage, type LanguageCode, languageCodes, writtenLanguages } from '../../../contract/languages.ts';
import { m } from './generated/messages.js';

const keysOf = (language: LanguageCode) =>
  Object.keys(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))).sort();

test('every string has a function', () => {
  expect(Object.keys(m)).toHaveLength(keysOf(defaultLanguage).filter((key) => key !== '$schema').length);
});

test.each(writtenLanguages)('every string is translated in %s', (language) => {
  expect(keysOf(language)).toEqual(keysOf(defaultLanguage));
});

test.each(languageCodes)('%s has no unknown strings', (language) => {
  const known = new Set(keysOf(defaultLanguage));
  expect(keysOf(language).filter((key) => !known.has(key))).toEqual([]);
});

test.each([
  ['country_title', 'Select Country'],
  ['cookie_text', 'Sidrana uses cookies to provide a better experience'],
  ['cookie_accept', 'Understood'],
  ['newsletter_placeholder', 'Please Enter your Email'],
  ['newsletter_thanks', 'Thank you for subscribing'],
  ['error_title', '404 Page not found'],
  ['error_heading', 'Page Not Found'],
  ['error_text', 'The page you were looking for does not exist.'],
  ['error_home', 'Go back home'],
] as const)('%s is what the specification quotes: %s', (key, quoted) => {
  expect(m[key]({ company: 'Sidrana' }, { locale: 'en' })).toBe(quoted);
});

test('a message without a language throws', () => {
  expect(() => m.close()).toThrow('without a language');
});
