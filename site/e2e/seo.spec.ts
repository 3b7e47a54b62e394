/**
 * The site as a search engine walks it: from the sitemaps and along the links, over all locales (rulings 7).
 * Of products and posts each country takes another share, so that all of them are visited once; every template is
 * visited in every locale.
 */
import { expect, test } from '@playwright/test';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { inBatches } from './in-batches.ts';
import { checkJsonLd } from './json-ld-rules.ts';
import { locales } from './locales.ts';
import { type ReadPage, readHtml } from './read-html.ts';
import { readSitemaps } from './sitemaps.ts';

const CODES = countryCodes.join('|');
const LANGUAGES = languageCodes.join('|');
/** Languages that are not the default. */
const OTHERS = languageCodes.filter((code) => code !== 'en').join('|');
/** rulings 2: English has no prefix but in ksa, the others always have one. */
const grammar = new RegExp(`^/(?:$|(?:${OTHERS})$|(?:(?:${OTHERS})/)?(?:${CODES})(?:/|\\?|$)|en/ksa(?:/|\\?|$))`);
const prefixes = new RegExp(`^(?:/(?:${LANGUAGES}))?/(?:${CODES})(?=/|$)`);
const ownFiles = /^\/(?:media|assets|_ipx)\/|\/rss\.xml$/;
/** Sampled in shares: there are many of one template. */
const many = /\/sitemap-(?:products|blogs)\.xml$/;
/** The structured data a template owes (rulings 7), by page path. */
const owed: [RegExp, string[]][] = [
  [/^$/, ['Organization', 'WebSite']],
  [/^\/product\//, ['Product', 'BreadcrumbList']],
  [/^\/blogs\//, ['Article', 'BreadcrumbList']],
  [/^\/careers\/(?!join-us)/, ['JobPosting', 'BreadcrumbList']],
  [/^\/(?:plp|collections\/.*)$/, ['ItemList', 'BreadcrumbList']],
  [/^\/brands\/./, ['ItemList', 'BreadcrumbList']],
  [/^\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/toothpaste$/, ['ItemList', 'FAQPage', 'BreadcrumbList']],
];

test('the whole site from its sitemaps and links @http', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? '';
  const { files, entries, twice, sizes } = await readSitemaps(origin);
  const isGood = files.every((file) =>
    new RegExp(
      `^/(?:${CODES})(?:/(?:${OTHERS}))?/sitemap-(?:products|brands|pages|collections|blogs|categories)(?:-\\d+)?\\.xml$`,
    ).test(file),
  );
  expect(isGood, files.join(' ')).toBe(true);
  expect(new Set(files).size).toBe(locales.length * 6);
  expect(twice).toEqual([]);
  for (const { bytes, urls } of sizes) expect([bytes <= 45_000_000, urls <= 10_000]).toEqual([true, true]);
  expect.soft(unreciprocated(origin, entries)).toEqual([]);
  const undated = [...entries].filter(([, { lastmod }]) => !/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(lastmod ?? ''));
  expect.soft(undated.map(([address]) => address)).toEqual([]);

  const complaints: string[] = [];
  const linked = new Set<string>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const sample = [...entries].filter(([, { file }], index) => {
    const country = countryCodes.findIndex((code) => file.startsWith(`/${code}/`));
    return !many.test(file) || index % countryCodes.length === country;
  });

  await inBatches(sample, 8, async ([address, entry]) => {
    const complain = (what: string) => complaints.push(`${address.slice(origin.length)}: ${what}`);
    const page = await visit(address, complain);
    if (page === null) return;
    if (page.canonical !== address) complain(`canonical ${page.canonical}`);
    const declared = [...page.alternates].map((pair) => pair.join(' ')).sort();
    const listed = [...entry.alternates].map((pair) => pair.join(' ')).sort();
    if (declared.join() !== listed.join())
      complain(`alternates differ from the sitemap's: ${declared.length}, ${listed.length}`);
    if (page.headings.length !== 1 || page.headings[0] === '') complain(`headings ${JSON.stringify(page.headings)}`);
    if (page.robots !== null) complain(`robots ${page.robots}`);
    claim(titles, `${page.lang} ${page.title}`, address, complain, 'title');
    if (page.description === null) complain('no description');
    else claim(descriptions, `${page.lang} ${page.description}`, address, complain, 'description');
    const { types, complaints: wrong } = checkJsonLd(page.jsonLd);
    for (const what of wrong) complain(`structured data: ${what}`);
    const pagePath = address.slice(origin.length).replace(prefixes, '');
    for (const [path, needed] of owed) {
      if (path.test(pagePath)) for (const type of needed) if (!types.has(type)) complain(`lacks ${type}`);
    }
    const [lang = ''] = [page.lang];
    const locale = locales.find(
      ({ prefix }) => address === origin + prefix || address.startsWith(`${origin}${prefix}/`),
    );
    if (lang !== locale?.lang || page.dir !== locale.dir) complain(`lang ${lang}, dir ${page.dir}`);
  });

  // Pages that are linked but in no sitemap: every further page of a list, and three of each filter or search.
  const visited = new Set(sample.map(([address]) => address));
  const seen = new Map<string, number>();
  for (let unknown = findUnknown(); unknown.length > 0; unknown = findUnknown()) {
    await inBatches(unknown, 8, (address) =>
      visit(address, (what) => complaints.push(`${address.slice(origin.length)}: ${what}`)),
    );
  }
  const orphans = [...entries.keys()].filter((address) => !linked.has(address));

  test.info().annotations.push({ type: 'crawled', description: `${visited.size} of ${entries.size} addresses` });
  expect.soft(group(complaints)).toEqual([]);
  expect(orphans.slice(0, 20), 'addresses no page links to').toEqual([]);

  function findUnknown(): string[] {
    const unknown = [...linked].filter((address) => !visited.has(address) && !entries.has(address));
    for (const address of unknown) visited.add(address);
    return unknown.filter((address) => {
      const { pathname, searchParams } = new URL(address);
      const names = [...searchParams.keys()].sort().join();
      if (names === 'page') return true;
      const kind = `${pathname.replace(prefixes, '').split('/', 2).join('/')} ${names}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      return (seen.get(kind) ?? 0) <= 3;
    });
  }

  async function visit(address: string, complain: (what: string) => void): Promise<ReadPage | null> {
    const response = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'en' } });
    const html = await response.text();
    if (response.status !== 200) complain(`answers ${response.status} ${response.headers.get('location') ?? ''}`);
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) return null;
    const page = readHtml(html);
    for (const href of page.links) {
      const url = URL.parse(href, address);
      if (url?.origin !== origin) continue;
      url.hash = '';
      const path = url.pathname + url.search;
      if (ownFiles.test(path)) continue;
      if (!grammar.test(path)) complain(`links outside the grammar: ${href}`);
      linked.add(url.href);
    }
    return page;
  }
});

/** Each alternate is an address of the sitemaps with the same set, and the set holds the address itself. */
function unreciprocated(origin: string, entries: Awaited<ReturnType<typeof readSitemaps>>['entries']): string[] {
  const setOf = (address: string) => [...(entries.get(address)?.alternates ?? [])].map((pair) => pair.join(' ')).join();
  return [...entries].flatMap(([address, { alternates }]) => {
    const hrefs = new Set([...alternates.values()].filter((href) => href !== `${origin}/`));
    if (!hrefs.has(address)) return [`${address} is not in its own set`];
    return [...hrefs].filter((href) => setOf(href) !== setOf(address)).map((href) => `${address} → ${href}`);
  });
}

function claim(
  taken: Map<string, string>,
  value: string,
  address: string,
  complain: (what: string) => void,
  what: string,
) {
  const other = taken.get(value);
  if (other === undefined) taken.set(value, address);
  else complain(`${what} as ${new URL(other).pathname}: ${value}`);
}

/** The first twenty complaints of each kind are enough. */
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
