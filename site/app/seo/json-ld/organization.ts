import { type JsonLd, listOrUndefined, textOrUndefined } from './json-ld.ts';

/** A location in structured data; `country` is its two-letter code. */
export type LocationInput = {
  name: string;
  street: string;
  town: string | null;
  country: string | null;
  phone: string;
  email: string;
};

/** The company, which every page refers to as `{origin}/#organization`. */
type OrganizationInput = {
  origin: string;
  name: string;
  logo: string;
  sameAs: readonly string[];
  /** The location for the page's country and language. */
  location?: LocationInput | null;
  inLanguage?: string;
};

/** Builds the Organization of the home page. */
export function buildOrganization(input: OrganizationInput): JsonLd {
  return {
    '@type': 'Organization',
    '@id': organizationId(input.origin),
    name: input.name,
    url: `${input.origin}/`,
    logo: input.logo,
    sameAs: listOrUndefined(input.sameAs),
    contactPoint: input.location?.phone
      ? {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: input.location.phone,
          email: textOrUndefined(input.location.email),
          areaServed: textOrUndefined(input.location.country),
          availableLanguage: textOrUndefined(input.inLanguage),
        }
      : undefined,
  };
}

/** Builds the LocalBusiness of a location; none without telephone or address. */
export function buildLocalBusiness(input: LocationInput & { origin: string }): JsonLd[] {
  if (!input.phone || !input.street) return [];
  const address = {
    '@type': 'PostalAddress',
    streetAddress: input.street,
    addressLocality: input.town,
    addressCountry: textOrUndefined(input.country),
  };
  return [
    {
      '@type': 'LocalBusiness',
      name: input.name,
      parentOrganization: { '@id': organizationId(input.origin) },
      telephone: input.phone,
      email: textOrUndefined(input.email),
      address: input.town === null ? input.street : address,
    },
  ];
}

/** The id by which every page refers to the company. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** Builds the WebSite of the home page, with the search of the page's locale. */
export function buildWebSite(input: { origin: string; name: string; inLanguage: string; searchUrl: string }): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${input.origin}/#website`,
    name: input.name,
    url: `${input.origin}/`,
    inLanguage: input.inLanguage,
    publisher: { '@id': organizationId(input.origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${input.searchUrl}?key={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
