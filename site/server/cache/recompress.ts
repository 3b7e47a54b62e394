import { createConcurrencyLimit } from '../../cache/concurrency-limit.ts';
import type { RefreshingCache } from '../../cache/refreshing-cache.ts';
import { buildBrotli } from '../http/compress.ts';
import { loadPlain, type PageEntry, replaceBrotli } from './page-entry.ts';

export type RecompressOptions = {
  cache: Pick<RefreshingCache<PageEntry>, 'peek' | 'weigh'>;
  idle: () => Promise<void>;
  onError: (error: unknown, key: string) => void;
};

/**
 * Creates the step that gives pages their best brotli at their second visit: it takes a tenth of a second of another
 * core, so it is for pages that are asked for again, one at a time.
 */
export function createRecompress({ cache, idle, onError }: RecompressOptions): (entry: PageEntry) => void {
  const limit = createConcurrencyLimit({ atOnce: 1 });

  async function recompress(entry: PageEntry): Promise<void> {
    await idle();
    if (cache.peek(entry.key) !== entry) return;
    replaceBrotli(entry, await buildBrotli(await loadPlain(entry), 11));
    cache.weigh(entry.key, entry.bytes);
  }

  return (entry) => {
    if (entry.isQueued || entry.isRecompressed || entry.variants.identity.body !== null) return;
    entry.isQueued = true;
    limit(() => recompress(entry)).catch((error: unknown) => onError(error, entry.key));
  };
}
