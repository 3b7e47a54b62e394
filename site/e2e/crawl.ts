/** Crawls the site over plain HTTP and checks each page against the rules for search engines (rulings 7). */
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { inBatches } from './in-batches.ts';
import { checkJsonLd } from './json-ld-rules.ts';
import { localeAt } from './locales.ts';
import type { Mutated } from './mutations.ts';
import { type ReadPage, readHtml } from './read-html.ts';
import type { SitemapEntry } from './sitemaps.ts';

const CODES = countryCodes.join('|');
const LANGUAGES = languageCodes.join('|');
/** Languages that are not the default. */
const OTHERS = languageCodes.filter((code) => code !== 'en').join('|');
/** rulings 2: English has no prefix except in ksa, other languages always have one. */
const GRAMMAR = new RegExp(`^/(?:$|(?:${OTHERS})$|(?:(?:${OTHERS})/)?(?:${CODES})(?:/|\\?|$)|en/ksa(?:/|\\?|$))`);
const PREFIX = new RegExp(`^(?:/(?:${LANGUAGES}))?/(?:${CODES})(?=/|$)`);
const OWN_FILES = /^\/(?:media|assets|_ipx)\/|\/rss\.xml$/;
/** The structured data a template must have (rulings 7), by page path or sitemap. */
const REQUIRED_TYPES: readonly [RegExp, string[]][] = [
  [/^$/, ['Organization', 'WebSite']],
  [/^\/product\//, ['Product', 'BreadcrumbList']],
  [/^\/blogs\//, ['Article', 'BreadcrumbList']],
  [/^\/careers\/(?!join-us)/, ['JobPosting', 'BreadcrumbList']],
  [/^\/plp$/, ['ItemList', 'BreadcrumbList']],
  [/^\/brands\/./, ['ItemList', 'BreadcrumbList']],
  [/^\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/toothpaste$/, ['ItemList', 'FAQPage', 'BreadcrumbList']],
  // A list without products is not a page (decision 0014).
  [/sitemap-(?:categories|collections)\.xml$/, ['ItemList', 'BreadcrumbList']],
];
/** More words than a heading and a breadcrumb have: a list of one product has 24. */
const MIN_WORDS = 20;

/** The site stores pages in brotli: the defaults of `fetch` would make it compress all of them once more. */
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'en' };

/** How many pages are requested at once. */
export const CONCURRENCY = 8;
/** How many addresses of one kind, with the same query names, are visited. */
const MAX_PER_KIND = 3;

type Followed = { hops: number; status: number; address: string; page: ReadPage | null };

/** Creates a crawl over the addresses of the sitemaps. */
export function createCrawl(origin: string, entries: ReadonlyMap<string, SitemapEntry>) {
  const linked = new Set<string>();
  const visited = new Set<string>();
  const visitsByKind = new Map<string, number>();
  const complaints: string[] = [];
  const claims = new Map<string, string>();

  const pathOf = (address: string) => address.slice(origin.length);
  const complainOf = (path: string) => (what: string) => complaints.push(`${path}: ${what}`);

  async function visit(address: string): Promise<ReadPage | null> {
    const complain = complainOf(pathOf(address));
    const { status, page, hops, address: end } = await follow(address);
    if (status !== 200 || hops > 0) complain(`answers ${status}${hops > 0 ? ` after a redirect to ${end}` : ''}`);
    if (status !== 200 || hops > 0 || page === null) return null;
    noteLinks(page, address);
    return page;
  }

  function noteLinks(page: ReadPage, address: string): void {
    for (const href of page.links) {
      const url = URL.parse(href, address);
      // Skip external links and anchors on the page itself.
      if (url?.origin !== origin || href.startsWith('#')) continue;
      url.hash = '';
      const path = url.pathname + url.search;
      if (OWN_FILES.test(path)) continue;
      if (!GRAMMAR.test(path)) complainOf(pathOf(address))(`links outside the grammar: ${href}`);
      linked.add(url.href);
    }
  }

  async function follow(address: string, hops = 0): Promise<Followed> {
    const response = await fetch(address, { redirect: 'manual', headers: HEADERS });
    const location = response.headers.get('location');
    const text = await response.text();
    if (location !== null && hops < 4) return follow(new URL(location, address).href, hops + 1);
    const page = response.headers.get('content-type')?.startsWith('text/html') ? readHtml(text) : null;
    return { hops, status: response.status, address, page };
  }

  /** Checks a page of the sitemaps: its canonical is itself, its alternates are the sitemap's, its texts are unique. */
  async function checkListed([address, entry]: readonly [string, SitemapEntry]): Promise<void> {
    visited.add(address);
    const page = await visit(address);
    if (page === null) return;
    const complain = complainOf(pathOf(address));
    const claim = (what: string, value: string) => {
      const other = claims.get(`${what} ${page.lang} ${value}`);
      if (other === undefined) claims.set(`${what} ${page.lang} ${value}`, pathOf(address));
      else complain(`${what} as ${other}: ${value.slice(0, 80)}`);
    };
    if (page.canonical !== address) complain(`canonical ${page.canonical}`);
    const declared = [...page.alternates].map((pair) => pair.join(' ')).sort();
    const listed = [...entry.alternates].map((pair) => pair.join(' ')).sort();
    if (declared.join() !== listed.join())
      complain(`alternates differ from the sitemap's: ${declared.length}, ${listed.length}`);
    if (page.headings.length !== 1 || page.headings[0] === '') complain(`headings ${JSON.stringify(page.headings)}`);
    if (page.robots !== null) complain(`robots ${page.robots}`);
    claim('title', page.title);
    if (page.description === null) complain('no description');
    else {
      claim('description', page.description);
      // What a search result shows (docs/style.md), whether written or generated.
      const { length } = page.description;
      if (length < 70 || length > 160) complain(`description of ${length} characters`);
    }
    claim('text', page.main);
    const words = page.main.split(' ').length;
    if (words < MIN_WORDS) complain(`has ${words} words`);
    const { types, complaints: jsonLdComplaints, modified } = checkJsonLd(page.jsonLd);
    for (const what of jsonLdComplaints) complain(`structured data: ${what}`);
    for (const date of modified)
      if (!entry.lastmod?.startsWith(date.slice(0, 19))) complain(`modified ${date}, in the sitemap ${entry.lastmod}`);
    const pagePath = pathOf(address).replace(PREFIX, '');
    for (const [place, needed] of REQUIRED_TYPES) {
      if (place.test(pagePath) || place.test(entry.file))
        for (const type of needed) if (!types.has(type)) complain(`lacks ${type}`);
    }
    const locale = localeAt(pathOf(address).replace(/\?.*/, ''));
    if (page.lang !== locale?.lang || page.dir !== locale.dir) complain(`lang ${page.lang}, dir ${page.dir}`);
  }

  /** Visits links that are in no sitemap: all further pages of lists, and some filters and searches of each kind. */
  async function followLinks(): Promise<void> {
    const unknown = [...linked].filter((address) => !visited.has(address) && !entries.has(address));
    if (unknown.length === 0) return;
    for (const address of unknown) visited.add(address);
    await inBatches(unknown.filter(isNewKind), CONCURRENCY, async (address) => {
      const page = await visit(address);
      if (page !== null && !isListed(page)) complainOf(pathOf(address))(`indexable, in no sitemap: ${page.canonical}`);
    });
    return followLinks();
  }

  function isNewKind(address: string): boolean {
    const { pathname, searchParams } = new URL(address);
    const names = [...searchParams.keys()].sort().join();
    if (names === '' || names === 'page') return true;
    const kind = `${pathname.replace(PREFIX, '').split('/', 2).join('/')} ${names}`;
    const count = (visitsByKind.get(kind) ?? 0) + 1;
    visitsByKind.set(kind, count);
    return count <= MAX_PER_KIND;
  }

  /** Checks that a list of products in no sitemap is missing, and so is its data for client navigations. */
  async function checkEmpty(path: string): Promise<void> {
    const response = await fetch(origin + path, { redirect: 'manual', headers: HEADERS });
    await response.arrayBuffer();
    if (response.status !== 404) complainOf(path)(`answers ${response.status} in no sitemap`);
  }

  /** Checks that a mistyped address leads to its page or is an error, and that its suggestions exist. */
  async function checkMutated({ name, of, path, isWriting }: Mutated): Promise<void> {
    const { hops, status, address, page } = await follow(origin + path);
    const complain = complainOf(path);
    if (![200, 400, 404, 410].includes(status)) complain(`${name} answers ${status}`);
    if (isWriting && (address !== origin + of || hops !== 1)) complain(`${name} leads to ${address} in ${hops} steps`);
    if (hops > 2) complain(`${name} takes ${hops} steps`);
    if (status === 200 && page !== null && !isListed(page))
      complain(`${name}, indexable, in no sitemap: ${page.canonical}`);
    if (status === 404 && page !== null) noteLinks(page, address);
  }

  /** Whether a page is in a sitemap or not to be indexed; `/` stands for every home page. */
  function isListed({ robots, canonical }: ReadPage): boolean {
    const address = canonical?.replace(/\?page=\d+$/, '') ?? '';
    return robots !== null || address === `${origin}/` || entries.has(address);
  }

  return { linked, visited, complaints, checkListed, followLinks, checkEmpty, checkMutated };
}
