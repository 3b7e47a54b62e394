/** The service worker, `/sw.js`: visited pages are available without a connection (spec §1, decision 0163). */
import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { LANGUAGE_COOKIE_NAME } from '../app/locale/language-cookie.ts';
import { localeOf, parsePath } from '../app/locale/path.ts';
import { keptPicture } from '../app/offline/kept-catalogue.ts';
import { PAGE_DEADLINE_SECONDS } from '../app/offline/page-deadline.ts';
import { buildCataloguePage } from './catalogue-page.ts';
import { findProduct, listCatalogues, openCatalogue } from './device-catalogue.ts';
import { buildDocument } from './document.ts';
import { keepOldStyles } from './keep-old-styles.ts';
import { type Kind, kindOf, mayChange, mayKeep, mayKeepPage, QUOTAS } from './keep-rules.ts';
import { createLatePages } from './late-pages.ts';
import { buildOfflinePage } from './offline-page.ts';
import { listOwnPaths, type Visitor } from './own-language.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build that every page needs (script/build-worker.ts). */
declare const PRECACHED: { url: string; revision: string | null }[];

// rulings 6: a new worker takes over at once, and the pages decide when to reload.
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

const expiration = new ExpirationPlugin(QUOTAS.pages);
const newest: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) => findKept(new URL(request.url), cachedResponse),
};
const fromDevice = new CacheOnly({ cacheName: 'pages', plugins: [expiration, newest] });
const fromNetwork = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_DEADLINE_SECONDS,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? response : null) },
    expiration,
    newest,
    { handlerDidError: async ({ request }) => answerOffline(new URL(request.url)) },
  ],
});
const latePages = createLatePages(hasPage, () => performance.now());
self.addEventListener('message', (event) => {
  event.waitUntil(latePages.note(event.data).then((isKept) => event.ports[0]?.postMessage(isKept)));
});
registerRoute(isKind('pages'), (asked) => (latePages.take(asked.url) ? fromDevice : fromNetwork).handle(asked));
for (const kind of ['assets', 'fonts', 'pictures'] as const) {
  const options = {
    cacheName: kind,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null) },
      new ExpirationPlugin(QUOTAS[kind]),
      { handlerDidError: async ({ request }) => findFile(new URL(request.url)) },
    ] satisfies WorkboxPlugin[],
  };
  const [lasting, changing] = [new CacheFirst(options), new StaleWhileRevalidate(options)];
  registerRoute(isKind(kind), (asked) =>
    unlessLate((mayChange(asked.url) ? changing : lasting).handle(asked), () => findFile(asked.url)),
  );
}

self.addEventListener('install', (event) => {
  const current = PRECACHED.map(({ url }) => url);
  const kept = caches.open(cacheNames.precache).then((precache) => keepOldStyles(precache, current, keepAsVisited));
  // On a full device the worker is installed all the same.
  event.waitUntil(kept.catch(() => {}));
});

async function keepAsVisited(url: string, file: Response): Promise<void> {
  const kind = url.endsWith('.woff2') ? 'fonts' : 'assets';
  await (await caches.open(kind)).put(url, file);
  await new CacheExpiration(kind, QUOTAS[kind]).updateTimestamp(url);
}

/** Answers with the kept response at the deadline, if there is one; else a slow answer is better than none. */
function unlessLate(loading: Promise<Response>, find: () => Promise<Response | undefined>): Promise<Response> {
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_DEADLINE_SECONDS * 1_000));
  return Promise.race([loading, late.then(async () => (await find()) ?? loading)]);
}

/**
 * Finds a page on the device: a product may be kept twice, as a page that was seen and with the catalogue; lists and
 * searches of the catalogue are made.
 */
async function findKept(url: URL, seen: Response | undefined): Promise<Response | undefined> {
  const kept = await findProduct(url, localeOf(parsePath(url.pathname)), caches);
  if (kept && seen && dateOf(seen) > dateOf(kept)) return seen;
  return kept ?? seen ?? makeList(url);
}

async function makeList(url: URL): Promise<Response | undefined> {
  // An address that depends on the visitor redirects.
  if (listOwnPaths(url.pathname, await readVisitor()).length > 0) return undefined;
  const catalogue = await openCatalogue(localeOf(parsePath(url.pathname)), caches);
  const page = catalogue && (await buildCataloguePage(url, catalogue));
  return page ? buildDocument(page, stylesheet, 200) : undefined;
}

async function hasPage(path: string): Promise<boolean> {
  const url = new URL(path, self.location.origin);
  return (await findKept(url, await caches.match(url.href, { cacheName: 'pages' }))) !== undefined;
}

function dateOf({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/** Finds a file that is kept with a catalogue, a picture in any size. */
async function findFile({ pathname }: URL): Promise<Response | undefined> {
  const key = pathname.startsWith('/_ipx/') ? keptPicture(pathname) : pathname;
  return caches.match(key, { ignoreVary: true });
}

/** Some browsers cannot read the cookie here: it then counts as missing. */
async function readVisitor(): Promise<Visitor> {
  const saved: { value?: string } | null | undefined = await self.cookieStore?.get(LANGUAGE_COOKIE_NAME);
  return { saved: saved?.value ?? '', languages: navigator.languages };
}

/** Redirects from an address that depends on the visitor to the kept page in their language. */
async function leadOn({ pathname, search }: URL): Promise<Response | null> {
  const paths = listOwnPaths(pathname, await readVisitor());
  const kept = await Promise.all(paths.map((path) => caches.match(path, { cacheName: 'pages' })));
  const path = paths.find((_, place) => kept[place]) ?? paths.at(-1);
  return path === undefined ? null : Response.redirect(path + search, 302);
}

async function answerOffline(url: URL): Promise<Response> {
  const led = await leadOn(url);
  if (led) return led;
  const [pages, own, all] = await Promise.all([
    caches.open('pages'),
    openCatalogue(localeOf(parsePath(url.pathname)), caches),
    listCatalogues(caches),
  ]);
  return buildDocument(await buildOfflinePage(url, pages, own, all), stylesheet, 503);
}
