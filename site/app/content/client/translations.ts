import { type Fields, isFields } from '../../../../contract/is-fields.ts';
import { defaultLanguage, type LanguageCode, parseLanguageTag } from '../../../../contract/languages.ts';
import { parseSlug } from '../cleaning/slug.ts';

/** Finds the slug of the original among the translations of a node in a language; null when they do not say. */
export function findOriginalSlug(node: Fields, language: LanguageCode): string | null {
  if (language === defaultLanguage) return null;
  const original = listTranslations(node).find((one) => (readLanguage(one) ?? defaultLanguage) === defaultLanguage);
  return original === undefined ? null : readTranslation(original);
}

export function listTranslations({ translations }: Fields): Fields[] {
  return (Array.isArray(translations) ? translations : []).filter(isFields);
}

/** The vendor's extension has the translations of terms as terms; those of posts have an address (contract notes, section 0). */
export function readTranslation({ slug, href }: Fields): string | null {
  if (typeof slug === 'string' && slug !== '') return parseSlug(slug);
  if (typeof href !== 'string' || !URL.canParse(href, 'http://service')) return null;
  const last = new URL(href, 'http://service').pathname.split('/').filter(Boolean).at(-1) ?? '';
  // Numbers and unpublished entries have no slug: `/?p=12`.
  return /^\d*$/.test(last) ? null : parseSlug(last);
}

export function readLanguage({ languageCode, locale }: Fields): LanguageCode | null {
  const tag = isFields(locale) ? locale.locale : (languageCode ?? locale);
  return typeof tag === 'string' ? parseLanguageTag(tag) : null;
}
