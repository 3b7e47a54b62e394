import { useSyncExternalStore } from 'react';

/** The cookie that "Understood" sets (spec §9); site/server/page-script.ts dispatches the event. */
export const CONSENT_COOKIE = 'CookiePolicy=CookieAccepted';
export const CONSENT_EVENT = 'cookies-accepted';

/** Whether a `document.cookie` shows that the visitor has pressed "Understood". */
export function hasConsent(cookies: string): boolean {
  return cookies.split('; ').includes(CONSENT_COOKIE);
}

/** Whether the visitor has pressed "Understood", on an earlier page or this one; false on the server. */
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
