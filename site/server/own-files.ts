import { defaultCountry } from '../../contract/countries.ts';
import { defaultLanguage } from '../../contract/languages.ts';
import type { Catalogue } from '../app/content/catalogue/catalogue.server.ts';
import { optional } from '../app/content/client/optional.ts';
import { createTagCollector } from '../app/content/client/tags.ts';
import { WHERE_TO_BUY } from '../app/content/pages/shop.ts';
import type { SiteIndex } from '../app/content/site-index/site-index.server.ts';
import { createSitemapPages } from '../app/content/site-index/sitemap-pages.server.ts';
import { localeOf, parsePath } from '../app/locale/path.ts';
import { CATALOGUE_PATH } from '../app/offline/kept-catalogue.ts';
import { KEY_PARAMS, LIFETIMES } from '../app/routes/cache-control.ts';
import { findManifestLocale, MANIFEST_LANG } from '../app/seo/manifest-path.ts';
import { buildRobots } from '../app/seo/robots.ts';
import { buildSecurityTxt, SECURITY_TXT_PATH } from '../app/seo/security-txt.ts';
import { createSitemaps } from '../app/seo/sitemap.server.ts';
import { buildWebManifest } from '../app/seo/web-manifest.ts';
import type { SiteEnv } from '../env.ts';
import { setLifetime } from './cache/page-lifetime.ts';

/** Sitemaps are made of all content: any purge includes them. */
export const SITEMAPS_TAG = 'sitemaps';

/** Creates the answers for robots.txt, security.txt, the web manifest and the sitemaps; null for any other address. */
export function createOwnFiles({
  env,
  siteIndex,
  catalogue,
  clock,
}: {
  env: Pick<SiteEnv, 'siteOrigin' | 'mode'>;
  siteIndex: SiteIndex;
  catalogue: Pick<Catalogue, 'pack'>;
  clock: () => number;
}) {
  /** A site without the page, or without its service, has one shortcut less. */
  async function renderManifest(params: URLSearchParams): Promise<Response> {
    const named = findManifestLocale(params);
    const locale = named ?? { country: defaultCountry, language: defaultLanguage };
    const tags = createTagCollector();
    const index = await optional(siteIndex.load(locale), null, tags);
    const whereToBuy = index?.pages.has(WHERE_TO_BUY) ? WHERE_TO_BUY : null;
    const response = respond('application/manifest+json', JSON.stringify(buildWebManifest(locale, { whereToBuy })));
    response.headers.set(KEY_PARAMS, MANIFEST_LANG);
    if (named === undefined && params.has(MANIFEST_LANG)) tags.markUnknown();
    return setLifetime(response, tags, clock());
  }

  /** The products of a locale for a device (decision 0164); null where no locale is named. */
  async function renderCatalogue(pathname: string): Promise<Response | null> {
    const parsed = parsePath(pathname);
    if (parsed.country === null || parsed.pagePath !== CATALOGUE_PATH) return null;
    const tags = createTagCollector();
    const response = respond('application/json', JSON.stringify(await catalogue.pack(localeOf(parsed), tags)));
    response.headers.set('x-robots-tag', 'noindex');
    return setLifetime(response, tags, clock());
  }

  return async function renderFile({ pathname, searchParams }: URL): Promise<Response | null> {
    if (pathname === '/robots.txt') {
      return respond(
        'text/plain; charset=utf-8',
        buildRobots({ origin: env.siteOrigin, isPublic: env.mode === 'production' }),
      );
    }
    if (pathname === SECURITY_TXT_PATH) {
      return respond('text/plain; charset=utf-8', buildSecurityTxt({ origin: env.siteOrigin, now: clock() }));
    }
    if (pathname === '/security.txt') {
      return new Response(null, {
        status: 301,
        headers: { location: SECURITY_TXT_PATH, 'cache-control': LIFETIMES.page, [KEY_PARAMS]: '' },
      });
    }
    if (pathname === '/manifest.webmanifest') {
      return renderManifest(searchParams);
    }
    if (pathname.endsWith(CATALOGUE_PATH)) return renderCatalogue(pathname);
    if (!pathname.endsWith('.xml')) return null;
    const tags = createTagCollector();
    tags.add([SITEMAPS_TAG]);
    const loadPages = createSitemapPages({ siteIndex, tags });
    const sitemap = await createSitemaps({ origin: env.siteOrigin, loadPages })(pathname);
    if (sitemap === null) return null;
    return setLifetime(respond('application/xml; charset=utf-8', sitemap), tags, clock());
  };
}

function respond(type: string, body: string): Response {
  // None of these files reads a query; any name in it would otherwise make another cache entry.
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': LIFETIMES.page, [KEY_PARAMS]: '' },
  });
}
