import type { Lifetime } from '../../cache/cache-entry.ts';

/**
 * Parses the lifetime a Cache-Control value gives shared caches; null when they must not store the answer (RFC 9111).
 */
export function parseLifetime(cacheControl: string | null): Lifetime | null {
  const directives = parseDirectives(cacheControl ?? '');
  if (directives.has('private') || directives.has('no-store') || directives.has('no-cache')) return null;
  const fresh = directives.get('s-maxage') ?? directives.get('max-age');
  if (fresh === undefined) return null;
  const lifetime = {
    fresh: parseSeconds(fresh),
    whileRevalidating: parseSeconds(directives.get('stale-while-revalidate')),
    onError: parseSeconds(directives.get('stale-if-error')),
  };
  return lifetime.fresh + lifetime.whileRevalidating + lifetime.onError > 0 ? lifetime : null;
}

/**
 * Whether an answer is of content, whose number is limited: only those are served stale while they are made again,
 * however briefly. Searches, comparisons and made-up addresses are endless.
 */
export function isOfContent(cacheControl: string): boolean {
  return cacheControl.includes('stale-while-revalidate=');
}

function parseDirectives(cacheControl: string): Map<string, string> {
  const directives = new Map<string, string>();
  for (const part of cacheControl.split(',')) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
    const directive = name.toLowerCase();
    if (directive !== '' && !directives.has(directive)) directives.set(directive, value.replaceAll('"', ''));
  }
  return directives;
}

/** An unreadable number of seconds counts as zero: a wrong value must not keep an answer alive. */
function parseSeconds(value = ''): number {
  return /^\d{1,9}$/.test(value) ? Number(value) * 1000 : 0;
}
