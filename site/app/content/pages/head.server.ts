import type { RouterContextProvider } from 'react-router';
import { defaultLanguage } from '../../../../contract/languages.ts';
import { localeContext } from '../../locale/context.ts';
import { type Locale, parsePath } from '../../locale/path.ts';
import type { PageHead } from '../../seo/page-head.ts';
import { servicesContext, tagsContext } from '../services.ts';

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

/** Builds the head of a page from what its loader knows; availability comes from the site index unless given. */
export async function buildHead(context: Readonly<RouterContextProvider>, input: HeadInput): Promise<PageHead> {
  const { siteOrigin, siteIndex, loadImageSize } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const parsed = parsePath(input.url.pathname);
  const image = input.image || null;
  const [availableIn, imageSize] = await Promise.all([
    input.availableIn ?? siteIndex.findLocales(parsed.pagePath, { locale, tags: context.get(tagsContext) }),
    image === null ? null : loadImageSize(image),
  ]);
  return {
    origin: siteOrigin,
    locale,
    pagePath: parsed.pagePath,
    // `/ar` shows the home page of the default country and has its canonical there (decision 0010).
    isRoot: parsed.country === null && parsed.pagePath === '/' && parsed.language === defaultLanguage,
    title: input.title?.trim() || null,
    description: input.description?.trim() || null,
    image,
    imageSize,
    isIndexed: input.isIndexed ?? true,
    availableIn,
    jsonLd: input.jsonLd ?? [],
    ...(input.page !== undefined && { page: input.page }),
    ...(input.pages !== undefined && { pages: input.pages }),
  };
}
