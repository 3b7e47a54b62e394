import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countries } from '../../contract/countries.ts';
import { languages } from '../../contract/languages.ts';
import { products } from '../db/schema/products.ts';
import { searchDocuments } from '../db/schema/search.ts';
import { terms } from '../db/schema/terms.ts';
import { describeDatabases } from '../test/describe-databases.ts';
import { smallContent } from '../test/small-content.ts';
import { buildSite } from './build-site.ts';
import { applyContent, seed } from './seed.ts';
import { addSyntheticProducts } from './synthetic-products.ts';

/** A tag is seeded once per country and language. */
const EVERYWHERE = countries.length * languages.length;

const tags = (name: string) => `tags:\n  - { slug: water, name: { en: ${name}, ar: ماء } }\n`;

describeDatabases('seeding', (getDatabase) => {
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFile(join(contentDir, 'tags.yaml'), tags('Water'));
  });
  afterAll(() => rm(contentDir, { recursive: true }));

  test('is applied again only if the content, the media or the number of products changed', async () => {
    const { db } = getDatabase();
    const applied = async (options: Partial<Parameters<typeof seed>[0]> = {}) =>
      (await seed({ db, manifest: {}, contentDir, ...options })).applied;
    expect(await applied()).toBe(true);
    expect(await applied()).toBe(false);
    await writeFile(join(contentDir, 'tags.yaml'), tags('Waters'));
    expect(await applied()).toBe(true);
    expect(await applied()).toBe(false);
    const manifest = { 'plant/amla': { file: 'a.webp', mimeType: 'image/webp', alt: { en: 'Amla', ar: 'أملا' } } };
    expect(await applied({ manifest })).toBe(true);
    expect(await applied({ manifest, synthetic: { amount: 1, country: 'uae' } })).toBe(true);
    expect(await db.select({ count: count() }).from(terms)).toEqual([{ count: EVERYWHERE }]);
  });

  test('leaves nothing for a search to read through: all that it has written is in the indexes', async () => {
    const { db } = getDatabase();
    await applyContent(db, smallContent, {}, 'pending', ['uae']);
    expect((await db.select().from(searchDocuments)).length).toBeGreaterThan(0);
    for (const index of ['called', 'about', 'full']) {
      const pages = sql<number>`gin_clean_pending_list(${`search_documents_${index}`}::text::regclass)::int`;
      expect(await db.select({ pages }).from(sql`(select 1) as one`)).toEqual([{ pages: 0 }]);
    }
  });

  test('invalid content changes nothing', async () => {
    const { db } = getDatabase();
    await seed({ db, manifest: {}, contentDir });
    await writeFile(join(contentDir, 'awards.yaml'), 'awards: 5\n');
    await expect(seed({ db, manifest: {}, contentDir })).rejects.toThrow('awards.yaml: awards:');
    await rm(join(contentDir, 'awards.yaml'));
    expect(await db.select({ count: count() }).from(terms)).toEqual([{ count: EVERYWHERE }]);
    expect(await db.select({ count: count() }).from(products)).toEqual([{ count: 0 }]);
  });
});

test('a missing picture is null, and reported', () => {
  const { rows, missingMedia } = buildSite(smallContent, {}, 'uae');
  expect(missingMedia).toContain('pack/alpha-amla-oil');
  expect(rows.products.map(({ image }) => image)).not.toContain(expect.any(Number));
});

test('a product’s gallery shows the product, what is in it and its plant, and no other product', () => {
  const picture = { file: 'aaaaaaaa.webp', mimeType: 'image/webp', alt: { en: 'Pack', ar: 'عبوة' } };
  const { missingMedia } = buildSite(smallContent, {}, 'uae');
  const { rows } = buildSite(smallContent, Object.fromEntries([...missingMedia].map((ref) => [ref, picture])), 'uae');
  const packs = new Set(rows.media.flatMap(({ id, path }) => (path.includes('/pack-') ? [id] : [])));
  expect(rows.products.some(({ gallery }) => gallery.length === 4)).toBe(true);
  for (const { slug, image, gallery } of rows.products) {
    expect(
      gallery.filter((id) => packs.has(id)),
      slug,
    ).toEqual([image]);
    expect(rows.media.find(({ id }) => id === gallery[2])?.path).toContain(`/texture-`);
  }
});

test('a barcode is of the one size of a product, or of each variation', () => {
  const products = smallContent.products.map((product) => ({
    ...product,
    sizes: product.sizes.map((size, index) => ({ ...size, barcode: `290000000000${index}` })),
  }));
  const { rows } = buildSite({ ...smallContent, products }, {}, 'egy');
  const gtins = rows.products.filter(({ slug }) => /^alpha-(?:soap|amla-oil)$/.test(slug)).map(({ gtin }) => gtin);
  expect(new Set(gtins)).toEqual(new Set([null, '2900000000000']));
  expect(new Set(rows.variations.map(({ gtin }) => gtin))).toEqual(new Set(['2900000000000', '2900000000001']));
  expect(buildSite(smallContent, {}, 'egy').rows.variations[0]?.gtin).toBeNull();
});

test('Arabic media include the mirrored picture, and a country has its own document', () => {
  const picture = {
    file: 'aaaaaaaa.webp',
    mirroredFile: 'bbbbbbbb.webp',
    mimeType: 'image/webp',
    alt: { en: 'Room', ar: 'غرفة' },
  };
  const variants = [{ file: 'cccccccc.webp', country: 'ksa' as const, language: 'ar' as const }];
  const pathsIn = (country: 'uae' | 'ksa') =>
    buildSite(smallContent, { 'room/alpha': { ...picture, variants } }, country).rows.media.map(({ path }) => path);
  const withArabic = (path: string) =>
    languages.map(({ code }) => (code === 'ar' ? path : '2026/02/room-alpha-eaaaaaaaa.webp'));
  expect(pathsIn('uae')).toEqual(withArabic('2026/02/room-alpha-rtl-ebbbbbbbb.webp'));
  expect(pathsIn('ksa')).toEqual(withArabic('2026/02/room-alpha-rtl-ecccccccc.webp'));
});

test('synthetic products are deterministic, and of one country only', () => {
  const many = addSyntheticProducts(smallContent, 50, 'kwt');
  expect(addSyntheticProducts(smallContent, 50, 'kwt')).toEqual(many);
  expect(buildSite(many, {}, 'kwt').rows.products).toHaveLength(
    languages.length * 50 + buildSite(smallContent, {}, 'kwt').rows.products.length,
  );
  expect(buildSite(many, {}, 'uae').rows.products).toHaveLength(
    buildSite(smallContent, {}, 'uae').rows.products.length,
  );
});
