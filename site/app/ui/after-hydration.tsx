import type { ReactNode } from 'react';
import { buildImageSrc } from './image-address.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Draws pictures that are scrolled out of view sideways only after hydration; browsers would fetch them with the first
 * screen. Without JavaScript there is one plain `img`: the full set of sources would add to every page.
 */
export function AfterHydration({ plain, children }: { plain: PlainPicture; children: ReactNode }) {
  if (useHydrated()) return children;
  return (
    <noscript>
      {plain.source && (
        <img
          src={buildImageSrc(plain.source, PLAIN_WIDTH)}
          alt={plain.alt}
          loading="lazy"
          decoding="async"
          className={plain.className}
        />
      )}
    </noscript>
  );
}

/** Enough for phones, acceptable on wide screens. */
const PLAIN_WIDTH = 996;

type PlainPicture = { source: string | null | undefined; alt: string; className: string };
