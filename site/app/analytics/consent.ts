import { useSyncExternalStore } from 'react';

/** The cookie that "Understood" sets (spec §9), and what the document is told then (site/server/page-script.ts). */
export const CONSENT_COOKIE = 'CookiePolicy=CookieAccepted';
export const CONSENT_EVENT = 'cookies-accepted';

/** Whether the visitor has pressed "Understood", by a `document.cookie`. */
export function hasConsent(cookies: string): boolean {
  return cookies.split('; ').includes(CONSENT_COOKIE);
}

/** Whether the visitor has pressed "Understood", on an earlier page or on this one; never on the server. */
export function useConsent(): boolean {
  return useSyncExternalStore(
    watchConsent,
    () => hasConsent(document.cookie),
    () => false,
  );
}

function watchConsent(onChange: () => void): () => void {
  document.addEventListener(CONSENT_EVENT, onChange);
  return () => document.removeEventListener(CONSENT_EVENT, onChange);
}
