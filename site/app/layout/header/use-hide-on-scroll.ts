import { useEffect, useState } from 'react';
import { PAGE_VIEW_EVENT } from '../../analytics/track-event.ts';
import { followScroll } from './hide-on-scroll.ts';

declare global {
  /** The scroll position when the page's scripts were requested (site/server/defer-hydration.ts). */
  var touchedAt: number | undefined;
}

/** Whether scrolling has hidden the header (spec §4); scrolling before hydration counts. */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let state = { isHidden: false, from: window.touchedAt ?? window.scrollY };
    function onScroll() {
      // Placeholders out of view may load from now on (styles/base.css).
      document.documentElement.dataset.scrolled = '';
      state = followScroll(state, window.scrollY);
      setHidden(state.isHidden);
    }
    if (window.scrollY !== state.from) onScroll();
    // The position where a page opens, or is restored, does not count as scrolling.
    const onPage = () => {
      state = { isHidden: false, from: window.scrollY };
      setHidden(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener(PAGE_VIEW_EVENT, onPage);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener(PAGE_VIEW_EVENT, onPage);
    };
  }, []);
  return isHidden;
}
