/** Prefetches the pages of the links that a visitor points at or sees (spec §2, decision 0168). */
import { matchRoutes } from 'react-router';
import { PAGE_VIEW_EVENT } from './analytics/track-event.ts';
import { isSameLocale, notePrefetched } from './fetch-payload.ts';
import { type Connection, createPrefetchQueue, isCostly, loadAhead, NO_PAGE } from './prefetch.ts';
import { missingStyleSheet } from './ui/style-sheets.ts';

const LINKS = `a[href^="/"]:not(${NO_PAGE})`;

type FollowOptions = {
  routes: Parameters<typeof matchRoutes>[0];
  /** Whether the next page will be loaded as a document. */
  isOutdated: () => boolean;
};

/** Follows the pointer and the focus; returns a function to also follow the view. */
export function followLinks({ routes, isOutdated }: FollowOptions): () => void {
  const queue = createPrefetchQueue((href) => Promise.all(listFiles(href, routes).map(prefetch)));

  function add(link: Element, isPointedAt: boolean): void {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const href = addressOf(link);
    const isHere = href === location.pathname + location.search;
    if (isHere || isCostly(connection) || isOutdated() || !isSameLocale(location.pathname, href)) return;
    queue.add(href, isPointedAt);
  }
  const on = (type: string, act: (link: Element) => void) =>
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest(LINKS) : null;
      if (link) act(link);
    });
  for (const type of ['pointerover', 'focusin']) on(type, (link) => add(link, true));
  for (const type of ['pointerout', 'focusout']) on(type, (link) => queue.drop(addressOf(link)));
  // The link that loaded this code.
  for (const link of document.querySelectorAll(`${LINKS}:is(:hover,:focus)`)) add(link, true);

  return function followView() {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      // A page of the menu stands in the footer too, which is out of view.
      const seen = new Set([...inView].map(addressOf));
      for (const { target } of entries) {
        if (inView.has(target)) add(target, false);
        else if (!seen.has(addressOf(target))) queue.drop(addressOf(target));
      }
    });
    const look = () => {
      observer.disconnect();
      inView.clear();
      // The page's own come before those of the shell.
      for (const links of [`main ${LINKS}`, LINKS]) {
        for (const link of document.querySelectorAll(links)) observer.observe(link);
      }
    };
    look();
    document.addEventListener(PAGE_VIEW_EVENT, look);
  };
}

function addressOf(link: Element): string {
  const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
  return pathname + search;
}

/** The data, the code and the styles of a page, as in React Router's `<PrefetchPageLinks>`. */
function listFiles(href: string, routes: FollowOptions['routes']) {
  const matches = matchRoutes(routes, href) ?? [];
  const styles = missingStyleSheet();
  const entries = matches.flatMap(({ route }) => window.__reactRouterManifest.routes[route.id ?? ''] ?? []);
  const modules = new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [
    { rel: 'prefetch', as: 'fetch', href: buildDataHref(href, entries) },
    ...[...modules].map((module) => ({ rel: 'modulepreload', href: module })),
    ...(styles ? [{ rel: 'prefetch', as: 'style', href: styles }] : []),
  ];
}

/** The address that the router will request: only the page's data, as the shell's stays the same (root.tsx). */
function buildDataHref(href: string, entries: readonly { id: string }[]): string {
  const url = new URL(href, origin);
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', entries.flatMap(({ id }) => (id === 'root' ? [] : id)).join(','));
  return url.pathname + url.search;
}

async function prefetch(file: { rel: string; href: string }): Promise<void> {
  if (await loadAhead(file)) notePrefetched(file.href);
}
