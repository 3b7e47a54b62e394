import type { MetaDescriptor } from 'react-router';
import { localeTag } from '../../../contract/countries.ts';
import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { buildPath, type Locale } from '../locale/path.ts';
import { imageUrl } from '../ui/image-address.ts';
import { buildAlternates, buildCanonical } from './alternates.ts';
import { buildPageTitle } from './page-title.ts';

/** The company's preview picture, for pages without one (public/social-en.png). */
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export type ImageSize = { width: number; height: number };

/** The source of a page's head: canonical, alternates, titles, social tags and structured data. */
export type HeadModel = {
  origin: string;
  locale: Locale;
  pagePath: string;
  /** `/` has its own address beside `/uae` (rulings 7). */
  isRoot: boolean;
  title: string | null;
  description: string | null;
  /** A media source, for the social preview. */
  image: string | null;
  /** Of that source; zero when it could not be read (spec §8). */
  imageSize: ImageSize | null;
  isIndexed: boolean;
  /** The locales whose backend has this page. */
  availableIn: Locale[];
  jsonLd: object[];
  /** The page of a paged list, and the number of pages. */
  page?: number;
  pages?: number;
};

/** Builds the `<head>` of a page: title, description, canonical, alternates, social tags, JSON-LD (rulings 7). */
export function buildPageMeta(head: HeadModel): MetaDescriptor[] {
  const { locale, origin } = head;
  const name = inLanguage(company.name, locale.language);
  // A home page has no last segment for a title: without one it has the company's name alone.
  const pathname = head.pagePath === '/' ? '/' : buildPath({ ...locale, pagePath: head.pagePath });
  const title = buildPageTitle({ title: head.title, pathname }, name);
  const canonical = buildCanonical(head, origin);
  const description: MetaDescriptor[] = head.description
    ? [
        { name: 'description', content: head.description },
        { property: 'og:description', content: head.description },
      ]
    : [];
  return [
    { title },
    ...description,
    ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...buildNeighbours(head),
    ...(head.isIndexed
      ? buildAlternates(head, origin).map(({ hreflang, href }) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: hreflang,
          href,
        }))
      : []),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: localeTag(locale.country, locale.language).replace('-', '_') },
    ...buildPreview(head),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.jsonLd.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': head.jsonLd } } as MetaDescriptor]
      : []),
  ];
}

/** The picture of the social preview; with its size given, it is there at the first share. */
function buildPreview({ image, imageSize, origin, locale }: HeadModel): MetaDescriptor[] {
  const address = image ? imageUrl(image, `w_${PREVIEW_SIZE.width},f_jpeg,q_80`) : `/social-${locale.language}.png`;
  const { width, height } = imageSize === null ? PREVIEW_SIZE : fitPreview(imageSize);
  const size: [string, number][] = [
    ['og:image:width', width],
    ['og:image:height', height],
  ];
  return [
    { property: 'og:image', content: origin + address },
    ...(width > 0 ? size.map(([property, pixels]) => ({ property, content: String(pixels) })) : []),
  ];
}

/** The image proxy never enlarges. */
function fitPreview({ width, height }: ImageSize): ImageSize {
  const factor = Math.min(1, PREVIEW_SIZE.width / width);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Links to the previous and the next page of a list. */
function buildNeighbours(head: HeadModel): MetaDescriptor[] {
  const { page = 1, pages = 1, origin } = head;
  const link = (rel: 'prev' | 'next', number: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: buildCanonical({ ...head, page: number }, origin),
  });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}
