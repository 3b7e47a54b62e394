import { inLanguage, type LanguageCode, type Translated } from '../../../../contract/languages.ts';
import { plainText } from '../cleaning/plain-text.ts';

/** Words per minute; fewer in Arabic, whose words include articles and prepositions. */
const WORDS_A_MINUTE: Translated<number> = { en: 220, ar: 180 };

/** Estimates the minutes a text takes to read, at least one. */
export function countReadingMinutes(html: string | null | undefined, language: LanguageCode): number {
  const words = plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / inLanguage(WORDS_A_MINUTE, language)));
}
