import { type LanguageCode, resolveLanguage } from '../../../contract/languages.ts';

/** Creates the collator of a language, which sorts numbers in names by value. */
export function createCollator(language: LanguageCode): Intl.Collator {
  return new Intl.Collator(`${resolveLanguage(language).tag}-u-nu-latn`, { numeric: true });
}

/** A name as it is sorted: the Arabic article does not count, `الأملا` is under ا for أملا, `المسواك` under م. */
export function dropArticle(name: string): string {
  return name.trim().replace(/^ال(?=\p{L}{2})/u, '');
}
