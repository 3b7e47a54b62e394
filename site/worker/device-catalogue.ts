/** The kept catalogue of a locale, as the worker reads it. */

import type { CatalogueItem } from '../app/content/catalogue/catalogue-index.server.ts';
import { createNameIndex } from '../app/content/catalogue/name-index.ts';
import {
  type ListedCatalogue,
  type PackedCatalogue,
  unpackCatalogue,
} from '../app/content/catalogue/packed-catalogue.ts';
import { homePath, type Locale } from '../app/locale/path.ts';
import { readKeptSince } from '../app/offline/keep-catalogue.ts';
import { CATALOGUE_PATH, catalogueName } from '../app/offline/kept-catalogue.ts';

/** The part of a locale's catalogue that is on the device. */
export type DeviceCatalogue = {
  listed: ListedCatalogue;
  /** Finds products by the words of their names, brands and types, as the site suggests them. */
  search: (key: string) => Promise<readonly CatalogueItem[]>;
  /** When it was last compared with the site; null while it is incomplete. */
  keptSince: number | null;
};

/** Opens the catalogue of a locale; null when none is kept. */
export async function openCatalogue(locale: Locale, caches: CacheStorage): Promise<DeviceCatalogue | null> {
  const name = catalogueName(locale);
  if (!(await caches.has(name))) return null;
  const cache = await caches.open(name);
  const home = homePath(locale);
  const list = await cache.match(home + CATALOGUE_PATH);
  if (list === undefined) return null;
  const pages = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const packed: PackedCatalogue = await list.json();
  const listed = unpackCatalogue(packed, ({ slug }) => pages.has(`${home}/product/${encodeURIComponent(slug)}`));
  const search = async (key: string) => {
    const names = await createNameIndex(listed.items, [], async () => {});
    return names.suggest(key, { names: 0, products: listed.items.length }).products;
  };
  return { listed, search, keptSince: await readKeptSince(home, cache) };
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
