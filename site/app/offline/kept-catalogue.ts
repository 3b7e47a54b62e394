/** Where a device keeps the catalogue of a locale: a cache of its own, which pages fill and the worker reads. */
import { homePath, type Locale } from '../locale/path.ts';

/** The page path of the products as JSON. */
export const CATALOGUE_PATH = '/offline-catalogue.json';

const PREFIX = 'catalogue ';

/** The name of a locale's cache: `catalogue /ar/ksa`. */
export function catalogueName(locale: Locale): string {
  return `${PREFIX}${homePath(locale)}`;
}

/** The home path of the locale whose cache it is; null for another cache. */
export function homeOfCache(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}

/** The address of a product's page, with the version that is kept. */
export function keptPage(home: string, slug: string, version: string): string {
  return `${home}/product/${encodeURIComponent(slug)}?kept=${version}`;
}

/** Where a picture is kept, whatever its size: `/_ipx/w_320,f_avif/m0/a.webp` → `/_ipx/kept/m0/a.webp`. */
export function keptPicture(pathname: string): string {
  return pathname.replace(/^\/_ipx\/[^/]+\//, '/_ipx/kept/');
}

/** Builds the version of a product from its date of change and what lists show of it. */
export function versionOf(item: object, modified: number | null): string {
  let hash = 0;
  for (const character of JSON.stringify([item, modified])) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(36);
}
