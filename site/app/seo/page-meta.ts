import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../locale/path.ts';

/** A page's `<head>` as its loader built it, and where else the page is. */
export type PageHead = { locale: Locale; availableIn: Locale[]; meta: MetaDescriptor[] };

/** The `meta` of a route: browsers get it built, and not what builds it. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  return head?.meta ?? [];
}
