import { parse } from 'hono/utils/cookie';
import { isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';

/** The cookie that keeps the visitor's choice of language (spec §9). */
export const LANGUAGE_COOKIE_NAME = 'i18n_redirected';

const DAYS = 365;

/** Parses the saved language out of a `Cookie` header or `document.cookie`; anything else is null. */
export function parseLanguageCookie(cookies: string | null): LanguageCode | null {
  const { [LANGUAGE_COOKIE_NAME]: value = '' } = parse(cookies ?? '', LANGUAGE_COOKIE_NAME);
  return isLanguageCode(value) ? value : null;
}

/** Builds the `Set-Cookie` value, or the `document.cookie` assignment, of a language: lax and not secure (spec §9). */
export function buildLanguageCookie(language: string): string {
  return `${LANGUAGE_COOKIE_NAME}=${language}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}
