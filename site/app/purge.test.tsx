import { expect, test } from 'vitest';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { createLog } from '../server/log.ts';
import { createPurge } from '../server/purge.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../server/purge-signature.ts';
import { createBus } from '../server/shared/bus.ts';
import { collectTags } from './content/client/tags.ts';
import { buildPath } from './locale/path.ts';
import { createPurgeableSite, createSite, origin } from './test/create-site.ts';
import { createSmallBackend, type SmallProduct } from './test/small-backend.ts';

const secret = 'a secret of more than 32 characters';
/** Fields that editors write and pages show. */
const TEXTS = new Set(['name', 'title', 'label', 'heading', 'excerpt']);
/** By then a service's answers show the change that its notice announced. */
const SETTLED_MS = 15_000;

type Versions = ReadonlyMap<string, number>;
const list = (nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });

const products = [
  ['amla-oil', 'Amla Oil', 'tarwa', 'hair-oil', 'amla'],
  ['sidr-oil', 'Sidr Oil', 'tarwa', 'hair-oil', 'sidr'],
  ['neem-paste', 'Neem Paste', 'arak', 'toothpaste', 'neem'],
].map(([slug = '', name = '', brand = '', type = '', ingredient = '']): SmallProduct => {
  return { slug, name, brand, type, ingredients: [ingredient], countries: [...countryCodes] };
});
const menu = list([
  { id: btoa('nav_menu_item:7001'), label: 'Our oils', path: '/hair-oil', childItems: list([]) },
  { id: btoa('nav_menu_item:7002'), label: 'Our story', path: '/our-story', childItems: list([]) },
]);
const posts = list(
  ['one', 'two'].map((slug, index) => ({
    id: btoa(`post:${8001 + index}`),
    databaseId: 8001 + index,
    slug,
    title: `Post ${slug}`,
    excerpt: 'On hair',
    tags: { nodes: [{ name: 'Hair', slug: 'hair' }] },
  })),
);
/** Answers to operations that the small service lacks. */
const extraAnswers: Record<string, object> = {
  GetMenu: { menuItems: menu },
  GetFooterMenuData: { menuItems: menu },
  newsAndMedia: { posts },
  singleBlog: { posts: list(posts.nodes.slice(0, 1)) },
};

/** Creates a content service in which anything with a tag can be changed; the tags of its answers are recorded. */
function createChangingBackend(versions: Versions, knownTags: Set<string>): typeof globalThis.fetch {
  const backend = createSmallBackend(products);
  return async (address, init) => {
    const [, country = ''] = /\.test\/(\w+)\//.exec(String(address)) ?? [];
    const { operationName } = JSON.parse(String(init?.body));
    const versionOf = (name: unknown) => versions.get(`${country}:${name}`) ?? 0;
    function change(value: unknown, version: number): unknown {
      if (Array.isArray(value)) return value.map((one) => change(one, version));
      if (typeof value !== 'object' || value === null) return value;
      const own = version + ('id' in value ? versionOf(value.id) : 0);
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [
          field,
          typeof inner === 'string' && TEXTS.has(field) && own > 0 ? `${inner} (${own})` : change(inner, version),
        ]),
      );
    }
    const known = await (await backend(address, init)).json();
    const answer = operationName in extraAnswers ? { data: extraAnswers[operationName] } : known;
    for (const tag of collectTags(country, operationName, answer)) knownTags.add(tag);
    return Response.json(change(answer, versionOf(operationName)));
  };
}

/** Creates a site with all its caches, whose content and clock a test changes. */
function createPublishedSite() {
  const versions = new Map<string, number>();
  const knownTags = new Set<string>();
  const state = { now: Date.parse('2026-06-01T08:00:00Z'), notices: 0 };
  const clock = () => state.now;
  const backend = createChangingBackend(versions, knownTags);
  const site = createPurgeableSite(backend, clock);
  const cache = createPageCache({ maxBytes: 50_000_000, clock });
  const log = createLog({ mode: 'test', destination: { write: () => {} } });
  const { respond } = createPurge({ secret, clock, log, site, cache, bus: createBus([]) });
  const source = { redirect: async () => null, render: (url: URL) => site.render(url.pathname + url.search) };
  async function visit(path: string) {
    const served = await cache.serve(new URL(path, origin), source);
    const answer = await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load });
    const [, seconds = '0'] = /s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    return { html: await answer.text(), freshForMs: Number(seconds) * 1000 };
  }
  return {
    state,
    visit,
    /** Like `visit`, once the page is fresh: a background refresh shows at the next visit. */
    visitFresh: async (path: string) => {
      await expect.poll(async () => (await visit(path)) && cache.find(path), { timeout: 20_000 }).not.toBeNull();
      return visit(path);
    },
    /** Creates a site with empty caches. */
    createNew: () => {
      const render = createSite(backend, clock);
      return async (path: string) => (await render(path)).text();
    },
    /** Lists the tags of a country: every operation, and every node of every answer. */
    listTags: (country: string) => [...knownTags].filter((tag) => tag.startsWith(`${country}:`) && !tag.endsWith(':*')),
    change: (tag: string) => versions.set(tag, (versions.get(tag) ?? 0) + 1),
    send: async (notice: object) => {
      state.notices += 1;
      // A signature is valid once, so notices of the same second need different timestamps.
      const timestamp = String(Math.floor(state.now / 1000) - (state.notices % 60));
      const body = JSON.stringify(notice);
      const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signNotice(secret, timestamp, body) };
      const answer = await respond(new Request(`${origin}/api/purge`, { method: 'POST', headers, body }), '192.0.2.1');
      expect(answer.status).toBe(200);
      return (await answer.json()).purged;
    },
  };
}

