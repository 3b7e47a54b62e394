import type { ReactNode } from 'react';
import { buildImageSrc } from './image-address.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Draws pictures that lie out of view sideways once the visitor has touched the page: a browser would fetch them with
 * the first screen otherwise. Without scripts a plain one is there at once: its choices would weigh on every page.
 */
export function WhenTouched({ plain, children }: { plain: PlainPicture; children: ReactNode }) {
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

/** Enough for a phone, and bearable on a wide screen. */
const PLAIN_WIDTH = 996;

type PlainPicture = { source: string | null | undefined; alt: string; className: string };
