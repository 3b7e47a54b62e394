import { isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';
import { m } from '../messages/generated/messages.js';

/** How long the notice stays. */
const NOTICE_MS = 8_000;
/** A region is read out when it changes, not when it appears. */
const REGION_MS = 200;

/** After the first installation: the page came before the worker and is kept now; the visitor is told, once. */
export function beginOffline(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const page = [location.href, { headers: { accept: 'text/html' } }];
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
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
