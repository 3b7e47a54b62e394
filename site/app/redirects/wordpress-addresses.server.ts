import { decodePercent } from '../../../contract/decode-percent.ts';
import type { Locale } from '../locale/path.ts';
import type { LegacyLookup } from './resolve-legacy.server.ts';

/** Finds the page of WordPress's short address of a post or page: `/?p=12`, `/kwt?page_id=7`. */
export async function findNumberedPage(lookup: LegacyLookup, locale: Locale, search: string): Promise<string | null> {
  const query = new URLSearchParams(search);
  const number = query.get('p') ?? query.get('page_id') ?? '';
  const pagePath = /^\d{1,10}$/.test(number) ? await lookup.findByNumber(locale, Number(number)) : null;
  return pagePath === '/' ? null : pagePath;
}

/** Finds the page of a post addressed without a folder, as in WordPress: `/winter-hair`. */
export async function findPostPage(lookup: LegacyLookup, locale: Locale, pagePath: string): Promise<string | null> {
  const slug = decodePercent(pagePath.slice(1));
  // A number finds a post too, but is no address of one.
  return (await lookup.findPost(locale, slug)) === slug ? `/blogs/${encodeURIComponent(slug)}` : null;
}
