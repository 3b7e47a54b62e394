import { LRUCache } from 'lru-cache';
import { parseMediaSource } from '../cleaning/media-source.ts';

/** What a page says of a file beside its name. */
export type FileFacts = { bytes: number | null; changed: string | null };

/** Tells size and date of a file of this site's `/media/` addresses, or null when nobody knows. */
export type LoadFileFacts = (address: string) => Promise<FileFacts | null>;

const MEDIA = '/media/';
const KEPT = 2_000;
const KEPT_MS = 3_600_000;
const FAILED_MS = 30_000;

/**
 * Creates the reader of file facts: the content service states none (contract, MediaItem), so the file itself is asked,
 * once an hour at most; a page is never late for it by more than `timeoutMs`.
 */
export function createFileFacts(options: {
  origins: readonly string[];
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}): LoadFileFacts {
  const { origins, fetch, timeoutMs = 2_000 } = options;
  const known = new LRUCache<string, Promise<FileFacts | null>>({ max: KEPT, ttl: KEPT_MS });

  async function ask(url: URL): Promise<FileFacts | null> {
    try {
      const answer = await fetch(url, { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      return answer.ok ? readFacts(answer.headers) : null;
    } catch {
      // A size is a courtesy: the link works without it.
      return null;
    }
  }

  return (address) => {
    const url = address.startsWith(MEDIA) ? parseMediaSource(address.slice(MEDIA.length), origins) : null;
    if (url === null) return Promise.resolve(null);
    const asked = known.get(url.href);
    if (asked) return asked;
    const asking = ask(url);
    known.set(url.href, asking);
    asking.then((facts) => {
      if (facts === null) known.set(url.href, asking, { ttl: FAILED_MS });
    });
    return asking;
  };
}

function readFacts(headers: Headers): FileFacts {
  const bytes = Number(headers.get('content-length'));
  const changed = Date.parse(headers.get('last-modified') ?? '');
  return {
    bytes: Number.isInteger(bytes) && bytes > 0 ? bytes : null,
    changed: Number.isNaN(changed) ? null : new Date(changed).toISOString(),
  };
}
