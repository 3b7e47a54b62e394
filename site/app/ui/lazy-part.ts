import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from './load-document.ts';

/** A part of a page whose code comes with the pages that have it. */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
