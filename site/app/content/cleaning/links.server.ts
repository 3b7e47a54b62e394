import type { CountryCode } from '../../../../contract/countries.ts';
import { buildPath, parsePath } from '../../locale/path.ts';
import { imageUrl } from '../../ui/image-address.ts';
import { type LinkContext, listOwnHosts, listSites } from './link-context.ts';
import { buildMediaSource } from './media-source.ts';
import { isInside, toServiceUrl } from './public-sites.ts';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** The service's own addresses, which no visitor can use. */
const MACHINERY_PATH = /\/(?:wp-(?:admin|includes|json|login)|xmlrpc|graphql)(?:[/.]|$)/;

/**
 * Rewrites a backend link for this site: drops host, country and language and prepends the locale's prefix. Addresses
 * of other sites stay; null for what no visitor can open (contract notes 21, rulings 4).
 * `https://backend/ksa/our-story/` in ksa, ar → `/ar/ksa/our-story`.
 */
export function resolveLink(raw: string, context: LinkContext): string | null {
  const link = raw.trim();
  if (link === '') return null;
  if (link.startsWith('#')) return link;
  const endpoint = context.endpoints[context.country] ?? context.siteOrigin;
  if (!URL.canParse(link, endpoint)) return null;
  const url = new URL(link, endpoint);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return listOwnHosts(context).has(url.host) ? resolveOwnLink(url, context) : url.href;
}

/** Builds the address of a media file: images through the image proxy, other files as they are. */
export function resolveMediaLink(url: string, mimeType: string | null, context: LinkContext): string | null {
  const source = resolveMediaSource(url, context);
  if (source === null) return null;
  return isImage(source, mimeType) ? source : `/media/${source}`;
}

/** Resolves the media source of an address that may be relative to the country's site, or null. */
export function resolveMediaSource(url: string, context: LinkContext): string | null {
  const endpoint = context.endpoints[context.country] ?? context.siteOrigin;
  if (!/^(?:https?:)?\//i.test(url) || !URL.canParse(url, endpoint)) return null;
  return findMediaSource(new URL(url, endpoint), context);
}

/** A file at a service's public address is read from the service's own address. */
function findMediaSource(url: URL, context: LinkContext): string | null {
  return (
    buildMediaSource(url.href, context.origins) ?? buildMediaSource(toServiceUrl(url, context).href, context.origins)
  );
}

function isImage(source: string, mimeType: string | null): boolean {
  return mimeType === null ? IMAGE_FILE.test(source.replace(/\?[\s\S]*/, '')) : mimeType.startsWith('image/');
}

function resolveOwnLink(shown: URL, context: LinkContext): string | null {
  if (MACHINERY_PATH.test(shown.pathname)) return null;
  if (/^\/(?:_ipx|media)\//.test(shown.pathname)) return `${shown.pathname}${shown.search}`;
  if (shown.pathname.includes('/wp-content/')) return resolveFileLink(shown, context);
  const url = toServiceUrl(shown, context);
  const site = findSite(url, context);
  const pathname = url.pathname.slice(site.folder.length).replace(/\/{2,}/g, '/');
  const parsed = parsePath(pathname);
  // `/faq` is a page, not an unknown country.
  const head = parsed.unknownCountry === undefined ? '' : `/${parsed.unknownCountry}`;
  const tail = head !== '' && parsed.pagePath === '/' ? '' : parsed.pagePath;
  url.searchParams.delete('lang');
  const path = buildPath({
    country: parsed.country ?? site.country,
    language: context.language,
    pagePath: resolvePagePath(`${head}${tail}`),
  });
  return `${path}${url.search}${url.hash}`;
}

function resolveFileLink(url: URL, context: LinkContext): string | null {
  const source = findMediaSource(url, context);
  if (source === null) return null;
  return isImage(source, null)
    ? imageUrl(source, source.endsWith('.svg') ? '_' : 'w_1536,f_webp,q_80')
    : `/media/${source}`;
}

/** The country an address belongs to, by folder or host; else the current country, as editors type links by hand. */
function findSite(url: URL, context: LinkContext): { country: CountryCode; folder: string } {
  const sites = listSites(context.endpoints).filter(({ host }) => host === url.host);
  const inside = sites
    .filter(({ folder }) => folder !== '' && isInside(url.pathname, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  if (inside) return inside;
  const [only, ...others] = sites;
  return only && others.length === 0 ? { ...only, folder: '' } : { country: context.country, folder: '' };
}

/** Maps a WordPress path to the route table: `/2023/12/24/news-40` → `/blogs/news-40` (spec §2). */
function resolvePagePath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments[0] === 'blog' ? segments.slice(1) : segments;
  const last = rest.at(-1) ?? first;
  if (/^\d{4}$/.test(first) && rest.length > 1) return `/blogs/${last}`;
  if (first === 'campaign' && rest.length === 1) return '/news-campaigns';
  if (first === 'ingredient' && rest.length === 1) return '/ingredients';
  if (first === 'product-category' && rest.length > 0) return resolveCategoryPath(rest);
  if (segments[0] === 'blog' && first !== '') return `/blogs/${last}`;
  return `/${segments.join('/')}`;
}

/** `/tarwa/tarwa-ingredient/tarwa-amla` is a facet of a brand; `/hair-care/hair-oil` a type in its category. */
function resolveCategoryPath(segments: readonly string[]): string {
  const [first = ''] = segments;
  const last = segments.at(-1) ?? first;
  return segments.length > 1 && last.startsWith(`${first}-`) ? `/brands/${first}` : `/${last}`;
}
