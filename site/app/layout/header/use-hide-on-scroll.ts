import { useEffect, useState } from 'react';
import { followScroll } from './follow-scroll.ts';

/** Whether the header is scrolled out of view (spec §4). */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let state = { isHidden: false, from: window.scrollY };
    function onScroll() {
      // From here on pictures out of view may have their placeholders (styles/base.css).
      document.documentElement.dataset.scrolled = '';
      state = followScroll(state, window.scrollY);
      setHidden(state.isHidden);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
