import { setImmediate as yieldTurn } from 'node:timers/promises';
import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';
import type { Task } from '../../../cache/task.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import { countryTag, createTagCollector, type TagCollector } from '../client/tags.ts';
import { GetProductsByBrandDocument } from '../generated/graphql.ts';
import { type CatalogueIndex, createIndexBuilder } from './catalogue-index.server.ts';
import { loadVocabulary } from './catalogue-vocabulary.server.ts';

/** Fresh for a minute, or ten times as long as it took to read; an old catalogue is better than none. */
const LIFETIME = { fresh: 60_000, whileRevalidating: Number.POSITIVE_INFINITY, onError: Number.POSITIVE_INFINITY };
const LOAD_SHARE = 10;
/** One from before the service failed is soon read again. */
const KEPT_FRESH_MS = 5_000;
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
  const cache = createRefreshingCache<{ index: CatalogueIndex; keptSince: number | null }>({
    clock,
    // There are only as many as locales, and all are needed: no budget.
    maxBytes: Number.MAX_SAFE_INTEGER,
    loadShare: LOAD_SHARE,
    maxWaitMs: MAX_WAIT_MS,
  });
  const keyOf = ({ country, language }: Locale) => `${country} ${language}`;

  async function loadIndex(locale: Locale, { isBackground }: Task) {
    const { country, language } = locale;
    // Everybody needs it: it is read to the end, whoever leaves.
    const read = { task: { isBackground }, tags: createTagCollector() };
    const builder = createIndexBuilder(await loadVocabulary(client, locale, read), language, () => yieldTurn());
    const pages = client.queryPages(country, GetProductsByBrandDocument, { lang: language }, read);
    for await (const { products } of pages) {
      for (const node of products?.nodes ?? []) builder.add(node);
    }
    const index = await builder.build();
    const keptSince = read.tags.keptSince();
    const tags = [countryTag(country), `${country}:catalogue`, ...read.tags.tags()];
    const loaded = { value: { index, keptSince }, bytes: index.items.length * BYTES_PER_PRODUCT, tags };
    return keptSince === null
      ? { ...loaded, lifetime: LIFETIME }
      : { ...loaded, lifetime: { ...LIFETIME, fresh: KEPT_FRESH_MS }, isFailure: true };
  }

  /** Reads the catalogue of a locale; throws `ContentError` when there is none. */
  async function read(locale: Locale, tags?: TagCollector): Promise<CatalogueIndex> {
    const served = await cache.read(keyOf(locale), (_held, task) => loadIndex(locale, task));
    tags?.add(served.tags, served.freshForMs);
    const { index, keptSince } = served.value;
    if (keptSince !== null) tags?.addKept([], keptSince);
    return index;
  }

  return {
    read,
    /** The catalogue of a locale if it was read, however old. */
    peek: (locale: Locale): CatalogueIndex | undefined => cache.peek(keyOf(locale))?.index,
    purge: cache.purge,
    getStats: cache.getStats,
  };
}
