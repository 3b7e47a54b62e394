import { inLanguage, type LanguageCode, type Translated } from '../../../../contract/languages.ts';
import { plainText } from '../cleaning/plain-text.ts';

/** Words a minute; Arabic words carry their articles and prepositions, so fewer of them are read. */
const WORDS_A_MINUTE: Translated<number> = { en: 220, ar: 180 };

/** Gives how many minutes a text takes to read, one at least. */
export function countReadingMinutes(html: string | null | undefined, language: LanguageCode): number {
  const words = plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / inLanguage(WORDS_A_MINUTE, language)));
}
