import { beforeAll, expect, test } from 'vitest';
import { createContentClient } from './content/client/client.server.ts';
import { createQueryCache } from './content/client/query-cache.server.ts';
import { createSnapshots, type SnapshotFiles } from './content/client/snapshots.server.ts';
import { createTagCollector } from './content/client/tags.ts';
import { ContentChangesDocument } from './content/generated/graphql.ts';
import { createSitemapPages } from './content/site-index/sitemap-pages.server.ts';
import { createPurgeableSite } from './test/create-site.ts';
import { createDialectService } from './test/dialect-service.ts';
import { buildWithoutLanguages } from './test/dialects.ts';

/** A service without a language extension, whose texts are English. */
const service = createDialectService(buildWithoutLanguages(), { language: 'en_US', url: 'https://backend.test/' });
const { render, siteIndex, watch } = createPurgeableSite(service);
const read = async (path: string) => (await render(path)).text();

beforeAll(async () => {
  await watch.pollNext();
  await watch.pollNext();
});

test('a page in the other language says what its texts are in, in both ways, and where their own page is', async () => {
  const html = await read('/ar/uae/our-story');
  expect(html).toMatch(/<html[^>]* lang="ar-AE" dir="rtl"/);
  expect(html).toMatch(/<main[^>]* lang="en" dir="ltr"/);
  expect(html).toMatch(/نصوص هذه الصفحة باللغة الإنجليزية.*<a href="\/uae\/our-story" hrefLang="en"/s);
  expect(html).toContain('noindex');
});

test('a page in the language of its service says nothing of the kind', async () => {
  const html = await read('/uae/our-story');
  expect(html).not.toMatch(/<main[^>]* lang=/);
  expect(html).not.toContain('The text of this page');
  expect(html).not.toContain('noindex');
});

test.each(['/uae/our-story', '/uae', '/uae/plp'])('no alternate of %s promises what is not written', async (path) => {
  const tags = [...(await read(path)).matchAll(/hrefLang="([^"]*)"/g)].map(([, tag]) => tag);
  expect(tags).toContain('en-AE');
  // The other countries' services have not been asked yet.
  expect(tags).not.toContain('ar-AE');
});

test('sitemaps list its language alone', async () => {
  const loadPages = createSitemapPages({ siteIndex, tags: createTagCollector() });
  const [english, arabic] = siteIndex.listLocales().filter(({ country }) => country === 'uae');
  expect([english?.language, arabic]).toEqual(['en', undefined]);
  expect(await loadPages({ country: 'uae', language: 'ar' }, 'pages')).toEqual([]);
  expect(await loadPages({ country: 'uae', language: 'en' }, 'pages')).not.toEqual([]);
});

test('a start without the service knows that it has one language, from what was kept', async () => {
  const kept = new Map<string, Buffer>();
  const files: SnapshotFiles = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, bytes) => kept.set(name, bytes) !== undefined,
    remove: (name) => kept.delete(name),
  };
  const clock = () => 1_000_000;
  const snapshots = createSnapshots({ files, endless: files, clock, onError: () => {} });
  async function start(fetch: typeof globalThis.fetch) {
    const endpoints = { uae: 'https://backend.test/graphql' };
    const cache = createQueryCache({ clock });
    const site = createContentClient({ endpoints, siteOrigin: 'https://site.test', cache, snapshots, fetch, clock });
    await site.query('uae', ContentChangesDocument, { language: 'ar' });
    await snapshots.flush();
    return [site.soleLanguageOf('uae'), site.soleLanguageOf('ksa')];
  }
  expect(await start(service)).toEqual(['en', null]);
  expect(await start(() => Promise.reject(new TypeError('fetch failed')))).toEqual(['en', null]);
});
