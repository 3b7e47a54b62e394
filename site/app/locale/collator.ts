import { type LanguageCode, resolveLanguage } from '../../../contract/languages.ts';

/** The alphabet of a language, with numbers in names in their order. */
export function createCollator(language: LanguageCode): Intl.Collator {
  return new Intl.Collator(`${resolveLanguage(language).tag}-u-nu-latn`, { numeric: true });
}
