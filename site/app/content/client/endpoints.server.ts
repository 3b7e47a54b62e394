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

/** Creates the endpoints from the map of country to GraphQL address (spec §3). */
export function createEndpoints(graphqlCountries: Readonly<Partial<Record<CountryCode, string>>>): Endpoints {
  return {
    gqlHostUrl: (country) => graphqlCountries[country] ?? null,
    byCountry: graphqlCountries,
    origins: resolveMediaOrigins(Object.values(graphqlCountries)),
  };
}
