import { allLocales } from '../../locale/locales.ts';
import type { Locale } from '../../locale/path.ts';
import type { Catalogue } from '../catalogue/catalogue.server.ts';
import type { ContentClient } from '../client/client.server.ts';
import { optional } from '../client/optional.ts';
import type { TagCollector } from '../client/tags.ts';
import { createIndexLoader } from './index-loader.server.ts';
import { collectionOf, isIn, OWN_PAGES, productOf } from './locale-index.ts';

/** The requesting page. */
type Reader = { locale: Locale; tags: TagCollector };

export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** Creates the index of what exists in each locale. */
export function createSiteIndex({
  content,
  catalogue,
  soleLanguageOf = () => null,
}: {
  content: Pick<ContentClient, 'query'>;
  soleLanguageOf?: ContentClient['soleLanguageOf'];
  catalogue: Pick<Catalogue, 'listSlugs' | 'hasProduct' | 'hasCollection' | 'listCollections' | 'listChanges'>;
}) {
  const { load, translate, getStats } = createIndexLoader({ content });

  /** Whether a locale has texts of its own: without a language extension a service has one language (decision 0133). */
  function isWritten({ country, language }: Locale): boolean {
    return (soleLanguageOf(country) ?? language) === language;
  }

  /** The locales with texts of their own. */
  const listLocales = () => allLocales.filter(isWritten);

  /** Whether a locale has the page path. */
  async function hasPage(locale: Locale, pagePath: string): Promise<boolean> {
    const product = productOf(pagePath);
    if (product !== null) return catalogue.hasProduct(locale, product);
    const collection = collectionOf(pagePath);
    if (collection !== null) return catalogue.hasCollection(locale, ...collection);
    return isIn(await load(locale), pagePath);
  }

  /** Loads all locales and returns a finder of those that have a page path, for callers with many paths. */
  async function loadFinder(tags: TagCollector): Promise<(pagePath: string) => Locale[]> {
    const indexes = await Promise.all(
      allLocales.map(async (locale) => {
        const [index, slugs, collections] =
          (await optional(
            Promise.all([load(locale), catalogue.listSlugs(locale), catalogue.listCollections(locale)]),
            null,
            tags,
          )) ?? [];
        return index && slugs && collections ? { index, products: new Set(slugs), collections } : null;
      }),
    );
    return (pagePath) =>
      allLocales.filter((locale, place) => {
        const found = indexes[place];
        if (!found || !isWritten(locale)) return false;
        const product = productOf(pagePath);
        if (product !== null) return found.products.has(product);
        const [brand, type] = collectionOf(pagePath) ?? [];
        if (brand === undefined) return isIn(found.index, pagePath);
        const types = found.collections.get(brand);
        return types !== undefined && (type === undefined || types.has(type));
      });
  }

  /**
   * Finds the locales that have the page path (rulings 7). A country whose service fails has none for now; pages of
   * other countries still count as complete.
   */
  async function findLocales(pagePath: string, reader?: Reader): Promise<Locale[]> {
    const locales = listLocales();
    if (OWN_PAGES.has(pagePath)) return locales;
    const places = await Promise.all(
      locales.map((locale) =>
        optional(hasPage(locale, pagePath), false, locale.country === reader?.locale.country ? reader.tags : undefined),
      ),
    );
    return locales.filter((_, place) => places[place]);
  }

  /** Loads every locale, one after the other with pauses between, after whatever visitors request. */
  async function warmUp(rest: () => Promise<void>): Promise<void> {
    const task = { isBackground: () => true };
    for (const locale of allLocales) {
      await optional(load(locale, task), null);
      await rest();
      await optional(catalogue.listSlugs(locale, undefined, task), null);
      await rest();
    }
  }

  return {
    load,
    getStats,
    listLocales,
    translate,
    listProducts: catalogue.listSlugs,
    listCollections: catalogue.listCollections,
    listChanges: catalogue.listChanges,
    hasPage,
    loadFinder,
    findLocales,
    warmUp,
  };
}
