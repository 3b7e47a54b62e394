import { isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';
import { homePath, localeOf, parsePath } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';

/** How long the notice stays. */
const NOTICE_MS = 8_000;
/** A region is read out when it changes, not when it appears. */
const REGION_MS = 200;

/**
 * After the first installation: keeps the page, which loaded before the worker, and its locale's home page, unless the
 * visitor saves data; tells the visitor, once.
 */
export function beginOffline(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const { pathname, origin, href } = location;
  // An installed site starts there.
  const home = connection?.saveData ? [] : [origin + homePath(localeOf(parsePath(pathname)))];
  const pages = [...new Set([href, ...home])].map((address) => [address, { headers: { accept: 'text/html' } }]);
  serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...pages, ...files] } });
  const [language = ''] = document.documentElement.lang.split('-');
  if (isLanguageCode(language)) announce(language);
}

function announce(language: LanguageCode): void {
  const notice = document.createElement('p');
  notice.role = 'status';
  notice.className = 'offline-notice';
  document.body.append(notice);
  setTimeout(() => notice.append(m.offline_ready({}, { locale: language })), REGION_MS);
  setTimeout(() => notice.remove(), NOTICE_MS);
}
