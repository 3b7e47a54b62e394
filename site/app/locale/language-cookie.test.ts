import { expect, test } from 'vitest';
import { buildLanguageCookie, languageCookieName, parseLanguageCookie } from './language-cookie.ts';

test('the choice of a language is kept for 365 days, for every path, lax and not secure (spec §9)', () => {
  expect(buildLanguageCookie('ar')).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([
  [null, null],
  ['', null],
  [`${languageCookieName}=ar`, 'ar'],
  [`a=1; ${languageCookieName}=en; b=2`, 'en'],
  [`x${languageCookieName}=ar`, null],
  [`${languageCookieName}=fr`, null],
  [`${languageCookieName}=`, null],
])('%j holds the language %s', (cookies, language) => expect(parseLanguageCookie(cookies)).toBe(language));
