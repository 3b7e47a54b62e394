import { defaultCountry, isCountryCode } from '../../../contract/countries.ts';
import { isFields } from '../../../contract/is-fields.ts';
import { defaultLanguage, isLanguageCode } from '../../../contract/languages.ts';
import { parseJson } from '../../../contract/parse-json.ts';
import type { Locale } from '../locale/path.ts';

const ADDRESS = /^\/__nuxt_island\/([\w-]+)\.json$/;
/** No list of cards shows more at once. */
const MAX_CARDS = 12;

/** The parts of a page that are served by themselves, and the names of their props (rulings 6). */
const PROPS = {
  header: ['country', 'language'],
  footer: ['country', 'language'],
  'product-cards': ['country', 'language', 'slugs'],
} as const satisfies Record<string, readonly string[]>;

export type IslandKey = keyof typeof PROPS;
export type IslandProps = Locale & { slugs: readonly string[] };

/** The key of an island's address; null for other addresses and unknown keys. */
export function parseIslandKey(pathname: string): IslandKey | null {
  const key = ADDRESS.exec(pathname)?.[1] ?? '';
  return isIslandKey(key) ? key : null;
}

/** Whether an address is below that of the islands: its locale is in its props. */
export function isIslandAddress(pathname: string): boolean {
  return pathname.startsWith('/__nuxt_island/');
}

/**
 * Parses the props of an island, JSON like `{"country":"ksa","language":"ar"}`; without a country or language the
 * default ones. Null for anything else.
 */
export function parseIslandProps(key: IslandKey, text: string): IslandProps | null {
  const given = parseJson(text);
  if (!isFields(given) || Object.keys(given).some((name) => !PROPS[key].some((one) => one === name))) return null;
  const { country = defaultCountry, language = defaultLanguage, slugs = [] } = given;
  if (typeof country !== 'string' || !isCountryCode(country)) return null;
  if (typeof language !== 'string' || !isLanguageCode(language)) return null;
  return isSlugs(slugs) ? { country, language, slugs } : null;
}

function isSlugs(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length <= MAX_CARDS && value.every((slug) => typeof slug === 'string' && slug !== '')
  );
}

function isIslandKey(key: string): key is IslandKey {
  return Object.hasOwn(PROPS, key);
}
