import { useSyncExternalStore } from 'react';
import { hasConsent, useConsent } from '../analytics/consent.ts';

/** The shop where a visitor bought last, on this device. */
const KEY = 'last-shop';

/** Remembers the shop of a link that was followed, after "Understood" only. */
export function noteLastShop(shop: string): void {
  if (!hasConsent(document.cookie)) return;
  try {
    localStorage.setItem(KEY, shop);
  } catch {
    // A full or blocked storage is ignored.
  }
}

/** The shop used last on this device; null before hydration, without consent, and when there is none. */
export function useLastShop(): string | null {
  const isAllowed = useConsent();
  return useSyncExternalStore(
    watchNothing,
    () => (isAllowed ? readLastShop() : null),
    () => null,
  );
}

function readLastShop(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function watchNothing(): () => void {
  return () => undefined;
}
