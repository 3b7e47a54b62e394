import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../locale/path.ts';

/** The `<head>` of a page as its loader built it, and the locales that have the page. */
export type PageHead = { locale: Locale; availableIn: Locale[]; meta: MetaDescriptor[] };

/** The `meta` function of routes: browsers get the result, not the code that builds it. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  return head?.meta ?? [];
}
