import { expect, test } from 'vitest';
import type { PackedCatalogue } from '../app/content/catalogue/packed-catalogue.ts';
import type { Locale } from '../app/locale/path.ts';
import { buildItem } from '../app/test/catalogue-item.ts';
import { openCatalogue } from './device-catalogue.ts';

const uae: Locale = { country: 'uae', language: 'en' };
const ksa: Locale = { country: 'ksa', language: 'ar' };

/** The products of a locale, each with its name and the indexes of its terms. */
function pack(
  products: readonly (readonly [slug: string, name: string, terms: readonly number[]])[],
  terms: PackedCatalogue['terms'],
): PackedCatalogue {
  const places = products.map((_, place) => place);
  return {
    format: 1,
    items: products.map(([slug, name]) => buildItem(slug, { name })),
    modified: places.map(() => 1),
    terms,
    termLists: products.map(([, , numbers]) => numbers),
    orders: { menu: places, name: places, newest: places },
    shown: [],
  };
}

const english = pack(
  [
    ['mask', 'Henna Mask', [0, 2, 4]],
    ['balm', 'Almond Balm', [1, 3, 5]],
    ['wash', 'Coconut Wash', [2, 6]],
    ['hair-oil', 'Dry Hair Oil', [0, 4]],
    ['unkept', 'Sidr Powder', [7]],
  ],
  [
    { facet: 'category', slug: 'hair-care', name: 'Hair care' },
    { facet: 'type', slug: 'lip-balm', name: 'Lip balm' },
    { facet: 'ingredient', slug: 'coconut', name: 'Coconut' },
    { facet: 'tag', slug: 'sensitive-skin', name: 'Sensitive skin' },
    { facet: 'tag', slug: 'dry-hair', name: 'Dry hair' },
    { facet: 'free', slug: 'fragrance-free', name: 'Fragrance-free' },
    { facet: 'brand', slug: 'nadiya', name: 'Nadiya' },
    { facet: 'tag', slug: 'frizz', name: 'Frizz' },
  ],
);
const arabic = pack(
  [
    ['cream', 'كريم الورد للشعر', [2, 3]],
    ['mask', 'قناع الحنّاء', [0, 1]],
  ],
  [
    { facet: 'tag', slug: 'dry-hair', name: 'شعر جاف' },
    { facet: 'ingredient', slug: 'coconut', name: 'جوز الهند' },
    { facet: 'tag', slug: 'sensitive-skin', name: 'بشرة حسّاسة' },
    { facet: 'type', slug: 'face-cream', name: 'كريم الوجه' },
  ],
);

/** A device with the pages of some products and a list. */
function createCaches(home: string, slugs: readonly string[], list: string): CacheStorage {
  const cache = {
    keys: async () => slugs.map((slug) => new Request(`https://www.example.com${home}/product/${slug}?kept=1`)),
    match: async (path: string) => (path.includes('?') ? undefined : new Response(list)),
  };
  return { has: async () => true, open: async () => cache } as unknown as CacheStorage;
}

test.each([
  ['', false],
  ['{}', false],
  ['null', false],
  [JSON.stringify({ ...english, format: undefined }), false],
  [JSON.stringify({ ...english, format: 2 }), false],
  [JSON.stringify(english), true],
])('of the list %.20s there is a catalogue: %s', async (list, expected) => {
  expect((await openCatalogue(uae, createCaches('/uae', ['mask'], list))) !== null).toBe(expected);
});

async function search(locale: Locale, packed: PackedCatalogue, key: string) {
  const home = locale === uae ? '/uae' : '/ar/ksa';
  const kept = packed.items.map(({ slug }) => slug).filter((slug) => slug !== 'unkept');
  const caches = createCaches(home, kept, JSON.stringify(packed));
  const found = await (await openCatalogue(locale, caches))?.search(key);
  return { products: found?.products.map(({ slug }) => slug), phrase: found?.phrase };
}

test.each([
  // Of two that have the words, the one whose name has them comes first.
  ['dry hair', null, ['hair-oil', 'mask']],
  ['coconut', null, ['wash', 'mask']],
  ['coco', null, ['wash', 'mask']],
  ['sensitive', null, ['balm']],
  ['hair care coconut', null, ['mask']],
  ['henna dry', null, ['mask']],
  ['lip', null, ['balm']],
  ['nadiya', null, ['wash']],
  ['fragrance free', null, ['balm']],
  ['sensitive hair', null, []],
  ['ensitive', 'sensitive', ['balm']],
  ['sensetive skn', 'sensitive skin', ['balm']],
  ['cocconut', 'coconut', ['wash', 'mask']],
  // Only what is kept counts.
  ['frizz', null, []],
  ['frizzz', null, []],
  ['zzzzqx', null, []],
  ['؟', null, []],
])('%j is taken for %j and finds %j', async (key, phrase, products) => {
  expect(await search(uae, english, key)).toEqual({ products, phrase });
});

test.each([
  ['شعر جاف', null, ['mask']],
  ['للشعر الجاف', null, ['mask']],
  ['حساسه', null, ['cream']],
  ['جوز', null, ['mask']],
  ['كريم حساسة', null, ['cream']],
  ['dry hair', null, ['mask']],
  // A word is suggested without its article.
  ['شعر جااف', 'شعر جاف', ['mask']],
  ['حسااسة', 'حسّاسة', ['cream']],
  ['ققققق', null, []],
])('%j is taken for %j and finds %j among Arabic names', async (key, phrase, products) => {
  expect(await search(ksa, arabic, key)).toEqual({ products, phrase });
});
