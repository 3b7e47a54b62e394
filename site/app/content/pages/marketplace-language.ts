import { countries } from '../../../../contract/countries.ts';
import { inLanguage, type LanguageCode, type Translated } from '../../../../contract/languages.ts';

/** Where a marketplace's paths name their language, how they name each, and the parameter that would overrule them. */
type Rule = { host: RegExp; place: RegExp; names: Translated; parameter?: string };

const regions = countries.map(({ iso }) => iso.toLowerCase()).join('|');
const amazon = (domain: string, names: Translated): Rule => ({
  host: new RegExp(`(?:^|\\.)amazon\\.${domain}$`),
  place: /^(?:\/-\/[a-z]{2})?(?=\/|$)/,
  names,
  parameter: 'language',
});

/** Each marketplace; Amazon names no language where it is the one of the country's shop. */
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
 * Gives the address at which a marketplace shows the same page in a language:
 * `https://www.noon.com/saudi-en/search` → `https://www.noon.com/saudi-ar/search`; other addresses stay as they are.
 */
export function resolveMarketplaceLanguage(address: string, language: LanguageCode): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const rule = rules.find(({ host }) => host.test(url.hostname));
  if (!rule?.place.test(url.pathname)) return address;
  // Deleting writes the whole query anew, even where there is nothing to delete.
  if (rule.parameter !== undefined && url.searchParams.has(rule.parameter)) url.searchParams.delete(rule.parameter);
  url.pathname = url.pathname.replace(rule.place, inLanguage(rule.names, language));
  return url.href;
}
