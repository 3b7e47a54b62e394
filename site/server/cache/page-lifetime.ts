import type { TagCollector } from '../../app/content/client/tags.ts';
import { shortenLifetime } from '../../app/content/pages/schedule.ts';
import { LIFETIMES } from '../../app/routes/cache-control.ts';
import { CACHE_TAGS_HEADER, INCOMPLETE_HEADER } from './answer.ts';

/** The age in seconds of the oldest part of a page whose content service no longer answers. */
const CONTENT_AGE_HEADER = 'x-content-age';

/**
 * Limits the lifetime a route declares to that of the content its loaders read and to the next change of a slide
 * (rulings 6). A page with a part missing is kept briefly, and only if there is no complete one; a page of values that
 * are unknown to the content is not kept.
 */
export function setLifetime(response: Response, tags: TagCollector, now: number): Response {
  const { headers, status } = response;
  headers.set(CACHE_TAGS_HEADER, tags.tags().join(','));
  const keptSince = tags.keptSince();
  if (keptSince !== null) headers.set(CONTENT_AGE_HEADER, String(Math.max(0, Math.floor((now - keptSince) / 1000))));
  const declared = headers.get('cache-control') ?? (status === 404 ? LIFETIMES.missing : LIFETIMES.none);
  const isShared = declared !== LIFETIMES.none && tags.freshForMs() > 0;
  if (isShared && tags.isIncomplete() && status === 200) headers.set(INCOMPLETE_HEADER, 'true');
  headers.set('cache-control', isShared ? resolveLifetime(declared, tags, now) : LIFETIMES.none);
  return response;
}

function resolveLifetime(declared: string, tags: TagCollector, now: number): string {
  // A failed part has no tags or lifetime.
  if (tags.isIncomplete()) return LIFETIMES.incomplete;
  if (tags.isUnknown()) return LIFETIMES.unknown;
  return shortenLifetime(limitFreshness(declared, tags.freshForMs()), tags.nextChange(), now);
}

/** A page is fresh no longer than the content it was made from. */
function limitFreshness(cacheControl: string, freshForMs: number): string {
  const seconds = Math.ceil(freshForMs / 1000);
  return cacheControl.replace(
    /s-maxage=(\d+)/,
    (_match, declared) => `s-maxage=${Math.min(Number(declared), seconds)}`,
  );
}
