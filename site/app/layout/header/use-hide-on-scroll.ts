import { useEffect, useState } from 'react';

/** spec §4, §9: the header hides on scrolling down by more than 50 px and reappears on scrolling up. */
const THRESHOLD = 50;

export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let anchor = window.scrollY;
    function onScroll() {
      // From here on pictures out of view may have their placeholders (styles/base.css).
      document.documentElement.dataset.scrolled = '';
      const position = Math.max(0, window.scrollY);
      if (position < anchor || position < THRESHOLD) {
        setHidden(false);
        anchor = position;
      } else if (position - anchor > THRESHOLD) {
        setHidden(true);
        anchor = position;
      }
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
