import type { LanguageCode } from '../locale/languages.ts';

/** Gives the address of the news feed of a language: `/rss.xml`, `/ar/rss.xml`. */
export function feedPath(language: LanguageCode): string {
  return language === 'ar' ? '/ar/rss.xml' : '/rss.xml';
}
