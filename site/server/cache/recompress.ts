import type { RefreshingCache } from '../../cache/refreshing-cache.ts';
import { buildBrotli } from '../http/compress.ts';
import { loadPlain, type PageEntry, replaceBrotli } from './page-entry.ts';

type RecompressOptions = {
  cache: Pick<RefreshingCache<PageEntry>, 'peek' | 'weigh'>;
  idle: () => Promise<void>;
  onError: (error: unknown, key: string) => void;
};

/** Pages that wait: more than the sample site has. Further ones are noted at a later visit. */
const MAX_WAITING = 5_000;

/** Missing pages are endless, and gone before their turn. */
const canShrink = ({ status, isRecompressed, variants }: PageEntry) =>
  status === 200 && !isRecompressed && variants.identity.body === null;

/**
 * Creates the step that recompresses a page with the best brotli at its second visit. It takes a tenth of a second of
 * another core, so it runs one page at a time, and only for pages that are visited again. On a busy machine they wait for
 * long and are rendered again meanwhile: the queue has their keys, not their entries.
 */
export function createRecompress({ cache, idle, onError }: RecompressOptions) {
  const waiting = new Set<string>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const key of waiting) {
      // One that is gone costs no wait.
      if (find(key) !== null) await recompress(key).catch((error: unknown) => onError(error, key));
      waiting.delete(key);
    }
    isRunning = false;
  }

  /** The page of a key as it is now, if it can be smaller. */
  function find(key: string): PageEntry | null {
    const entry = cache.peek(key);
    return entry !== undefined && canShrink(entry) ? entry : null;
  }

  async function recompress(key: string): Promise<void> {
    await idle();
    const entry = find(key);
    if (entry === null) return;
    const body = await buildBrotli(await loadPlain(entry), 11);
    // It may have been rendered again meanwhile, usually to the same bytes.
    const held = cache.peek(key);
    if (held?.variants.identity.etag !== entry.variants.identity.etag) return;
    replaceBrotli(held, body);
    cache.weigh(key, held.bytes);
  }

  return {
    /** Notes a visit of a page. */
    note: (entry: PageEntry): void => {
      if (!canShrink(entry) || waiting.size >= MAX_WAITING) return;
      waiting.add(entry.key);
      if (!isRunning) void run();
    },
    /** The pages that wait. */
    getStats: () => ({ entries: waiting.size, bytes: [...waiting].reduce((sum, { length }) => sum + length, 0) }),
  };
}
