import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { listSoldProducts } from '../content/sold-products.ts';
import { products } from '../db/schema/products.ts';
import { readBackendEnv } from '../process/env.ts';
import { applyContent } from '../seed/seed.ts';
import { describeDatabases } from '../test/describe-databases.ts';
import { readGoldenQueries } from '../test/golden-queries.ts';
import { searchNodes } from './search-nodes.ts';

/** Seeding all content may take minutes on a busy machine. */
const SEEDING_TIMEOUT = 300_000;

describeDatabases('search', (getDatabase) => {
  const slugs = new Map<number, string>();
  beforeAll(async () => {
    const { db } = getDatabase();
    await applyContent(db, await loadContent(readBackendEnv(process.env).contentDir), {}, 'search', ['ksa']);
    const rows = await db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(eq(products.country, 'ksa'));
    for (const { id, slug } of rows) slugs.set(id, slug);
  }, SEEDING_TIMEOUT);

  async function search(language: string, text: string): Promise<string[]> {
    const found = await searchNodes(getDatabase().db, { country: 'ksa', language, kind: 'product', text });
    return found.map((id) => slugs.get(id) ?? `${id} is no product of ksa`);
  }

  describe('finds first', () => {
    test.each([
      ['a name', 'en', 'amla hair oil', 'tarwa-amla-hair-oil'],
      ['a name with an error in every word', 'en', 'tarwah amlla oyl', 'tarwa-amla-hair-oil'],
      ['a name in Arabic', 'ar', 'زيت الأملا', 'tarwa-amla-hair-oil'],
      ['without its hamza', 'ar', 'زيت الاملا', 'tarwa-amla-hair-oil'],
      ['on a Persian keyboard', 'ar', 'زیت الأملا', 'tarwa-amla-hair-oil'],
      ['on an Urdu keyboard', 'ar', 'مسواک بالنعناع', 'arak-mint-miswak-stick'],
      ['with tashkeel and tatweel', 'ar', 'زَيت الأُمـلا', 'tarwa-amla-hair-oil'],
      ['with a prefixed preposition', 'ar', 'زيت للأملا', 'tarwa-amla-hair-oil'],
      ['a plural', 'en', 'neem soaps', 'basma-neem-soap'],
      ['the other script’s name', 'en', 'شامبو السدر', 'tarwa-sidr-shampoo'],
      ['the ingredient’s other name', 'ar', 'روزماري', 'tarwa-rosemary-root-serum'],
      ['a concern and a type', 'en', 'dandruff shampoo', 'tarwa-neem-shampoo'],
      ['a trade name', 'ar', 'فازلين باللوز', 'balsam-petroleum-jelly'],
      ['a mixed one', 'ar', 'sidr شامبو', 'tarwa-sidr-shampoo'],
    ])('%s: %s %s', async (_, language, text, slug) => {
      expect((await search(language, text))[0]).toBe(slug);
    });
  });

  test.each([
    ['en', 'tarwa'],
    ['ar', 'تروى'],
    ['ar', 'تروي'],
    ['en', 'تروى'],
    ['ar', 'tarwa'],
    ['en', 'terwa'],
  ])('a brand in either script, %s %s, finds all its products and no others', async (language, text) => {
    const found = await search(language, text);
    const all = [...slugs.values()].filter((slug) => slug.startsWith('tarwa-'));
    expect(new Set(found)).toEqual(new Set(all));
  });

  test.each([
    ['الشعر', 'شعر'],
    ['مسواك', 'المسواك'],
    ['حنّاء', 'حناء'],
    ['نديّة', 'نديه'],
    ['زيت', 'زیت'],
    ['مسواك', 'مسواک'],
  ])('%s and %s find the same', async (one, other) => {
    const found = await search('ar', one);
    expect(found.length).toBeGreaterThan(0);
    expect(await search('ar', other)).toEqual(found);
  });

  test('a prefix of a word finds the word', async () => {
    expect(await search('en', 'shamp')).toContain('tarwa-sidr-shampoo');
  });

  test.each(['أملى', 'املي', 'أمله'])(
    '%s, which ends like أملا, finds what that does and nothing else',
    async (text) => {
      expect(await search('ar', text)).toEqual(await search('ar', 'أملا'));
    },
  );

  test('unknown words are ignored; alone they find nothing', async () => {
    expect((await search('en', 'amla zzqqxx'))[0]).toMatch(/amla/);
    expect(await search('en', 'zzqqxx')).toEqual([]);
  });

  test('what shoppers type finds 98 of 100 products that it should, among the first five', async () => {
    const sold = listSoldProducts(await loadContent(readBackendEnv(process.env).contentDir), 'ksa');
    const shares: number[] = [];
    for (const { query, language, expect: expected } of await readGoldenQueries()) {
      const slug = new Map(sold[language].map(({ fullSlug, siteSlug }) => [fullSlug, siteSlug]));
      const wanted = expected.flatMap((full) => slug.get(full) ?? []);
      if (wanted.length === 0) continue;
      const first = (await search(language, query)).slice(0, 5);
      shares.push(first.filter((found) => wanted.includes(found)).length / Math.min(5, wanted.length));
    }
    expect(shares.length).toBeGreaterThanOrEqual(300);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.98);
  });

  test.each(['', '   ', '&|!:*()', "'); drop table products; --", '؟', 'ไทย 漢字 हिन्दी 𝒜 ½ ①', 'a'.repeat(5000)])(
    '"%s" is not an error',
    async (text) => {
      expect(await search('en', text)).toEqual(expect.any(Array));
    },
  );

  test('pages and posts are found in their language', async () => {
    const { db } = getDatabase();
    for (const [language, text] of [
      ['en', 'our story'],
      ['ar', 'قصتنا'],
    ] as const)
      expect((await searchNodes(db, { country: 'ksa', language, kind: 'page', text })).length).toBeGreaterThan(0);
    expect(
      (await searchNodes(db, { country: 'ksa', language: 'ar', kind: 'post', text: 'الماء' })).length,
    ).toBeGreaterThan(0);
  });
});
