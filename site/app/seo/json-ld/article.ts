import { type JsonLd, listOrUndefined, textOrUndefined } from './json-ld.ts';
import { organizationId } from './organization.ts';

/** Builds the Article of a post. */
export function buildArticle(input: {
  origin: string;
  company: string;
  url: string;
  headline: string;
  datePublished: string;
  dateModified?: string | null;
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
    dateModified: textOrUndefined(input.dateModified),
    inLanguage: input.inLanguage,
    description: textOrUndefined(input.description),
    image: listOrUndefined(input.images),
    author: publisher,
    publisher,
  };
}
