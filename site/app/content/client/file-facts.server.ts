import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';
import { parseMediaSource } from '../cleaning/media-source.ts';

/** The facts a page shows about a file beside its name. */
export type FileFacts = { bytes: number | null; changed: string | null };

/** Loads size and date of a file under `/media/`; null when unknown. */
export type LoadFileFacts = (address: string) => Promise<FileFacts | null>;

const MEDIA = '/media/';
const KEPT = 2_000;
const HOUR_MS = 3_600_000;
const KNOWN = { fresh: HOUR_MS, whileRevalidating: 24 * HOUR_MS, onError: 24 * HOUR_MS };
const RETRY_MS = 30_000;
const UNKNOWN = { fresh: RETRY_MS, whileRevalidating: 0, onError: 0 };

/**
 * Creates the loader of file facts. The content service has none (contract, MediaItem), so the file itself is
 * requested, at most once an hour and in the background after that; a page waits no longer than `timeoutMs`.
 */
export function createFileFacts(options: {
  origins: readonly string[];
  fetch: typeof globalThis.fetch;
  clock: () => number;
  timeoutMs?: number;
}) {
  const { origins, fetch, clock, timeoutMs = 2_000 } = options;
  const cache = createRefreshingCache<FileFacts | null>({
    clock,
    maxBytes: KEPT * 1_000,
    maxEntries: KEPT,
    retryMs: RETRY_MS,
  });

  async function ask(url: URL): Promise<FileFacts | null> {
    try {
      const answer = await fetch(url, { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      return answer.ok ? readFacts(answer.headers) : null;
    } catch {
      // The link works without the size.
      return null;
    }
  }

  const load: LoadFileFacts = async (address) => {
    const url = address.startsWith(MEDIA) ? parseMediaSource(address.slice(MEDIA.length), origins) : null;
    if (url === null) return null;
    const { value } = await cache.read(url.href, async () => {
      const facts = await ask(url);
      return { value: facts, lifetime: facts ? KNOWN : UNKNOWN, isFailure: facts === null, bytes: 100 };
    });
    return value;
  };

  return { load, getStats: cache.getStats };
}

function readFacts(headers: Headers): FileFacts {
  const bytes = Number(headers.get('content-length'));
  const changed = Date.parse(headers.get('last-modified') ?? '');
  return {
    bytes: Number.isInteger(bytes) && bytes > 0 ? bytes : null,
    changed: Number.isNaN(changed) ? null : new Date(changed).toISOString(),
  };
}
