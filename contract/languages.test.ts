import { afterEach, describe, expect, it, test } from 'vitest';
import {
  byLanguage,
  defaultLanguage,
  everyTranslation,
  inLanguage,
  isLanguageCode,
  languageCodes,
  languages,
  parseLanguageTag,
  resolveLanguage,
  writtenLanguage,
} from './languages.ts';

const arabic = resolveLanguage('ar');

describe.each(languages)('$code', ({ code, tag, dir, script, name }) => {
  it('has a code of two letters, a tag of its own, and the direction of its script', () => {
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(new Intl.Locale(tag).language).toBe(code);
    expect(dir).toBe(script === 'Arab' ? 'rtl' : 'ltr');
  });

  it('is named in itself and in the default language', () => {
    expect(inLanguage(name, code)).toBeTruthy();
    expect(inLanguage(name, defaultLanguage)).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(code));
  });
});

test('the first languages are English, left to right, and Arabic, right to left (spec §9)', () => {
  expect(languages.slice(0, 2).map(({ code, locale, dir }) => [code, locale, dir])).toEqual([
    ['en', 'en_US', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ]);
});

test('English is the default and needs nothing to fall back to (spec §9)', () => {
  expect([defaultLanguage, resolveLanguage('en').fallback]).toEqual(['en', null]);
});

test.each([
  ['ar', 'ar'],
  ['ar_EG', 'ar'],
  ['EN-gb', 'en'],
  ['en_US', 'en'],
  ['arz', null],
  ['ja', null],
  ['', null],
])('the tag %j is of the language %j', (tag, expected) => {
  expect(parseLanguageTag(tag)).toBe(expected);
});

test('only codes in lower case are known', () => {
  expect(languageCodes.every(isLanguageCode)).toBe(true);
  expect(['EN', 'xx', '', 'constructor'].filter(isLanguageCode)).toEqual([]);
});

test('a record of each language is keyed by its code', () => {
  expect(byLanguage((code) => code.toUpperCase())).toMatchObject({ en: 'EN', ar: 'AR' });
});

describe('while a language is being written', () => {
  afterEach(() => {
    arabic.fallback = null;
  });

  it('shows its own texts where they exist, else those of its fallback', () => {
    const texts: Record<string, string> = { en: 'Home' };
    const translated = texts as Parameters<typeof inLanguage<string>>[0];
    arabic.fallback = 'en';
    expect(inLanguage(translated, 'ar')).toBe('Home');
    expect(everyTranslation(translated)).toEqual(['Home']);
    texts.ar = 'الرئيسية';
    expect(inLanguage(translated, 'ar')).toBe('الرئيسية');
    expect(everyTranslation(translated)).toEqual(['Home', 'الرئيسية']);
  });

  it('counts as written in its fallback', () => {
    expect(writtenLanguage('ar')).toBe('ar');
    arabic.fallback = 'en';
    expect([writtenLanguage('ar'), writtenLanguage('en')]).toEqual(['en', 'en']);
  });
});
