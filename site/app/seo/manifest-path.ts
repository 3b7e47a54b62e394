import { localeTag } from '../../../contract/countries.ts';
import { allLocales } from '../locale/locales.ts';
import type { Locale } from '../locale/path.ts';

/** The query name of the manifest's locale. */
export const MANIFEST_LANG = 'lang';

/** Builds the address of the manifest of a locale's tag: `/manifest.webmanifest?lang=ar-SA`. */
export function manifestPath(tag: string): string {
  return `/manifest.webmanifest?${MANIFEST_LANG}=${tag}`;
}

/** Finds the locale that a manifest's address names; undefined when it is none of ours. */
export function findManifestLocale(params: URLSearchParams): Locale | undefined {
  return allLocales.find(({ country, language }) => localeTag(country, language) === params.get(MANIFEST_LANG));
}
