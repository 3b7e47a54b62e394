import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { joinPages, keepPage, parseShownFrom, readKept, writeKept } from './shown-pages.ts';

/**
 * The products shown in a listing: the page, and those "show more" has put before it. The address is that of the last
 * page; the first page is in the history entry and the pages between are in this tab, so that going back finds the same
 * list at the same position.
 */
export function useShownPages(key: string, page: number, items: readonly ProductCardData[]) {
  const location = useLocation();
  const isHydrated = useHydrated();
  // A new document shows only what it was sent: more would push it down while the visitor reads.
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
    // Moves the focus to the first new product without scrolling.
    const product = list.current?.querySelectorAll('[data-product]')[number];
    product?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [shown.items.length]);

  return {
    shown,
    list,
    /** Called by "show more", so that the focus follows. */
    onMore: () => {
      firstNew.current = shown.items.length;
    },
  };
}
