/** The parts of the site that the worker keeps, how many of each and for how long (spec §1, demand 19). */
import { isOwnEndpoint } from '../app/redirects/own-endpoints.ts';

const DAY = 24 * 60 * 60;

/** The least recently used entries go first; a whole cache goes before the browser runs out of room. */
export const QUOTAS = {
  pages: { maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
  assets: { maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
  fonts: { maxEntries: 12, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
  pictures: { maxEntries: 240, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
} as const;

/** The caches, by what they hold. */
export type Kind = keyof typeof QUOTAS;

export type KeptRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'cache'> & {
  headers: Pick<Headers, 'get'>;
};

/** The kind of a request; null leaves it to the browser, as for posts, films, documents, data and other sites. */
export function kindOf(url: URL, request: KeptRequest, origin: string): Kind | null {
  if (url.origin !== origin || request.method !== 'GET') return null;
  const { pathname } = url;
  // Pictures fetched for the kept catalogue would evict those that were seen.
  if (pathname.startsWith('/_ipx/')) return request.cache === 'no-cache' ? null : 'pictures';
  if (pathname.startsWith('/_h/')) return 'assets';
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.woff2') ? 'fonts' : 'assets';
  if (isOwnEndpoint(pathname)) return null;
  // Flags, maps and scenes.
  if (request.destination === 'image') return 'pictures';
  return isDocument(request) ? 'pages' : null;
}

/** Whether an address has other bytes after a deploy: flags, maps and scenes have no hash in their names. */
export function mayChange({ pathname }: URL): boolean {
  return !/^\/(?:assets|_h|_ipx)\//.test(pathname);
}

/** Requests for documents by the worker itself, once it is installed, accept HTML. */
function isDocument({ mode, headers }: KeptRequest): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

/**
 * Whether an answer is kept: complete, not redirected, and the same for everybody. Pages that depend on a
 * visitor's language or token, previews and answers to forms are private or not stored (rulings 2.4, 2.5).
 */
export function mayKeep({ status, redirected, type, headers }: Response): boolean {
  return (
    status === 200 && !redirected && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}

/** Whether an answer is a page that may be kept. */
export function mayKeepPage(answer: Response): boolean {
  return mayKeep(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
}
