import { RouterContextProvider } from 'react-router';
import { countries } from '../../../contract/countries.ts';
import { company } from '../../company.ts';
import { setLifetime } from '../../server/cache/page-lifetime.ts';
import { createCatalogue } from '../content/catalogue/catalogue.server.ts';
import { createNames } from '../content/catalogue/names.server.ts';
import { createPurgeContent } from '../content/catalogue/purge-content.server.ts';
import { createContentClient } from '../content/client/client.server.ts';
import { createContentWatch } from '../content/client/content-watch.server.ts';
import type { ContentErrorRecord } from '../content/client/errors.ts';
import { createQueryCache } from '../content/client/query-cache.server.ts';
import { createTagCollector } from '../content/client/tags.ts';
import { type SiteServices, servicesContext, tagsContext } from '../content/services.ts';
import { createSiteIndex } from '../content/site-index/site-index.server.ts';
import { createLegacyMatcher } from '../redirects/match-legacy.ts';
import { createRenderSite } from './render-site.tsx';

/** The addresses of the site and its content service in tests. */
export const origin = 'https://site.test';
const backend = 'https://backend.test';

type RenderSite = (
  path: string,
  init?: RequestInit,
  setContext?: (context: RouterContextProvider) => void,
) => Promise<Response>;

/**
 * Creates the whole site in memory over a content service given as `fetch`; responses have the lifetime that the server
 * sets.
 */
export function createSite(fetch: typeof globalThis.fetch, clock?: () => number): RenderSite {
  return createPurgeableSite(fetch, clock).render;
}

/** Creates the site, with the purge of its content caches. */
export function createPurgeableSite(
  fetch: typeof globalThis.fetch,
  clock = () => Date.parse('2026-06-01T08:00:00Z'),
  others: Partial<SiteServices> = {},
  onError: (record: ContentErrorRecord) => void = () => {},
  onChange: (tags: readonly string[]) => void = () => {},
) {
  const content = createContentClient({
    endpoints: Object.fromEntries(countries.map(({ code }) => [code, `${backend}/${code}/graphql`])),
    siteOrigin: origin,
    cache: createQueryCache({ clock }),
    freshMsOf: (country) => watch.freshMsOf(country),
    fetch,
    clock,
    onError,
  });
  const watch = createContentWatch({ client: content, clock, onChange });
  const catalogue = createCatalogue({ client: content, clock, freshMsOf: watch.freshMsOf });
  const names = createNames({ catalogue, clock });
  const siteIndex = createSiteIndex({ content, catalogue, soleLanguageOf: content.soleLanguageOf });
  const services: SiteServices = {
    content,
    catalogue,
    siteIndex,
    loadNames: names.load,
    resolveAddress: async () => null,
    matchLegacyAddress: createLegacyMatcher({ companySlug: company.slug }),
    loadImageSize: async () => ({ width: 1600, height: 860 }),
    loadFileFacts: async () => ({ bytes: 0, changed: 'never' }),
    siteOrigin: origin,
    lazyLoadOffset: 0,
    clock,
    logError: (error) => console.error(error),
    sendNewsletter: async () => true,
    ...others,
  };
  const renderSite = createRenderSite();
  const render: RenderSite = async (path, init, setContext) => {
    const context = new RouterContextProvider();
    const tags = createTagCollector();
    context.set(servicesContext, services);
    context.set(tagsContext, tags);
    setContext?.(context);
    return setLifetime(await renderSite(`${origin}${path}`, context, init), tags, clock());
  };
  return { render, purge: createPurgeContent({ client: content, catalogue, names }), watch, siteIndex };
}
