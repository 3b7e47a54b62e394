import { useEffect } from 'react';

/**
 * Loads lazy pictures within the configured share of the window (spec §9). The browser's own distance is the least:
 * 0 % adds nothing to it (decision 0021).
 */
export function useLazyLoadOffset(percent: number): void {
  useEffect(() => (percent > 0 ? hastenPictures(percent) : undefined), [percent]);
}

function hastenPictures(percent: number): () => void {
  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        target.loading = 'eager';
        nearing.unobserve(target);
      }
    },
    { rootMargin: `${percent}%` },
  );
  const observe = () => {
    for (const picture of document.querySelectorAll('img[loading="lazy"]')) nearing.observe(picture);
  };
  // Pages change, and lists grow.
  const changes = new MutationObserver(observe);
  changes.observe(document.body, { childList: true, subtree: true });
  observe();
  return () => {
    changes.disconnect();
    nearing.disconnect();
  };
}
