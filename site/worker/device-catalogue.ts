/** The kept catalogue of a locale, as the worker reads it. */

import type { CatalogueItem } from '../app/content/catalogue/catalogue-index.server.ts';
import { createNameIndex } from '../app/content/catalogue/name-index.ts';
import {
  type ListedCatalogue,
  type PackedCatalogue,
  unpackCatalogue,
} from '../app/content/catalogue/packed-catalogue.ts';
import { homePath, type Locale, localeOf, parsePath } from '../app/locale/path.ts';
import { readKeptSince } from '../app/offline/keep-catalogue.ts';
import { CATALOGUE_PATH, catalogueName, homeOfCache } from '../app/offline/kept-catalogue.ts';

/** The part of a locale's catalogue that is on the device. */
export type DeviceCatalogue = {
  listed: ListedCatalogue;
  /**
   * Finds products by the words of their names and terms, those whose names have them first; if none has them, by the
   * words that may have been meant, which are then the phrase.
   */
  search: (key: string) => Promise<{ products: readonly CatalogueItem[]; phrase: string | null }>;
  /** When it was last compared with the site; null while it is incomplete. */
  keptSince: number | null;
};

/** Opens the catalogue of a locale; null when none is kept, or none that this build can read. */
export async function openCatalogue(locale: Locale, caches: CacheStorage): Promise<DeviceCatalogue | null> {
  try {
    return await readCatalogue(locale, caches);
  } catch {
    return null;
  }
}

async function readCatalogue(locale: Locale, caches: CacheStorage): Promise<DeviceCatalogue | null> {
  const name = catalogueName(locale);
  if (!(await caches.has(name))) return null;
  const cache = await caches.open(name);
  const home = homePath(locale);
  const list = await cache.match(home + CATALOGUE_PATH);
  if (list === undefined) return null;
  const pages = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const packed: PackedCatalogue = await list.json();
  const listed = unpackCatalogue(packed, ({ slug }) => pages.has(`${home}/product/${encodeURIComponent(slug)}`));
  return { listed, search: (key) => search(listed, key), keptSince: await readKeptSince(home, cache) };
}

/** Lists the locales whose catalogue is on the device. */
export async function listCatalogues(caches: CacheStorage): Promise<Locale[]> {
  const homes = (await caches.keys()).flatMap((name) => homeOfCache(name) ?? []);
  const lists = await Promise.all(homes.map((home) => caches.match(home + CATALOGUE_PATH)));
  return homes.filter((_, place) => lists[place]).map((home) => localeOf(parsePath(home)));
}

async function search({ items, terms, offsets, termsOfProduct }: ListedCatalogue, key: string) {
  const termsOf = (place: number) =>
    [...termsOfProduct.subarray(offsets[place], offsets[place + 1])].flatMap((number) => {
      const { name = '', slug = '' } = terms[number] ?? {};
      return [name, slug];
    });
  const index = await createNameIndex(items, [], async () => {}, termsOf);
  const find = (words: string) => index.suggest(words, { names: 0, products: items.length }).products;
  const products = find(key);
  const phrase = products.length > 0 ? null : index.findNearest(key, 0).phrase;
  return { products: phrase === null ? products : find(phrase), phrase };
}

/** Finds the page of a product in the kept catalogue. */
export async function findProduct(
  { pathname }: URL,
  locale: Locale,
  caches: CacheStorage,
): Promise<Response | undefined> {
  const name = catalogueName(locale);
  if (!pathname.startsWith(`${homePath(locale)}/product/`) || !(await caches.has(name))) return undefined;
  return caches.match(pathname, { cacheName: name, ignoreSearch: true });
}