const pages = [
  '/plp',
  '/plp?brand=tarwa',
  '/hair-oil',
  '/product/amla-oil',
  '/brands',
  '/brands/tarwa',
  '/collections/tarwa/hair-oil',
  '/blogs/one',
  '/search?key=oil',
  '/search-suggestions?key=am',
  '/product-cards?slug=amla-oil',
];

test('every change shows after its notice and not before, on every page, in every country and language', async () => {
  const site = createPublishedSite();
  const locales = countryCodes.flatMap((country) => languageCodes.map((language) => ({ country, language })));
  const addressOf = (locale: (typeof locales)[number], page: string) => `${buildPath(locale)}${page}`;
  for (const locale of locales) for (const page of pages) await site.visitFresh(addressOf(locale, page));
  const names = site.listTags('uae').map((tag) => tag.slice('uae:'.length));
  let shown = 0;
  for (const [index, name] of names.entries()) {
    const locale = locales[index % locales.length] ?? { country: 'uae', language: 'en' };
    const tag = `${locale.country}:${name}`;
    // Let earlier notices settle.
    site.state.now += SETTLED_MS;
    const before = new Map<string, string>();
    for (const page of pages) before.set(page, (await site.visitFresh(addressOf(locale, page))).html);
    site.change(tag);
    for (const page of pages) {
      const { html } = await site.visit(addressOf(locale, page));
      expect(html === before.get(page), `${page} before the notice of ${tag}`).toBe(true);
    }
    await site.send({ tags: [tag] });
    const seeNew = site.createNew();
    for (const page of pages) {
      const { html } = await site.visit(addressOf(locale, page));
      expect(html === (await seeNew(addressOf(locale, page))), `${page} after the notice of ${tag}`).toBe(true);
      if (html !== before.get(page)) shown += 1;
    }
  }
  // Most tags change several pages.
  expect(shown).toBeGreaterThan(names.length);
}, 480_000);

test('a menu, an item of it, a path, a country and everything can each be purged, for both languages', async () => {
  const site = createPublishedSite();
  const paths = languageCodes.map((language) => buildPath({ country: 'kwt', language, pagePath: '/plp' }));
  const other = buildPath({ country: 'omn', language: 'en', pagePath: '/plp' });
  const item = () => site.listTags('kwt').find((tag) => tag.endsWith('=')) ?? '';
  await site.visitFresh(other);
  type Notice = { tags?: string[]; paths?: string[]; countries?: string[]; all?: true };
  const notices: (() => Notice)[] = [
    () => ({ tags: ['kwt:GetMenu'] }),
    () => ({ tags: [item()] }),
    () => ({ paths }),
    () => ({ countries: ['kwt'] }),
    () => ({ all: true }),
  ];
  for (const notice of notices) {
    site.state.now += SETTLED_MS;
    const before = await Promise.all(paths.map(async (path) => (await site.visitFresh(path)).html));
    const sent = notice();
    const changed = sent.tags?.[0] ?? 'kwt:GetMenu';
    site.change(changed);
    const { pages } = await site.send(sent);
    // An id may be of one language only.
    expect(pages, JSON.stringify(sent)).toBeGreaterThanOrEqual(sent.tags?.[0]?.endsWith('=') ? 1 : paths.length);
    for (const [index, path] of paths.entries()) {
      const { html } = await site.visit(path);
      expect(html === (await site.createNew()(path)), `${path} after ${JSON.stringify(sent)}`).toBe(true);
      if (changed === 'kwt:GetMenu') expect(html === before[index]).toBe(false);
    }
  }
  expect((await site.visit(other)).html).toBe(await site.createNew()(other));
});

test('a page that was still old at its notice is not kept', async () => {
  const site = createPublishedSite();
  const path = '/uae/plp';
  const old = await site.visitFresh(path);
  await site.send({ tags: ['uae:GetMenu'] });
  expect((await site.visit(path)).freshForMs).toBe(1_000);
  // The service changes after its notice, and nobody visits for hours.
  site.change('uae:GetMenu');
  site.state.now += 10 * 3_600_000;
  const late = await site.visit(path);
  expect(late.html === old.html).toBe(false);
  expect(late.html === (await site.createNew()(path))).toBe(true);
});
