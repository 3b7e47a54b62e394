import { expect, test } from 'vitest';
import { buildLanguageCookie, LANGUAGE_COOKIE_NAME, parseLanguageCookie } from './language-cookie.ts';

test('the chosen language is stored for 365 days, for every path, lax and not secure (spec §9)', () => {
  expect(buildLanguageCookie('ar')).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([
  [null, null],
  ['', null],
  [`${LANGUAGE_COOKIE_NAME}=ar`, 'ar'],
  [`a=1; ${LANGUAGE_COOKIE_NAME}=en; b=2`, 'en'],
  [`x${LANGUAGE_COOKIE_NAME}=ar`, null],
  [`${LANGUAGE_COOKIE_NAME}=xx`, null],
  [`${LANGUAGE_COOKIE_NAME}=`, null],
  [`${LANGUAGE_COOKIE_NAME}=%61r`, 'ar'],
])('%j has the language %s', (cookies, language) => expect(parseLanguageCookie(cookies)).toBe(language));
