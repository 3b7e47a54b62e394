import { countries } from '../../../../contract/countries.ts';
import { inLanguage, type LanguageCode, type Translated } from '../../../../contract/languages.ts';

/**
 * Where a marketplace's paths name the language, how they spell each, and the query parameter that would override it.
 */
type Rule = { host: RegExp; place: RegExp; names: Translated; parameter?: string };

const regions = countries.map(({ iso }) => iso.toLowerCase()).join('|');
const amazon = (domain: string, names: Translated): Rule => ({
  host: new RegExp(`(?:^|\\.)amazon\\.${domain}$`),
  place: /^(?:\/-\/[a-z]{2})?(?=\/|$)/,
  names,
  parameter: 'language',
});

/** Amazon names no language when it is the default of the country's shop. */
const rules: readonly Rule[] = [
  amazon('ae', { en: '', ar: '/-/ar' }),
  amazon('sa', { en: '/-/en', ar: '/-/ar' }),
  amazon('eg', { en: '/-/en', ar: '' }),
  {
    host: /(?:^|\.)noon\.com$/,
    place: /(?<=^\/[a-z]{3,}-)[a-z]{2}(?=\/|$)/,
    names: { en: 'en', ar: 'ar' },
  },
  {
    host: /(?:^|\.)talabat\.com$/,
    place: /^(?:\/[a-z]{2})?(?=\/[a-z]{3,}(?:\/|$))/,
    names: { en: '', ar: '/ar' },
  },
  {
    host: /(?:^|\.)luluhypermarket\.com$/,
    place: new RegExp(`(?<=^/)[a-z]{2}(?=-(?:${regions})(?:/|$))`),
    names: { en: 'en', ar: 'ar' },
  },
];

/**
 * Resolves the address of the same marketplace page in a language; other addresses stay unchanged.
 * `https://www.noon.com/saudi-en/search` → `https://www.noon.com/saudi-ar/search`
 */
export function resolveMarketplaceLanguage(address: string, language: LanguageCode): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const rule = rules.find(({ host }) => host.test(url.hostname));
  if (!rule?.place.test(url.pathname)) return address;
  // `delete` re-encodes the whole query even when the parameter is absent.
  if (rule.parameter !== undefined && url.searchParams.has(rule.parameter)) url.searchParams.delete(rule.parameter);
  url.pathname = url.pathname.replace(rule.place, inLanguage(rule.names, language));
  return url.href;
}
