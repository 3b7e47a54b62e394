import type { MetaDescriptor } from 'react-router';
import type { LanguageCode } from '../../../contract/languages.ts';
import type { Locale } from '../locale/path.ts';

/** The `<head>` of a page as its loader built it, and the locales that have the page. */
export type PageHead = {
  locale: Locale;
  availableIn: Locale[];
  /** The language of its texts, when the country's service has only another than the page's. */
  writtenIn: LanguageCode | null;
  meta: MetaDescriptor[];
};

/** The `meta` function of routes: browsers get the result, not the code that builds it. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  return head?.meta ?? [];
}
