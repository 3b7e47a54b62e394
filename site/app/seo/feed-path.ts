import { buildPath, type Locale } from '../locale/path.ts';

/** Gives the address of the news feed of a locale: `/uae/rss.xml`, `/ar/ksa/rss.xml`. */
export function feedPath(locale: Locale): string {
  return buildPath({ ...locale, pagePath: '/rss.xml' });
}
