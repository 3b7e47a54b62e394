import type { RefreshingCache } from '../../cache/refreshing-cache.ts';
import { buildBrotli } from '../http/compress.ts';
import { loadPlain, type PageEntry, replaceBrotli } from './page-entry.ts';

type RecompressOptions = {
  cache: Pick<RefreshingCache<PageEntry>, 'peek' | 'weigh'>;
  idle: () => Promise<void>;
  onError: (error: unknown, key: string) => void;
};

const canShrink = ({ isRecompressed, variants }: PageEntry) => !isRecompressed && variants.identity.body === null;

/**
 * Creates the step that recompresses a page with the best brotli at its second visit. It takes a tenth of a second of
 * another core, so it runs one page at a time, and only for pages that are visited again. On a busy machine they wait for
 * long and are rendered again meanwhile: the queue has their keys, not their entries.
 */
export function createRecompress({ cache, idle, onError }: RecompressOptions): (entry: PageEntry) => void {
  const waiting = new Set<string>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const key of waiting) {
      await recompress(key).catch((error: unknown) => onError(error, key));
      waiting.delete(key);
    }
    isRunning = false;
  }

  async function recompress(key: string): Promise<void> {
    await idle();
    const entry = cache.peek(key);
    if (entry === undefined || !canShrink(entry)) return;
    const body = await buildBrotli(await loadPlain(entry), 11);
    // It may have been rendered again meanwhile, usually to the same bytes.
    const held = cache.peek(key);
    if (held?.variants.identity.etag !== entry.variants.identity.etag) return;
    replaceBrotli(held, body);
    cache.weigh(key, held.bytes);
  }

  return (entry) => {
    if (!canShrink(entry)) return;
    waiting.add(entry.key);
    if (!isRunning) void run();
  };
}
