import type { CountryCode } from '../../../../contract/countries.ts';
import { resolveMediaOrigins } from '../cleaning/media-source.ts';

/** The data services of the countries (spec §3 `graphqlCountries`). */
export type Endpoints = {
  /** The data-service address of a country, or null when it has none. */
  gqlHostUrl: (country: CountryCode) => string | null;
  byCountry: Readonly<Partial<Record<CountryCode, string>>>;
  /** Every origin of content and media, in the order of their media aliases. */
  origins: readonly string[];
};

export type ContentOrigins = Readonly<Partial<Record<CountryCode, readonly string[]>>>;

/**
 * Creates the endpoints from the map of country to GraphQL address (spec §3), and from the other addresses at which
 * services show their sites and files.
 */
export function createEndpoints(
  graphqlCountries: Readonly<Partial<Record<CountryCode, string>>>,
  contentOrigins: ContentOrigins = {},
): Endpoints {
  return {
    gqlHostUrl: (country) => graphqlCountries[country] ?? null,
    byCountry: graphqlCountries,
    origins: resolveMediaOrigins(Object.values(graphqlCountries), Object.values(contentOrigins).flat()),
  };
}
