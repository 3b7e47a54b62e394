import type { TagCollector } from '../../app/content/client/tags.ts';
import { shortenLifetime } from '../../app/content/pages/schedule.ts';
import { lifetimes } from '../../app/routes/cache-control.ts';
import { cacheTagsHeader } from './answer.ts';

/**
 * Takes the answer of a route and what its loaders gathered and says how long the page may be kept: as long as the route
 * declares, no longer than what it read is fresh, and not past the next slide (rulings 6). The tags go with it.
 */
export function setLifetime(response: Response, tags: TagCollector, now: number): Response {
  response.headers.set(cacheTagsHeader, tags.tags().join(','));
  const declared = response.headers.get('cache-control');
  const undeclared = response.status === 404 ? lifetimes.missing : lifetimes.none;
  const lifetime =
    declared === null
      ? undeclared
      : shortenLifetime(limitFreshness(declared, tags.freshForMs()), tags.nextChange(), now);
  response.headers.set('cache-control', lifetime);
  return response;
}

/** A page is fresh no longer than what it was made from; one with a part missing is not kept at all. */
function limitFreshness(cacheControl: string, freshForMs: number): string {
  if (freshForMs === 0) return lifetimes.none;
  const seconds = Math.ceil(freshForMs / 1000);
  return cacheControl.replace(
    /s-maxage=(\d+)/,
    (_match, declared) => `s-maxage=${Math.min(Number(declared), seconds)}`,
  );
}
