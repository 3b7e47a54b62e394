import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  byCountry,
  countries,
  countryCodes,
  countryInSentence,
  countryName,
  countryOfPhone,
  defaultCountry,
  isCountryCode,
  localeTag,
  siteFolder,
} from './countries.ts';

describe.each(countries)('$code', (country) => {
  it('has a code of three letters, a region of two, a time zone and a point on the earth', () => {
    expect(country.code).toMatch(/^[a-z]{3}$/);
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country.iso)).toBeDefined();
    expect(country.isoNumber).toMatch(/^\d{3}$/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: country.timeZone })).not.toThrow();
    const [longitude, latitude] = country.city.at;
    expect(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90).toBe(true);
  });

  it('is found by its telephone numbers', () => {
    expect(countryOfPhone(`+${country.dialCode} 12 345 678`)).toBe(country.code);
    expect(countryOfPhone(`(00${country.dialCode}) 12-345678`)).toBe(country.code);
  });
});

test('codes, regions, numbers and dial codes are unique, and no dial code is a prefix of another', () => {
  for (const key of ['code', 'iso', 'isoNumber', 'dialCode'] as const)
    expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length);
  const codes = countries.map(({ dialCode }) => dialCode);
  expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
});

test('the default country is uae, whose site is at the root; the others have folders (spec §9, contract notes 4)', () => {
  expect(defaultCountry).toBe('uae');
  expect([siteFolder('uae'), siteFolder('ksa')]).toEqual(['', '/ksa']);
});

test('the first countries are those of spec §9, in its order', () => {
  const [, row = ''] =
    /^\| Countries \| (.*); default/m.exec(readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8')) ?? [];
  const codes = [...row.matchAll(/`(\w+)`/g)].map(([, code]) => code);
  expect(codes).toHaveLength(7);
  expect(countryCodes.slice(0, codes.length)).toEqual(codes);
});

test('the language is Arabic for ksa and English otherwise (spec §1)', () => {
  expect(countries.filter(({ defaultLanguage }) => defaultLanguage !== 'en').map(({ code }) => code)).toEqual(['ksa']);
});

test('a name has its article only inside a sentence', () => {
  expect([countryName('uae', 'en'), countryInSentence('uae', 'en')]).toEqual([
    'United Arab Emirates',
    'the United Arab Emirates',
  ]);
  expect(countryInSentence('egy', 'ar')).toBe(countryName('egy', 'ar'));
});

test('the tag of a locale is its language and the region of its country', () => {
  expect([localeTag('uae', 'en'), localeTag('ksa', 'ar')]).toEqual(['en-AE', 'ar-SA']);
});

test('only codes in lower case are known', () => {
  expect(countryCodes.every(isCountryCode)).toBe(true);
  expect(['UAE', 'usa', '', 'toString', '__proto__'].filter(isCountryCode)).toEqual([]);
});

test('a record of each country is keyed by its code, in order', () => {
  expect(Object.entries(byCountry((code, index) => `${index} ${code}`))).toEqual(
    countryCodes.map((code, index) => [code, `${index} ${code}`]),
  );
});
