import { buildPath, type Locale } from '../locale/path.ts';

/** Builds the address of a locale's news feed: `/uae/rss.xml`, `/ar/ksa/rss.xml`. */
export function feedPath(locale: Locale): string {
  return buildPath({ ...locale, pagePath: '/rss.xml' });
}
