/**
 * Crawls the site as a search engine does, from the sitemaps and along the links, in all locales (rulings 7), and then
 * lists of products that could exist, and mistyped addresses (decision 0014). Each product, collection and post is
 * visited in one country, every other page in every locale.
 */
import { expect, test } from '@playwright/test';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { CONCURRENCY, createCrawl } from './crawl.ts';
import { inBatches } from './in-batches.ts';
import { locales } from './locales.ts';
import { mutateAddresses } from './mutations.ts';
import { readPossibleLists } from './possible-lists.ts';
import { readSitemaps } from './sitemaps.ts';

/** Sitemaps with many pages of one template, of which each country gets a share. */
const SAMPLED = /\/sitemap-(?:products|collections|blogs)\.xml$/;
/** How many mistyped addresses are tried. */
const MUTATED = 500;

test('the whole site from its sitemaps and links @http', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const origin = baseURL ?? '';
  const { files, entries, duplicates, sizes } = await readSitemaps(origin);
  const others = languageCodes.filter((code) => code !== 'en').join('|');
  const isGood = files.every((file) =>
    new RegExp(
      `^/(?:${countryCodes.join('|')})(?:/(?:${others}))?/sitemap-(?:products|brands|pages|collections|blogs|categories)(?:-\\d+)?\\.xml$`,
    ).test(file),
  );
  expect(isGood, files.join(' ')).toBe(true);
  expect(new Set(files).size).toBe(locales.length * 6);
  expect(duplicates).toEqual([]);
  for (const { bytes, urls } of sizes) expect([bytes <= 45_000_000, urls <= 10_000]).toEqual([true, true]);
  expect.soft(findUnreciprocated(origin, entries)).toEqual([]);
  const undated = [...entries].filter(([, { lastmod }]) => !/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(lastmod ?? ''));
  expect.soft(undated.map(([address]) => address)).toEqual([]);

  const crawl = createCrawl(origin, entries);
  const sample = [...entries].filter(([, { file }], index) => {
    const country = countryCodes.findIndex((code) => file.startsWith(`/${code}/`));
    return !SAMPLED.test(file) || index % countryCodes.length === country;
  });
  await inBatches(sample, CONCURRENCY, crawl.checkListed);

  await crawl.followLinks();
  const orphans = [...entries.keys()].filter((address) => !crawl.linked.has(address));

  const lists = await readPossibleLists(entries);
  const missing = lists.flatMap((path, number) =>
    locales.flatMap(({ prefix }, place) => {
      const country = Math.floor(place / languageCodes.length);
      // Every country, alternating its languages.
      const isTurn = (number + country) % languageCodes.length === place % languageCodes.length;
      if (!isTurn || entries.has(`${origin}${prefix}${path}`)) return [];
      // The page in one country, in turn, and its data in another.
      const turn = (number + country) % countryCodes.length;
      return turn === 0 ? `${prefix}${path}` : turn === 3 ? `${prefix}${path}.data` : [];
    }),
  );
  await inBatches(missing, CONCURRENCY, crawl.checkEmpty);

  const paths = sample.map(([address]) => address.slice(origin.length));
  await inBatches(mutateAddresses(paths, MUTATED), CONCURRENCY, crawl.checkMutated);
  await crawl.followLinks();

  const description = `${crawl.visited.size} of ${entries.size} addresses, ${missing.length} lists that are none`;
  test.info().annotations.push({ type: 'crawled', description });
  expect.soft(group(crawl.complaints)).toEqual([]);
  expect(orphans.slice(0, 20), 'addresses no page links to').toEqual([]);
});

/** Finds alternates that are not in a sitemap or have other alternates themselves. */
function findUnreciprocated(origin: string, entries: Awaited<ReturnType<typeof readSitemaps>>['entries']): string[] {
  const setOf = (address: string) => [...(entries.get(address)?.alternates ?? [])].map((pair) => pair.join(' ')).join();
  return [...entries].flatMap(([address, { alternates }]) => {
    const hrefs = new Set([...alternates.values()].filter((href) => href !== `${origin}/`));
    if (!hrefs.has(address)) return [`${address} is not in its own set`];
    return [...hrefs].filter((href) => setOf(href) !== setOf(address)).map((href) => `${address} → ${href}`);
  });
}

/** Keeps the first twenty complaints of each kind. */
function group(complaints: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const complaint of complaints) {
    const kind = complaint.split(': ')[1]?.slice(0, 12) ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), complaint]);
  }
  return [...kinds.values()].flatMap((same) =>
    same.length > 20 ? [...same.slice(0, 20), `… ${same.length} in all`] : same,
  );
}

test('robots.txt names the sitemap and keeps crawlers from data @http', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toContain('Disallow: /*.data$');
  expect(text).not.toMatch(/Disallow: \/$/m);
});

test('every locale has a news feed of its own @http', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const { prefix, lang, name } of locales) {
    const page = await (await request.get(`${prefix}/news-and-media`)).text();
    expect(page, prefix).toContain(`type="application/rss+xml"`);
    for (const [, href] of page.matchAll(/href="([^"]*rss\.xml)"/g)) expect(href, prefix).toBe(`${prefix}/rss.xml`);
    const answer = await request.get(`${prefix}/rss.xml`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['content-type']], prefix).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const feed = await answer.text();
    expect(feed, prefix).toContain(`<language>${lang}</language>`);
    expect(feed, prefix).toContain(`<atom:link href="${baseURL}${prefix}/rss.xml" rel="self"`);
    const links = [...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links.length, prefix).toBeGreaterThan(10);
    expect(
      links.filter((link) => !link?.startsWith(`${baseURL}${prefix}/`)),
      prefix,
    ).toEqual([]);
    const title = /<title>([^<]*)<\/title>/.exec(feed)?.[1] ?? '';
    expect(title, prefix).toContain(name);
    titles.add(title);
  }
  expect(titles.size).toBe(locales.length);
});

test('no page names the backend @http', async ({ request }) => {
  const backend = `:${process.env.E2E_BACKEND_PORT ?? 4210}`;
  for (const path of [
    '',
    '/plp',
    '/product/tarwa-amla-hair-oil',
    '/blogs/how-to-read-a-label',
    '/catalogs',
    '/our-story',
  ]) {
    for (const { prefix } of locales) {
      const html = await (await request.get(prefix + path)).text();
      const named = new RegExp(`.{0,80}(?:${backend}\\b|/wp-json/|/graphql\\b).{0,20}`).exec(html)?.[0];
      expect(named, `${prefix}${path}`).toBeUndefined();
    }
  }
});
