import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { type Backend, createBackend } from './app.ts';
import type { Content } from './content/content.ts';
import { entries } from './db/schema/entries.ts';
import { products } from './db/schema/products.ts';
import { applyContent } from './seed/seed.ts';
import { ask, pick, pickAll } from './test/ask.ts';
import { describeDatabases } from './test/describe-databases.ts';
import { manifestOf } from './test/manifest.ts';
import { silentLog } from './test/silent-log.ts';
import { smallContent } from './test/small-content.ts';

const TOKEN = 'the-token-of-the-editors';
const EDITOR = { authorization: `Bearer ${TOKEN}` };

/** The first page after home and the first post, campaign, location and product are not published. */
const content: Content = {
  ...smallContent,
  pages: smallContent.pages.map((page) => (page.slug === 'our-story' ? { ...page, status: 'draft' } : page)),
  posts: smallContent.posts.map((post, index) => (index === 0 ? { ...post, status: 'future' } : post)),
  campaigns: smallContent.campaigns.map((campaign) => ({ ...campaign, status: 'draft' })),
  locations: smallContent.locations.map((location) => ({ ...location, status: 'draft' })),
  shops: smallContent.shops.map((shop) => ({ ...shop, status: 'draft' })),
  products: smallContent.products.map((one) => (one.fullSlug === 'alpha-soap' ? { ...one, status: 'draft' } : one)),
};

const LISTS = `{
  pages(first: 100) { nodes { databaseId slug } }
  posts(first: 100) { nodes { databaseId slug } }
  campaigns(first: 100) { nodes { databaseId slug } }
  locations(first: 100) { nodes { databaseId } }
  products(first: 100) { nodes { databaseId slug } }
  productCategories(where: { slug: ["soap"] }) { nodes { count } }
}`;

describeDatabases('what is not published', (getDatabase) => {
  let backend: Backend;
  let stored: { entries: Map<string, number>; product: number };
  beforeAll(async () => {
    const { db } = getDatabase();
    const options = { database: getDatabase(), mediaDir: tmpdir(), mode: 'production' as const, log: silentLog };
    backend = createBackend({ ...options, editorToken: TOKEN });
    await applyContent(db, content, manifestOf(content), 'drafts');
    const entryRows = await db.select().from(entries);
    const productRows = await db.select().from(products);
    const own = entryRows.filter(
      ({ country, language, status }) => [country, language, status === 'publish'].join() === 'uae,en,false',
    );
    stored = {
      // The first of each type: the company’s own location comes before the shop.
      entries: new Map(own.map(({ type, id }): [string, number] => [type, id]).toReversed()),
      product:
        productRows.find(({ country, language, slug }) => [country, language, slug].join() === 'uae,en,alpha-soap')
          ?.id ?? 0,
    };
  });

  test('is in no list, for editors either, and counts for no term', async () => {
    for (const headers of [{}, EDITOR]) {
      const { data, errors } = await ask(backend, 'uae', LISTS, {}, headers);
      expect(errors).toBeUndefined();
      expect(pickAll(data, 'pages', 'slug')).toEqual(['home']);
      expect(pickAll(data, 'posts', 'slug')).not.toContain('news-1');
      expect(pickAll(data, 'posts', 'slug')).toContain('news-2');
      expect([pick(data, 'campaigns.nodes'), pick(data, 'locations.nodes')]).toEqual([[], []]);
      expect(pickAll(data, 'products', 'slug')).not.toContain('alpha-soap');
      expect(pick(data, 'productCategories.nodes.0.count')).toBe(0);
    }
  });

  test.each([
    ['page', 'slug', 'our-story', ', asPreview: true'],
    ['post', 'slug', 'news-1', ', asPreview: true'],
    ['campaign', 'slug', 'film', ', asPreview: true'],
    ['location', 'title', 'Dubai', ', asPreview: true'],
    ['product', 'slug', 'alpha-soap', ''],
  ])('an editor finds a %s by its number, nobody else does', async (type, field, value, asPreview) => {
    const id = type === 'product' ? stored.product : stored.entries.get(type);
    const query = `{ found: ${type}(id: "${id}", idType: DATABASE_ID${asPreview}) { ${field} } }`;
    expect((await ask(backend, 'uae', query, {}, EDITOR)).data).toEqual({ found: { [field]: value } });
    for (const authorization of ['', 'Bearer the-token-of-somebody-else', `Basic ${btoa(`editor:${TOKEN}`)}`])
      expect((await ask(backend, 'uae', query, {}, { authorization })).data).toEqual({ found: null });
  });

  test('a service without an editors’ token has no editors', async () => {
    const options = { database: getDatabase(), mediaDir: tmpdir(), mode: 'production' as const, log: silentLog };
    const query = `{ page(id: "${stored.entries.get('page')}", idType: DATABASE_ID) { slug } }`;
    const { data } = await ask(createBackend(options), 'uae', query, {}, { authorization: 'Bearer ' });
    expect(data).toEqual({ page: null });
  });

  test('an editor may ask where others need a token', async () => {
    const options = { database: getDatabase(), mediaDir: tmpdir(), mode: 'production' as const, log: silentLog };
    const closed = createBackend({ ...options, token: 'the-token-of-the-site', editorToken: TOKEN });
    expect((await ask(closed, 'uae', '{ languages { code } }')).status).toBe(401);
    expect((await ask(closed, 'uae', '{ languages { code } }', {}, EDITOR)).status).toBe(200);
  });
});
