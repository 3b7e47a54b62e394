import { parse } from 'hono/utils/cookie';
import { isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';

/** The cookie of the visitor's chosen language (spec §9). */
export const LANGUAGE_COOKIE_NAME = 'i18n_redirected';

const DAYS = 365;

/** Parses the saved language from a `Cookie` header or `document.cookie`; null when absent or unknown. */
export function parseLanguageCookie(cookies: string | null): LanguageCode | null {
  const { [LANGUAGE_COOKIE_NAME]: value = '' } = parse(cookies ?? '', LANGUAGE_COOKIE_NAME);
  return isLanguageCode(value) ? value : null;
}

/** Builds the cookie of a language, for `Set-Cookie` or `document.cookie`: lax and not secure (spec §9). */
export function buildLanguageCookie(language: string): string {
  return `${LANGUAGE_COOKIE_NAME}=${language}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}
