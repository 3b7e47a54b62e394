import { useEffect, useState } from 'react';
import { followScroll } from './follow-scroll.ts';

/** Whether scrolling has hidden the header (spec §4). */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let state = { isHidden: false, from: window.scrollY };
    function onScroll() {
      // Placeholders out of view may load from now on (styles/base.css).
      document.documentElement.dataset.scrolled = '';
      state = followScroll(state, window.scrollY);
      setHidden(state.isHidden);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
