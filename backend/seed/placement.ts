import type { CountryCode } from '../countries.ts';

type Placed = { countries?: CountryCode[] | undefined; notIn?: CountryCode[] | undefined };

/** Whether content that says `countries` or `notIn` belongs to a country. */
export function isPlacedIn(item: Placed, country: CountryCode): boolean {
  return (item.countries === undefined || item.countries.includes(country)) && !item.notIn?.includes(country);
}
