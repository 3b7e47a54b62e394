import { printSchema } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import type { ContentErrorRecord } from './content/client/errors.ts';
import { contentPages } from './routes/content-pages.ts';
import { createPurgeableSite } from './test/create-site.ts';
import { createDialectService, JOB } from './test/dialect-service.ts';
import { buildDialect, buildPolylang, buildWithoutLanguages, dialectNames } from './test/dialects.ts';

// The test runner does not build styles.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

/** Pages that a field group makes: of brands, which categories are by their banner, and of jobs. */
const GROUPED = /\/(?:(?:brands|collections)\/.|careers\/(?!join-us))/;

/** One address per kind of page of the recorded service. */
const pages = [
  '',
  '/plp',
  '/entity-cat',
  '/product/neem-clove-paste',
  '/brands',
  '/brands/hair-care',
  '/collections/hair-care/all',
  '/catalogs',
  '/ingredients',
  '/blogs/news-40',
  '/search?key=neem',
  '/search-suggestions?key=neem',
  '/product-cards?slug=neem-clove-paste',
  '/rss.xml',
  `/careers/${JOB.jobId}`,
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

/** A service with field groups of 0.x: pictures without an edge, and single words instead of lists. */
const withOldGroups = buildDialect('wpml-vendor', (text) =>
  text
    .replace(/: AcfMediaItemConnectionEdge$/gm, ': MediaItem')
    .replace(/^( {2}(?:videoType|textPosition)): \[String\]$/gm, '$1: String'),
);

describe.each([
  ...dialectNames.map((name) => [name, buildDialect(name), name !== 'no-field-groups'] as const),
  ['no languages', buildWithoutLanguages(), false] as const,
  ['old field groups', withOldGroups, true] as const,
  ['Polylang', buildPolylang(), true] as const,
])('%s', (_name, schema, hasGroups) => {
  const records: ContentErrorRecord[] = [];
  const { render } = createPurgeableSite(createDialectService(schema), undefined, {}, (record) => records.push(record));

  test.each(pages.flatMap((page) => [`/uae${page}`, `/ar/ksa${page}`]))('%s', async (address) => {
    const { status } = await render(address);
    expect(status).toBe(GROUPED.test(address) && !hasGroups ? 404 : 200);
  });

  test('a job has its day where the service has the field', async () => {
    const hasDay = printSchema(schema).includes('datePosted');
    const html = await (await render(`/uae/careers/${JOB.jobId}`)).text();
    expect(html.includes('"datePosted":"2026-11-02"')).toBe(hasDay);
  });

  test('missing fields are reported once per service, and nothing else is', () => {
    for (const country of ['uae', 'ksa']) {
      const errors = records.filter(({ client }) => client === country).flatMap(({ graphqlErrors }) => graphqlErrors);
      expect(new Set(errors.map(({ message }) => message)).size).toBe(errors.length);
      expect(errors.filter(({ path, locations }) => path || !locations)).toEqual([]);
    }
  });
});
