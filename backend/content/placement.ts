import type { CountryCode } from '../countries.ts';

type Placed = { countries?: CountryCode[] | undefined; notIn?: CountryCode[] | undefined };

/** HTML in both languages. */
export type Html = { en: string; ar: string };
type HtmlPart = Html & Placed;

/** Whether content that says `countries` or `notIn` belongs to a country. */
export function isPlacedIn(item: Placed, country: CountryCode): boolean {
  return (item.countries === undefined || item.countries.includes(country)) && !item.notIn?.includes(country);
}

/** Takes HTML in one piece or in parts, gives what a country reads of it. */
export function joinParts(html: HtmlPart | HtmlPart[] | undefined, country: CountryCode): Html {
  const parts = [html ?? []].flat().filter((part) => isPlacedIn(part, country));
  return { en: parts.map(({ en }) => en).join('\n'), ar: parts.map(({ ar }) => ar).join('\n') };
}
