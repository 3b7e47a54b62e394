/** A schema.org node; `undefined` members are left out of the text. */
export type JsonLd = { '@type': string; [member: string]: unknown };

/** Builds the text of `<script type="application/ld+json">`: no text of content can end the script. */
export function buildJsonLdText(nodes: readonly JsonLd[]): string {
  const [only] = nodes;
  const data = nodes.length === 1 ? { '@context': 'https://schema.org', ...only } : graphOf(nodes);
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function graphOf(nodes: readonly JsonLd[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A member that says nothing is left out. */
const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined => (list?.length ? list : undefined);
const text = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

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

function organizationId(origin: string): string {
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

/** Builds a Product; the site sells nothing itself, so it states no offer and no price. */
export function buildProduct(input: {
  url: string;
  name: string;
  brand: string;
  description?: string | null;
  images?: readonly string[];
  category?: string | null;
  sku?: string | null;
  sizes?: readonly string[];
}): JsonLd {
  return {
    '@type': 'Product',
    '@id': `${input.url}#product`,
    name: input.name,
    url: input.url,
    brand: { '@type': 'Brand', name: input.brand },
    description: text(input.description),
    image: some(input.images),
    category: text(input.category),
    sku: text(input.sku),
    size: some(input.sizes),
  };
}

/** Builds the BreadcrumbList of a page, from the country's home to the page itself. */
export function buildBreadcrumbList(crumbs: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Builds the FAQPage of a page's questions; answers may hold HTML. */
export function buildFaqPage(faqs: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Builds the Article of a post. */
export function buildArticle(input: {
  origin: string;
  company: string;
  url: string;
  headline: string;
  datePublished: string;
  inLanguage: string;
  description?: string | null;
  images?: readonly string[];
}): JsonLd {
  const { origin, company } = input;
  const publisher = { '@type': 'Organization', '@id': organizationId(origin), name: company, url: origin };
  return {
    '@type': 'Article',
    headline: input.headline,
    url: input.url,
    mainEntityOfPage: input.url,
    datePublished: input.datePublished,
    inLanguage: input.inLanguage,
    description: text(input.description),
    image: some(input.images),
    author: publisher,
    publisher,
  };
}

/** Builds the JobPosting of a job page; the contract gives a place in words, and no date (docs/decisions/0060). */
export function buildJobPosting(input: {
  company: { name: string; url: string };
  url: string;
  id: string;
  title: string;
  description: string;
  location: string;
  department?: string | null;
}): JsonLd {
  return {
    '@type': 'JobPosting',
    title: input.title,
    description: input.description,
    url: input.url,
    identifier: { '@type': 'PropertyValue', name: input.company.name, value: input.id },
    occupationalCategory: text(input.department),
    hiringOrganization: { '@type': 'Organization', name: input.company.name, sameAs: input.company.url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: input.location },
    },
  };
}

/** Builds the ItemList of a listing, positions counted on from the pages before. */
export function buildItemList(items: readonly { name: string; url: string }[], firstPosition = 1): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name,
      url,
    })),
  };
}

/** Builds the VideoObject of a campaign's film, uploaded or embedded. */
export function buildVideoObject(input: {
  name: string;
  description: string;
  thumbnail: string;
  uploadDate: string;
  contentUrl?: string | null;
  embedUrl?: string | null;
}): JsonLd {
  return {
    '@type': 'VideoObject',
    name: input.name,
    description: input.description,
    thumbnailUrl: input.thumbnail,
    uploadDate: input.uploadDate,
    contentUrl: text(input.contentUrl),
    embedUrl: text(input.embedUrl),
  };
}
