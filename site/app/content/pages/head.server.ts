import type { RouterContextProvider } from 'react-router';
import { defaultLanguage } from '../../../../contract/languages.ts';
import { localeContext } from '../../locale/context.ts';
import { type Locale, parsePath } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';
import { buildPageMeta } from '../../seo/page-meta.server.ts';
import type { PageHead } from '../../seo/page-meta.ts';
import type { PageCoreFragment } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { buildTrail, buildTrailData } from './page-data.server.ts';

type HeadInput = {
  url: URL;
  title?: string | null;
  description?: string | null;
  image?: string | null;
  isIndexed?: boolean;
  availableIn?: Locale[];
  jsonLd?: object[];
  /** The page number in a paged list, and the number of pages. */
  page?: number;
  pages?: number;
};

/** Builds the head of a page; the locales that have it come from the site index unless given. */
export async function buildHead(context: Readonly<RouterContextProvider>, input: HeadInput): Promise<PageHead> {
  const { content, siteOrigin, siteIndex, loadImageSize } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const parsed = parsePath(input.url.pathname);
  const image = input.image || null;
  const { page = 1 } = input;
  const soleLanguage = content.soleLanguageOf(locale.country);
  const writtenIn = soleLanguage === locale.language ? null : soleLanguage;
  const title = input.title?.trim() || null;
  const [availableIn, imageSize] = await Promise.all([
    input.availableIn ?? siteIndex.findLocales(parsed.pagePath, { locale, tags: context.get(tagsContext) }),
    image === null ? null : loadImageSize(image),
  ]);
  const meta = buildPageMeta({
    origin: siteOrigin,
    locale,
    pagePath: parsed.pagePath,
    // `/ar` shows the default country's home page and has its canonical there (decision 0010).
    isRoot: parsed.country === null && parsed.pagePath === '/' && parsed.language === defaultLanguage,
    title: title && page > 1 ? m.page_title_numbered({ title, n: page }, { locale: locale.language }) : title,
    description: input.description?.trim() || null,
    image,
    imageSize,
    // The same texts are at the addresses of their own language.
    isIndexed: (input.isIndexed ?? true) && writtenIn === null,
    availableIn,
    jsonLd: input.jsonLd ?? [],
    ...(input.page !== undefined && { page: input.page }),
    ...(input.pages !== undefined && { pages: input.pages }),
  });
  return { locale, availableIn, writtenIn, meta };
}

/** Builds the head of a content page: SEO title and description, banner image, breadcrumb. */
export function buildPageHead(
  context: Readonly<RouterContextProvider>,
  url: URL,
  page: Pick<PageCoreFragment, 'title' | 'seo' | 'pageBanner'>,
  { jsonLd = [], ...input }: Pick<HeadInput, 'jsonLd' | 'page' | 'pages'> = {},
): Promise<PageHead> {
  const place = { origin: context.get(servicesContext).siteOrigin, locale: context.get(localeContext) };
  const trail = buildTrail(place, [{ name: page.title ?? '', pagePath: parsePath(url.pathname).pagePath }]);
  return buildHead(context, {
    ...input,
    url,
    title: page.seo?.metaTitle || page.title,
    description: page.seo?.metaDescription,
    image: page.pageBanner?.image?.node.mediaItemUrl,
    jsonLd: [buildTrailData(place, trail), ...jsonLd],
  });
}
