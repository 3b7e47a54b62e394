import { type JsonLd, textOrUndefined } from './json-ld.ts';

/** Builds the JobPosting of a job page; the contract has its place as text (decision 0060). */
export function buildJobPosting(input: {
  company: { name: string; url: string };
  url: string;
  id: string;
  title: string;
  description: string;
  location: string;
  /** A day. */
  datePosted?: string | null;
  department?: string | null;
}): JsonLd {
  return {
    '@type': 'JobPosting',
    title: input.title,
    description: input.description,
    url: input.url,
    datePosted: textOrUndefined(input.datePosted),
    identifier: { '@type': 'PropertyValue', name: input.company.name, value: input.id },
    occupationalCategory: textOrUndefined(input.department),
    hiringOrganization: { '@type': 'Organization', name: input.company.name, sameAs: input.company.url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: input.location },
    },
  };
}
