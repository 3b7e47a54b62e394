import { type LanguageCode, resolveLanguage } from '../../../contract/languages.ts';

/** Creates the collator of a language, which sorts numbers in names by value. */
export function createCollator(language: LanguageCode): Intl.Collator {
  return new Intl.Collator(`${resolveLanguage(language).tag}-u-nu-latn`, { numeric: true });
}
