import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Draws pictures that lie out of view sideways once the visitor has touched the page: a browser would fetch them with
 * the first screen otherwise. Without scripts they are there at once.
 */
export function WhenTouched({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>;
}
