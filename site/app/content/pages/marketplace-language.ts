import type { LanguageCode } from '../../locale/languages.ts';

/** Where a marketplace's paths name their language: what is cut out of a path, and what stands there instead. */
type Rule = { host: RegExp; place: RegExp; write: (language: LanguageCode, place: string) => string };

const amazon = (domain: string, prefixes: Record<LanguageCode, string>): Rule => ({
  host: new RegExp(`(?:^|\\.)amazon\\.${domain}$`),
  place: /^(?:\/-\/(?:en|ar))?(?=\/)/,
  write: (language) => prefixes[language],
});

/** Each marketplace of the seven countries; Amazon names no language where it is the one of the country's shop. */
const rules: readonly Rule[] = [
  amazon('ae', { en: '', ar: '/-/ar' }),
  amazon('sa', { en: '/-/en', ar: '/-/ar' }),
  amazon('eg', { en: '/-/en', ar: '' }),
  {
    host: /(?:^|\.)noon\.com$/,
    place: /^\/(?:uae|saudi|egypt|kuwait|qatar|oman|bahrain)-(?:en|ar)(?=\/|$)/,
    write: (language, place) => `${place.slice(0, -2)}${language}`,
  },
  {
    host: /(?:^|\.)talabat\.com$/,
    place: /^(?:\/ar)?(?=\/(?:uae|egypt|kuwait|qatar|oman|bahrain)(?:\/|$))/,
    write: (language) => (language === 'ar' ? '/ar' : ''),
  },
  {
    host: /(?:^|\.)luluhypermarket\.com$/,
    place: /^\/(?:en|ar)(?=-(?:ae|sa|kw|qa|om|bh|eg)(?:\/|$))/,
    write: (language) => `/${language}`,
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
  url.pathname = url.pathname.replace(rule.place, (place) => rule.write(language, place));
  return url.href;
}
