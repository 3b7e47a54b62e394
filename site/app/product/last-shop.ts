import { useLayoutEffect, useRef } from 'react';
import { hasConsent } from '../analytics/consent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The shop where a visitor bought last, on this device; the page's first script writes and reads it too. */
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

/**
 * Puts the last used shop first on a page opened by client navigation. On others the first script has done so
 * (site/server/page-script.ts): hydration never changes the order under a finger.
 */
export function useShowLastShop(): void {
  const isOpenedInside = useRef(useHydrated()).current;
  useLayoutEffect(() => {
    if (!isOpenedInside || !hasConsent(document.cookie)) return;
    try {
      document.documentElement.setAttribute('data-shop', localStorage.getItem(KEY) ?? '');
    } catch {
      // A blocked storage is ignored.
    }
  }, [isOpenedInside]);
}
