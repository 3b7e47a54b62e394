import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { isDocument, loadCode } from './load-document.ts';

/**
 * A part of a page whose code is loaded with the pages that have it. A document has the part as HTML, and keeps it if
 * the code cannot be loaded.
 */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadCode(load) };
    } catch (error) {
      if (!import.meta.env.SSR && isDocument()) return new Promise(() => {});
      throw error;
    }
  });
}
