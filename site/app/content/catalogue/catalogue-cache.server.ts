import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { LoadedValue } from '../../../cache/cache-entry.ts';
import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';
import type { Task } from '../../../cache/task.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import { countryTag, type TagCollector } from '../client/tags.ts';
import { GetProductsByBrandDocument } from '../generated/graphql.ts';
import { type CatalogueIndex, createIndexBuilder } from './catalogue-index.server.ts';
import { loadVocabulary } from './catalogue-vocabulary.server.ts';

/** Fresh for a minute, or ten times as long as it took to read; an old catalogue is better than none. */
const LIFETIME = { fresh: 60_000, whileRevalidating: Number.POSITIVE_INFINITY, onError: Number.POSITIVE_INFINITY };
const LOAD_SHARE = 10;
/** A catalogue that loads faster than this is awaited after a purge. */
const MAX_WAIT_MS = 2_000;
/** Measured at 20,000 products. */
const BYTES_PER_PRODUCT = 650;

/** Creates the cache of catalogues, one for each locale, read page by page. */
export function createCatalogueCache({
  client,
  clock,
}: {
  client: Pick<ContentClient, 'queryPages'>;
  clock: () => number;
}) {
  const cache = createRefreshingCache<CatalogueIndex>({
    clock,
    // There are only as many as locales, and all are needed: no budget.
    maxBytes: Number.MAX_SAFE_INTEGER,
    loadShare: LOAD_SHARE,
    maxWaitMs: MAX_WAIT_MS,
  });
  const keyOf = ({ country, language }: Locale) => `${country} ${language}`;

  async function loadIndex(locale: Locale, { isBackground }: Task): Promise<LoadedValue<CatalogueIndex>> {
    const { country, language } = locale;
    // Everybody needs it: it is read to the end, whoever leaves.
    const task = { isBackground };
    const builder = createIndexBuilder(await loadVocabulary(client, locale, task), language, () => yieldTurn());
    const pages = client.queryPages(country, GetProductsByBrandDocument, { lang: language }, task);
    for await (const { products } of pages) {
      for (const node of products?.nodes ?? []) builder.add(node);
    }
    const value = await builder.build();
    const tags = [countryTag(country), `${country}:catalogue`];
    return { value, lifetime: LIFETIME, bytes: value.items.length * BYTES_PER_PRODUCT, tags };
  }

  /** Reads the catalogue of a locale; throws `ContentError` when there is none. */
  async function read(locale: Locale, tags?: TagCollector): Promise<CatalogueIndex> {
    const served = await cache.read(keyOf(locale), (_held, task) => loadIndex(locale, task));
    tags?.add(served.tags, served.freshForMs);
    return served.value;
  }

  return {
    read,
    /** The catalogue of a locale if it was read, however old. */
    peek: (locale: Locale): CatalogueIndex | undefined => cache.peek(keyOf(locale)),
    purge: cache.purge,
    getStats: cache.getStats,
  };
}
