import { type JsonLd, some, text } from './json-ld.ts';

/** An office as search engines read of it; `country` is its two-letter code. */
export type OfficeInput = {
  name: string;
  street: string;
  town: string | null;
  country: string | null;
  phone: string;
  email: string;
};

/** The company, named from any page as `{origin}/#organization`. */
export type OrganizationInput = {
  origin: string;
  name: string;
  logo: string;
  sameAs: readonly string[];
  /** The office that answers in the page's country and language. */
  office?: OfficeInput | null;
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
    sameAs: some(input.sameAs),
    contactPoint: input.office?.phone
      ? {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: input.office.phone,
          email: text(input.office.email),
          areaServed: text(input.office.country),
          availableLanguage: text(input.inLanguage),
        }
      : undefined,
  };
}

/** Builds the LocalBusiness of an office; one without telephone or address says nothing that helps. */
export function buildOffice(input: OfficeInput & { origin: string }): JsonLd[] {
  if (!input.phone || !input.street) return [];
  const address = {
    '@type': 'PostalAddress',
    streetAddress: input.street,
    addressLocality: input.town,
    addressCountry: text(input.country),
  };
  return [
    {
      '@type': 'LocalBusiness',
      name: input.name,
      parentOrganization: { '@id': organizationId(input.origin) },
      telephone: input.phone,
      email: text(input.email),
      address: input.town === null ? input.street : address,
    },
  ];
}

/** The address by which every page names the company. */
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
