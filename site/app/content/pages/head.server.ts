import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { defaultLanguage } from '../../locale/languages.ts';
import { type Locale, parsePath } from '../../locale/path.ts';
import { servicesContext } from '../services.ts';

/** What a page's `<head>` is drawn from: one model for canonical, alternates, titles, social tags and data. */
export type PageHead = {
  origin: string;
  locale: Locale;
  pagePath: string;
  /** `/` is its own address beside `/uae` (rulings 7). */
  isRoot: boolean;
  title: string | null;
  description: string | null;
  /** A media source, for the social preview. */
  image: string | null;
  isIndexed: boolean;
  /** The locales whose backend has this page. */
  availableIn: Locale[];
  jsonLd: object[];
  /** The page of a paged list, and how many there are. */
  page?: number;
  pages?: number;
};

type HeadInput = {
  url: URL;
  title?: string | null;
  description?: string | null;
  image?: string | null;
  isIndexed?: boolean;
  availableIn?: Locale[];
  jsonLd?: object[];
  page?: number;
  pages?: number;
};

/** Takes what a loader knows of its page and gives the head; availability comes from the site index unless given. */
export async function buildHead(context: Readonly<RouterContextProvider>, input: HeadInput): Promise<PageHead> {
  const { siteOrigin, siteIndex } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const parsed = parsePath(input.url.pathname);
  return {
    origin: siteOrigin,
    locale,
    pagePath: parsed.pagePath,
    // `/ar` shows the home page of the default country and has its canonical there (decision 0010).
    isRoot: parsed.country === null && parsed.pagePath === '/' && parsed.language === defaultLanguage,
    title: input.title?.trim() || null,
    description: input.description?.trim() || null,
    image: input.image ?? null,
    isIndexed: input.isIndexed ?? true,
    availableIn: input.availableIn ?? (await siteIndex.findLocales(parsed.pagePath)),
    jsonLd: input.jsonLd ?? [],
    ...(input.page !== undefined && { page: input.page }),
    ...(input.pages !== undefined && { pages: input.pages }),
  };
}
