/** The service worker, `/sw.js`: visited pages are available without a connection (spec §1, decision 0163). */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { LANGUAGE_COOKIE_NAME } from '../app/locale/language-cookie.ts';
import { localeOf, parsePath } from '../app/locale/path.ts';
import { keptPicture } from '../app/offline/kept-catalogue.ts';
import { PAGE_DEADLINE_SECONDS } from '../app/offline/page-deadline.ts';
import { buildCataloguePage } from './catalogue-page.ts';
import { findProduct, openCatalogue } from './device-catalogue.ts';
import { buildDocument } from './document.ts';
import { type Kind, kindOf, mayKeep, mayKeepPage, QUOTAS } from './keep-rules.ts';
import { createLatePages } from './late-pages.ts';
import { buildOfflinePage } from './offline-page.ts';
import { listOwnPaths, type Visitor } from './own-language.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build that every page needs (script/build-worker.ts). */
declare const PRECACHED: { url: string; revision: string | null }[];

// rulings 6: a new worker takes over at once, and the pages decide when they are loaded anew.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });

/** All styles: the other sheet has those of some pages only (decision 0295). */
const stylesheet = PRECACHED.find(({ url }) => url.startsWith('/assets/theme-'))?.url ?? '';

const isKind =
  (kind: Kind) =>
  ({ url, request }: { url: URL; request: Request }) =>
    kindOf(url, request, self.location.origin) === kind;

const pages = {
  cacheName: 'pages',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? response : null) },
    new ExpirationPlugin(QUOTAS.pages),
    { cachedResponseWillBeUsed: ({ request, cachedResponse }) => findNewest(new URL(request.url), cachedResponse) },
    { handlerDidError: async ({ request }) => answerOffline(new URL(request.url)) },
  ],
} satisfies StrategyOptions;
const fromNetwork = new NetworkFirst({ ...pages, networkTimeoutSeconds: PAGE_DEADLINE_SECONDS });
const asKept = new CacheFirst(pages);
const latePages = createLatePages(() => performance.now());
self.addEventListener('message', ({ data, ports }) => {
  latePages.note(data);
  ports[0]?.postMessage('');
});
registerRoute(isKind('pages'), (asked) => (latePages.take(asked.url) ? asKept : fromNetwork).handle(asked));
for (const kind of ['assets', 'fonts', 'pictures'] as const) {
  registerRoute(
    isKind(kind),
    new CacheFirst({
      cacheName: kind,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null) },
        new ExpirationPlugin(QUOTAS[kind]),
        { handlerDidError: async ({ request }) => findFile(new URL(request.url)) },
      ],
    }),
  );
}

/** A product may be kept twice: as a page that was seen, and with the catalogue. */
async function findNewest(url: URL, seen: Response | undefined): Promise<Response | undefined> {
  const kept = await findProduct(url, localeOf(parsePath(url.pathname)), caches);
  return kept && seen && dateOf(seen) > dateOf(kept) ? seen : (kept ?? seen);
}

function dateOf({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/** A file that is kept with a catalogue, a picture in whatever size. */
async function findFile({ pathname }: URL): Promise<Response | undefined> {
  const key = pathname.startsWith('/_ipx/') ? keptPicture(pathname) : pathname;
  return caches.match(key, { ignoreVary: true });
}

/** The cookie cannot be read everywhere: there it says nothing. */
async function readVisitor(): Promise<Visitor> {
  const saved: { value?: string } | null | undefined = await self.cookieStore?.get(LANGUAGE_COOKIE_NAME);
  return { saved: saved?.value ?? '', languages: navigator.languages };
}

/** Leads from an address that looks at the visitor to the page that is kept in their language. */
async function leadOn({ pathname, search }: URL): Promise<Response | null> {
  const paths = listOwnPaths(pathname, await readVisitor());
  const kept = await Promise.all(paths.map((path) => caches.match(path, { cacheName: 'pages' })));
  const path = paths.find((_, place) => kept[place]) ?? paths.at(-1);
  return path === undefined ? null : Response.redirect(path + search, 302);
}

async function answerOffline(url: URL): Promise<Response> {
  const led = await leadOn(url);
  if (led) return led;
  const locale = localeOf(parsePath(url.pathname));
  const catalogue = await openCatalogue(locale, caches);
  const page = catalogue && (await buildCataloguePage(url, catalogue));
  if (page) return buildDocument(page, stylesheet, 200);
  return buildDocument(await buildOfflinePage(url, await caches.open('pages'), catalogue), stylesheet, 503);
}
