import { describe, expect, it } from 'vitest';
import { detectLanguage, parseAcceptLanguage } from './detect-language.server.ts';
import { parseLanguageCookie } from './language-cookie.ts';

describe('parseAcceptLanguage', () => {
  it.each([
    [null, null],
    ['', null],
    ['*', null],
    ['ar', 'ar'],
    ['AR', 'ar'],
    ['en', 'en'],
    ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
    ['ar-SA,en;q=0.8', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
    ['xx, ar-EG;q=0.9, en;q=0.8', 'ar'],
    ['en;q=0.5, ar;q=0.7', 'ar'],
    ['ar;q=0, en', 'en'],
    ['ar;q=0', null],
    ['ar;q=nonsense, en;q=0.1', 'en'],
    ['arq-DZ', null],
    ['xx-FR,yy', null],
    [`${'x,'.repeat(600)}ar`, null],
  ] as const)('%s → %s', (header, expected) => {
    expect(parseAcceptLanguage(header)).toBe(expected);
  });
});

describe('detectLanguage', () => {
  it.each([
    [{}, 'en'],
    [{ cookie: 'i18n_redirected=ar' }, 'ar'],
    [{ cookie: 'i18n_redirected=en', 'accept-language': 'ar' }, 'en'],
    [{ cookie: 'i18n_redirected=xx', 'accept-language': 'ar' }, 'ar'],
    [{ cookie: 'a=b; i18n_redirected=ar; c=d', 'accept-language': 'en' }, 'ar'],
    [{ 'accept-language': 'ar-AE' }, 'ar'],
    [{ 'accept-language': 'ja' }, 'en'],
  ])('%j → %s', (headers, expected) => {
    expect(detectLanguage(new Headers(Object.entries(headers)))).toBe(expected);
  });
});

describe('language cookie', () => {
  it.each([
    [null, null],
    ['', null],
    ['xi18n_redirected=ar', null],
    ['i18n_redirected=', null],
    ['i18n_redirected=AR', null],
    ['i18n_redirected', null],
    [' i18n_redirected=en ', 'en'],
  ] as const)('reads %s as %s', (header, expected) => {
    expect(parseLanguageCookie(header)).toBe(expected);
  });
});
