/** The built site with a service of each dialect, one per country (decision 0131). */
import { expect, test } from '@playwright/test';
import { printSchema } from 'graphql';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { buildPath } from '../app/locale/path.ts';
import { contentPages } from '../app/routes/content-pages.ts';
import { createDialectService, JOB } from '../app/test/dialect-service.ts';
import { dialects, readRefusedField } from '../app/test/dialects.ts';
import { company } from '../company.ts';
import { inBatches } from './in-batches.ts';
import { startSiteAlone } from './own-site.ts';
import { startStandIn } from './stand-in.ts';

/** Pages that depend on a field group: brands, which are categories with a banner, and jobs. */
const GROUPED = /^\/(?:(?:brands|collections)\/.|careers\/(?!join-us))/;

/** One path per kind of page of the recorded service. */
const PATHS = [
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

const places = countryCodes.flatMap((country, index) => {
  const dialect = dialects[index];
  return dialect ? [{ country, ...dialect }] : [];
});

/** What a service lacks, according to a line of the log. */
function readRefusals(line: string, country: string): { message: string; path?: unknown; locations?: unknown }[] {
  const { msg, client, graphqlErrors } = JSON.parse(line);
  return msg === 'content query failed' && client === country ? graphqlErrors : [];
}

test('every kind of page renders in both languages from each dialect; what is missing is reported once @http', async () => {
  expect(places).toHaveLength(dialects.length);
  const service = await startStandIn(
    Object.fromEntries(places.map(({ country, schema }) => [country, createDialectService(schema)])),
  );
  const site = await startSiteAlone(service.settings);
  try {
    const visits = places.flatMap((place) =>
      languageCodes.flatMap((language) => PATHS.map((path) => ({ ...place, language, path }))),
    );
    const wrong = await inBatches(visits, 8, async ({ name, country, language, path, schema, hasGroups }) => {
      const answer = await fetch(site.origin + buildPath({ country, language }) + path);
      const html = await answer.text();
      const status = GROUPED.test(path) && !hasGroups ? 404 : 200;
      const hasDay = printSchema(schema).includes('datePosted') && path.endsWith(JOB.jobId);
      return [
        ...(answer.status === status ? [] : [`answers ${answer.status}`]),
        ...(html.includes(new URL(service.origin).host) ? ['names the host of the service'] : []),
        ...(html.includes(`"datePosted":"${JOB.datePosted}"`) === hasDay ? [] : ['the day of the job']),
      ].map((complaint) => `${name} ${language} ${path}: ${complaint}`);
    });
    expect(wrong.flat()).toEqual([]);
    const log = site.readLog();
    for (const { country, name, lacks } of places) {
      const refusals = log.flatMap((line) => readRefusals(line, country));
      const told = new Set(refusals.map(({ message }) => readRefusedField(message)));
      expect([name, lacks.filter((field) => !told.has(field))]).toEqual([name, []]);
      expect([name, told.size > 0]).toEqual([name, lacks.length > 0]);
      expect([name, new Set(refusals.map(({ message }) => message)).size]).toEqual([name, refusals.length]);
      expect(refusals.filter(({ path, locations }) => path || !locations)).toEqual([]);
    }
  } finally {
    await site.stop();
    service.stop();
  }
});
