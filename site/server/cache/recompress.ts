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
 * Creates the step that recompresses a page with the best brotli at its second visit. It takes a tenth of a second of
 * another core, so it runs one page at a time, and only for pages that are visited again.
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
