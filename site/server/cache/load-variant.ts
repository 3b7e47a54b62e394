import type { RefreshingCache } from '../../cache/refreshing-cache.ts';
import type { Encoding } from '../http/accept-encoding.ts';
import { buildGzip } from '../http/compress.ts';
import { countBytes } from './count-bytes.ts';
import { loadPlain, type PageEntry, type Variant } from './page-entry.ts';

/** Creates the loader of a page's encodings. Gzip is made when it is first asked for, and then kept. */
export function createLoadVariant(cache: Pick<RefreshingCache<PageEntry>, 'peek' | 'weigh'>) {
  const zipping = new Map<PageEntry, Promise<Variant>>();

  return async function loadVariant(entry: PageEntry, encoding: Encoding): Promise<Variant> {
    const variant = entry.variants[encoding];
    if (variant.body !== null) return { ...variant, body: variant.body };
    return encoding === 'gzip' ? zip(entry) : { ...variant, body: await loadPlain(entry) };
  };

  function zip(entry: PageEntry): Promise<Variant> {
    const running = zipping.get(entry);
    if (running !== undefined) return running;
    const made = addGzip(entry).finally(() => {
      zipping.delete(entry);
      if (cache.peek(entry.key) === entry) cache.weigh(entry.key, entry.bytes);
    });
    zipping.set(entry, made);
    return made;
  }
}

/** Adds the gzip of an entry, on the first request for it. */
async function addGzip(entry: PageEntry): Promise<Variant> {
  const made = { ...entry.variants.gzip, body: await buildGzip(await loadPlain(entry)) };
  entry.variants.gzip = made;
  entry.bytes = countBytes(entry);
  return made;
}
