import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { joinPages, keepPage, parseShownFrom, readKept, writeKept } from './shown-pages.ts';

/**
 * Gives the products of a listing that are shown: the page, and those "show more" put before it. The address is that of
 * the last page; where it began is in the history entry, and the pages between in this tab, so that coming back from a
 * product finds the same list in the same place.
 */
export function useShownPages(key: string, page: number, items: readonly ProductCardData[]) {
  const location = useLocation();
  const isHydrated = useHydrated();
  // A document that has just come shows what it was sent: the rest would push it down under the visitor's hands.
  const [kept, setKept] = useState(() => keepPage(isHydrated ? readKept(sessionStorage, key) : null, key, page, items));
  const current = keepPage(kept, key, page, items);
  if (current !== kept) setKept(current);
  const shown = joinPages(current, parseShownFrom(location.state, page), page);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (shown.from < page) writeKept(sessionStorage, current);
  }, [current, shown.from, page]);

  useEffect(() => {
    const number = firstNew.current;
    if (number === null || shown.items.length <= number) return;
    firstNew.current = null;
    // The keyboard goes on where the new products begin; the page does not move.
    const product = list.current?.querySelectorAll('[data-product]')[number];
    product?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [shown.items.length]);

  return {
    shown,
    list,
    /** Notes that more was asked for, so that the focus follows. */
    onMore: () => {
      firstNew.current = shown.items.length;
    },
  };
}
