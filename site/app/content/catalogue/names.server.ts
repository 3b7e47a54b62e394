import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';
import type { Locale } from '../../locale/path.ts';
import { countryTag, type TagCollector } from '../client/tags.ts';
import type { Catalogue } from './catalogue.server.ts';
import { createNameIndex, type Name, type NameIndex } from './name-index.ts';

export type Names = ReturnType<typeof createNames>;

/** Loads the index of a locale's names; throws `ContentError` when there is no catalogue. */
export type LoadNames = (locale: Locale, tags?: TagCollector) => Promise<NameIndex>;

const EVERYTHING = { filters: {}, sort: 'menu', page: 1, pageSize: Number.MAX_SAFE_INTEGER } as const;
/** Names are fresh until their catalogue is read again. */
const FOREVER = { fresh: Number.POSITIVE_INFINITY, whileRevalidating: 0, onError: 0 };
/** Measured at 20,000 products. */
const BYTES_PER_PRODUCT = 320;

/** Creates the loader of name indexes: one per locale, rebuilt in the background after its catalogue was read again. */
export function createNames({
  catalogue,
  clock,
}: {
  catalogue: Pick<Catalogue, 'listProducts' | 'listSlugs' | 'listTerms'>;
  clock: () => number;
}) {
  const cache = createRefreshingCache<{ from: readonly string[]; index: NameIndex }>({
    clock,
    // There are only as many as locales, and all are needed.
    maxBytes: Number.MAX_SAFE_INTEGER,
    // The catalogue already waits for the source to settle.
    settleMs: 0,
    maxWaitMs: 2_000,
  });

  async function make(locale: Locale): Promise<NameIndex> {
    const { items, facets } = await catalogue.listProducts(locale, EVERYTHING);
    const names = facets.flatMap(({ key, values }) =>
      key === 'brand' || key === 'type' || key === 'ingredient'
        ? values.map(({ slug, label, count }): Name => ({ kind: key, slug, name: label, count }))
        : [],
    );
    for (const { facet, slug, name } of await catalogue.listTerms(locale)) {
      if (facet !== 'category') continue;
      const { total } = await catalogue.listProducts(locale, { ...EVERYTHING, type: slug, pageSize: 1 });
      if (total > 0) names.push({ kind: 'category', slug, name, count: total });
    }
    return createNameIndex(items, names, () => nextTurn());
  }

  const load: LoadNames = async (locale, tags) => {
    const key = `${locale.country} ${locale.language}`;
    // The same array until the catalogue is read again.
    const from = await catalogue.listSlugs(locale, tags);
    if (cache.peek(key)?.from !== from) cache.markStale(key);
    const { value, freshForMs } = await cache.read(key, async () => ({
      value: { from, index: await make(locale) },
      lifetime: FOREVER,
      bytes: from.length * BYTES_PER_PRODUCT,
      tags: [countryTag(locale.country), `${locale.country}:catalogue`],
    }));
    tags?.add([], freshForMs);
    return value.index;
  };

  return { load, purge: cache.purge, getStats: cache.getStats };
}
