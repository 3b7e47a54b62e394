import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type SnapRow<E extends HTMLElement> = {
  row: RefObject<E | null>;
  /** The item in view. */
  index: number;
  goTo: (index: number) => void;
  /** Scrolls by a share of the row's width, in reading direction. */
  moveBy: (share: number) => void;
};

/** Whether the visitor prefers reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Controls a scroll-snap row of items as wide as the row. The scroll position is the only state, so that swiping, keys,
 * links to an item and buttons always agree; in RTL it is negative.
 */
export function useSnapRow<E extends HTMLElement>(): SnapRow<E> {
  const row = useRef<E>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () => setIndex(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, []);

  const goTo = useCallback((target: number) => {
    const element = row.current;
    if (!element) return;
    const left = readingSign(element) * target * element.clientWidth;
    element.scrollTo({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }, []);

  const moveBy = useCallback((share: number) => {
    const element = row.current;
    if (!element) return;
    const left = readingSign(element) * share * element.clientWidth;
    element.scrollBy({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }, []);

  return { row, index, goTo, moveBy };
}

function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** The step of an arrow key in the page's direction, 0 for other keys: in Arabic the left arrow advances. */
export function stepOfKey(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
