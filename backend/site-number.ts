import { type CountryCode, countryCodes } from '../contract/countries.ts';

/** The number of a country's site in the network, 1 for the default: `sites/2` in its media addresses. */
export function siteNumber(country: CountryCode): number {
  return countryCodes.indexOf(country) + 1;
}
