import type { CountryCode } from '../../contract/countries.ts';
import { byLanguage, inLanguage, type Translated } from '../../contract/languages.ts';

type Placed = { countries?: CountryCode[] | undefined; notIn?: CountryCode[] | undefined };

/** HTML in every language. */
export type Html = Translated;
type HtmlPart = Html & Placed;

/** Whether content with `countries` or `notIn` belongs to a country. */
export function isPlacedIn(item: Placed, country: CountryCode): boolean {
  return (item.countries === undefined || item.countries.includes(country)) && !item.notIn?.includes(country);
}

/** The HTML a country reads, of one text or of parts placed in some countries. */
export function joinParts(html: HtmlPart | HtmlPart[] | undefined, country: CountryCode): Html {
  const parts = [html ?? []].flat().filter((part) => isPlacedIn(part, country));
  return byLanguage((language) => parts.map((part) => inLanguage(part, language)).join('\n'));
}
