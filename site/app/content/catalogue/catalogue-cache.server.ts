import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CountryCode } from '../../../../contract/countries.ts';
import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';
import type { Task } from '../../../cache/task.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import { countryTag, createTagCollector, keptTag, type TagCollector } from '../client/tags.ts';
import { GetProductsByBrandDocument } from '../generated/graphql.ts';
import { type CatalogueIndex, createIndexBuilder } from './catalogue-index.server.ts';
import { loadVocabulary } from './catalogue-vocabulary.server.ts';

/** Fresh as long as other answers, or ten times as long as it took to read; an old catalogue is better than none. */
const FRESH_MS = 60_000;
const LIFETIME = { whileRevalidating: Number.POSITIVE_INFINITY, onError: Number.POSITIVE_INFINITY };
const MIN_FRESH_PER_LOAD = 10;
/** A catalogue from before the service failed is soon read again. */
const KEPT_FRESH_MS = 5_000;
/** A catalogue that loads faster than this is awaited after a purge. */
const MAX_WAIT_MS = 2_000;
/** Measured at 20,000 products. */
const BYTES_PER_PRODUCT = 650;

export type CatalogueCacheOptions = {
  client: Pick<ContentClient, 'query' | 'queryPages'>;
  clock: () => number;
  /** How long a country's answers are fresh. */
  freshMsOf?: ((country: CountryCode) => number) | undefined;
};

/** Creates the cache of catalogues, one for each locale, read page by page. */
export function createCatalogueCache({ client, clock, freshMsOf = () => FRESH_MS }: CatalogueCacheOptions) {
  const cache = createRefreshingCache<{ index: CatalogueIndex; keptSince: number | null }>({
    clock,
    // There are only as many as locales, and all are needed: no budget.
    maxBytes: Number.MAX_SAFE_INTEGER,
    minFreshPerLoad: MIN_FRESH_PER_LOAD,
    maxWaitMs: MAX_WAIT_MS,
  });
  const keyOf = ({ country, language }: Locale) => `${country} ${language}`;

  async function loadIndex(locale: Locale, { isBackground }: Task) {
    const { country, language } = locale;
    // All visitors need it: it is read to the end even if one leaves.
    const read = { task: { isBackground }, tags: createTagCollector() };
    const builder = createIndexBuilder(await loadVocabulary(client, locale, read), language, () => nextTurn());
    const pages = client.queryPages(country, GetProductsByBrandDocument, { lang: language }, read);
    for await (const { products } of pages) {
      for (const node of products?.nodes ?? []) builder.add(node);
    }
    const index = await builder.build();
    const keptSince = read.tags.keptSince();
    const tags = [countryTag(country), `${country}:catalogue`];
    if (keptSince !== null) tags.push(keptTag(country));
    const loaded = { value: { index, keptSince }, bytes: index.items.length * BYTES_PER_PRODUCT, tags };
    return keptSince === null
      ? { ...loaded, lifetime: { ...LIFETIME, fresh: freshMsOf(country) } }
      : { ...loaded, lifetime: { ...LIFETIME, fresh: KEPT_FRESH_MS }, isFailure: true };
  }

  /** Reads the catalogue of a locale; throws `ContentError` when there is none. */
  async function read(locale: Locale, tags?: TagCollector, task?: Task): Promise<CatalogueIndex> {
    const served = await cache.read(keyOf(locale), (_held, shared) => loadIndex(locale, shared), task);
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
