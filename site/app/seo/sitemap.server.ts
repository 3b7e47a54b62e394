import { type CountryCode, countries, isCountryCode } from '../../../contract/countries.ts';
import { escapeXml } from '../../../contract/escape-xml.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from '../../../contract/languages.ts';
import type { Locale } from '../locale/path.ts';
import { buildAlternates, buildCanonical, type PageModel } from './alternates.ts';

/** The sitemaps of a country and language (spec §2). */
const SITEMAP_KINDS = ['products', 'brands', 'pages', 'collections', 'blogs', 'categories'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A page in a sitemap: its head links, and when its content changed. */
export type SitemapPage = PageModel & { lastmod?: string | null };

/** Builds the XML at a sitemap address; null when there is no such file. */
type ServeSitemap = (pathname: string) => Promise<string | null>;

/** rulings 7; crawlers refuse files above 50 MB. */
const MAX_URLS = 10_000;
const MAX_BYTES = 45_000_000;
const CHILD = /^\/([a-z]{3})(?:\/([a-z]{2}))?\/sitemap-([a-z]+?)(?:-(\d+))?\.xml$/;
/** A W3C date: a day, or a time with its offset. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Creates the sitemaps: the index at `/sitemap.xml`, children by country, language and kind. */
export function createSitemaps(options: {
  origin: string;
  loadPages: (locale: Locale, kind: SitemapKind) => Promise<readonly SitemapPage[]>;
}): ServeSitemap {
  const { origin, loadPages } = options;

  async function buildIndex(): Promise<string> {
    const files: string[] = [];
    for (const country of countries) {
      for (const language of languages) {
        for (const kind of SITEMAP_KINDS) {
          const pages = await loadPages({ country: country.code, language: language.code }, kind);
          for (const [index, shard] of splitPages(pages, origin).entries()) {
            const loc = `${origin}${childPath(country.code, language.code, kind, index + 1)}`;
            files.push(`<sitemap><loc>${escapeXml(loc)}</loc>${buildLastmod(newest(shard))}</sitemap>`);
          }
        }
      }
    }
    return buildXml('sitemapindex', '', files);
  }

  return async function serveSitemap(pathname) {
    if (pathname === '/sitemap.xml') return buildIndex();
    const child = parseChild(pathname);
    if (child === null) return null;
    const shard = splitPages(await loadPages(child.locale, child.kind), origin)[child.number - 1];
    if (shard === undefined) return null;
    const entries = shard.map((page) => buildEntry(page, origin));
    return buildXml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
  };
}

function parseChild(pathname: string): { locale: Locale; kind: SitemapKind; number: number } | null {
  const [, country = '', named, name, number] = CHILD.exec(pathname) ?? [];
  const language = named ?? defaultLanguage;
  const kind = SITEMAP_KINDS.find((one) => one === name);
  if (!isCountryCode(country) || !isLanguageCode(language) || !kind) return null;
  // The default language and the first file are not named, so that each file has one address.
  if (named === defaultLanguage || number === '1' || number?.startsWith('0')) return null;
  return { locale: { country, language }, kind, number: Number(number ?? 1) };
}

function childPath(country: CountryCode, language: LanguageCode, kind: SitemapKind, number: number): string {
  return `/${country}${language === defaultLanguage ? '' : `/${language}`}/sitemap-${kind}${number === 1 ? '' : `-${number}`}.xml`;
}

function splitPages(pages: readonly SitemapPage[], origin: string): SitemapPage[][] {
  const shards: SitemapPage[][] = [];
  let shard: SitemapPage[] = [];
  let bytes = 0;
  for (const page of pages) {
    const size = mostBytes(page, origin);
    if (shard.length === MAX_URLS || (shard.length > 0 && bytes + size > MAX_BYTES)) {
      shards.push(shard);
      shard = [];
      bytes = 0;
    }
    shard.push(page);
    bytes += size;
  }
  return shard.length > 0 ? [...shards, shard] : shards;
}

/** An upper bound of an entry's bytes, without building it: 84 around a link, 3 more alternates than locales. */
function mostBytes(page: SitemapPage, origin: string): number {
  const address = origin.length + '/xx/xxx'.length + escapeXml(page.pagePath).length;
  return (page.availableIn.length + 4) * (address + 84);
}

function buildEntry(page: SitemapPage, origin: string): string {
  const links = buildAlternates(page, origin).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const loc = escapeXml(buildCanonical(page, origin));
  return `<url><loc>${loc}</loc>${buildLastmod(page.lastmod)}${links.join('')}</url>`;
}

function newest(pages: readonly SitemapPage[]): string | null {
  return pages.reduce<string | null>(
    (found, { lastmod }) => (lastmod && (!found || lastmod > found) ? lastmod : found),
    null,
  );
}

/** Content has site time without an offset (`2026-03-14T09:00:00`): only the day is certain. */
function buildLastmod(lastmod: string | null | undefined): string {
  const date = lastmod && (DATE.test(lastmod) ? lastmod : lastmod.slice(0, 10));
  return date && DATE.test(date) ? `<lastmod>${date}</lastmod>` : '';
}

function buildXml(root: string, namespaces: string, entries: readonly string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}
