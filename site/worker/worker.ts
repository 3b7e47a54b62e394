/** The service worker, `/sw.js`: what was seen once is there without a connection (spec §1, decision 0163). */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { buildDocument } from './document.ts';
import { type Kind, kindOf, mayKeep, mayKeepPage, PAGE_DEADLINE_SECONDS, QUOTAS } from './keep-rules.ts';
import { buildOfflinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** What every page needs, with this build (script/build-worker.ts). */
declare const PRECACHED: { url: string; revision: string | null }[];

// rulings 6: a new worker takes over at once, and the pages decide when they are loaded anew.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });

const stylesheet = PRECACHED.find(({ url }) => url.endsWith('.css'))?.url ?? '';

const isKind =
  (kind: Kind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    kindOf(url, request, self.location.origin) === kind;

registerRoute(
  isKind('pages'),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: PAGE_DEADLINE_SECONDS,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? response : null) },
      new ExpirationPlugin(QUOTAS.pages),
      { handlerDidError: async ({ request }) => answerOffline(new URL(request.url)) },
    ],
  }),
);
for (const kind of ['assets', 'fonts', 'pictures'] as const) {
  registerRoute(
    isKind(kind),
    new CacheFirst({
      cacheName: kind,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null) },
        new ExpirationPlugin(QUOTAS[kind]),
      ],
    }),
  );
}

async function answerOffline(url: URL): Promise<Response> {
  return buildDocument(await buildOfflinePage(url, await caches.open('pages')), stylesheet);
}
