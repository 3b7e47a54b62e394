import { setImmediate as yieldTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { allLocales } from '../../locale/locales.ts';
import type { Locale } from '../../locale/path.ts';
import type { TagCollector } from '../client/tags.ts';
import type { Catalogue } from './catalogue.server.ts';
import { createNameIndex, type Name, type NameIndex } from './name-index.ts';

/** Gives the index of a locale's names; throws `ContentError` when there is no catalogue to read them from. */
export type LoadNames = (locale: Locale, tags?: TagCollector) => Promise<NameIndex>;

const EVERYTHING = { filters: {}, sort: 'menu', page: 1, pageSize: Number.MAX_SAFE_INTEGER } as const;

/** Creates the reader of name indexes: one for each locale, made again when its catalogue was read again. */
export function createNames(catalogue: Pick<Catalogue, 'listProducts' | 'listSlugs' | 'listTerms'>): LoadNames {
  const made = new LRUCache<string, { from: readonly string[]; index: Promise<NameIndex> }>({ max: allLocales.length });

  async function make(locale: Locale): Promise<NameIndex> {
    const { items, facets } = await catalogue.listProducts(locale, EVERYTHING);
    const names = facets.flatMap(({ key, values }) =>
      key === 'brand' || key === 'type' || key === 'ingredient'
        ? values.map(({ slug, label, count }): Name => ({ kind: key, slug, name: label, count }))
        : [],
    );
    for (const { facet, slug, name } of await catalogue.listTerms(locale)) {
      if (facet !== 'group') continue;
      const { total } = await catalogue.listProducts(locale, { ...EVERYTHING, type: slug, pageSize: 1 });
      if (total > 0) names.push({ kind: 'group', slug, name, count: total });
    }
    return createNameIndex(items, names, () => yieldTurn());
  }

  return async (locale, tags) => {
    const key = `${locale.country} ${locale.language}`;
    // The same list while the catalogue stands.
    const from = await catalogue.listSlugs(locale, tags);
    const known = made.get(key);
    if (known?.from === from) return known.index;
    const index = make(locale).catch((error: unknown) => {
      made.delete(key);
      throw error;
    });
    // The names of a moment ago do while the new ones are made.
    made.set(key, { from, index: known ? known.index : index });
    if (!known) return index;
    index.then(
      () => made.set(key, { from, index }),
      () => {},
    );
    return known.index;
  };
}
