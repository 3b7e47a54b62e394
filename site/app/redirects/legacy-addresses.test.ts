import { describe, expect, it } from 'vitest';
import { countries } from '../../../contract/countries.ts';
import { legacyEntries } from './legacy-addresses.ts';
import { createLegacyLookup, type LegacyNames } from './legacy-lookup.server.ts';
import { createLegacyMatcher } from './match-legacy.ts';
import { resolveLegacy } from './resolve-legacy.server.ts';

const matchLegacyAddress = createLegacyMatcher({ companySlug: 'sidrana' });

const FACET_VALUES: Record<string, readonly string[]> = {
  'tarwa type': ['hair-oil', 'shampoo'],
  'tarwa ingredient': ['amla', 'black-seed'],
  'tarwa regimen': ['pre-wash', 'post-wash'],
  'arak type': ['toothpaste'],
  'arak regimen': ['oral-care'],
};
const names: LegacyNames = {
  originalOf: (_, kind, name) => (kind === 'posts' && name === 'شعر-الشتاء' ? 'winter-hair' : null),
  brands: async (locale) => (locale.country === 'egy' ? ['tarwa'] : ['tarwa', 'arak', 'basma', 'nadiya']),
  productTypes: async () => [
    'hair-care',
    'hair-oil',
    'oral-care',
    'toothpaste',
    'mouthwash',
    'baby-care',
    'health-care',
    'skin-care',
  ],
  products: async (locale) => [
    'tarwa-amla-hair-oil',
    'arak-miswak-toothpaste',
    ...(locale.language === 'ar' ? ['زيت-السدر'] : []),
  ],
  facetValues: async (_, brand, facet) => FACET_VALUES[`${brand} ${facet}`] ?? [],
  category: async (_, id) =>
    id === 41 ? { facet: 'type', value: 'hair-oil' } : id === 42 ? { facet: 'ingredient', value: 'amla' } : null,
  postTags: async () => ['miswak', 'how-to'],
  posts: async () => [{ slug: 'winter-hair', id: 118 }],
  jobs: async () => ['brand-manager-dubai'],
  // Nadiya has no products, and tarwa's shampoo is not sold here.
  byNumber: async () => null,
  hasContentPage: async () => false,
  hasPage: async (_, pagePath) => !/^\/(?:no-such|collections\/(?:nadiya|tarwa\/shampoo))/.test(pagePath),
};
const everything = createLegacyLookup(names);
const nothing = createLegacyLookup({
  originalOf: () => null,
  brands: async () => [],
  productTypes: async () => [],
  products: async () => [],
  facetValues: async () => [],
  category: async () => null,
  postTags: async () => [],
  posts: async () => [],
  jobs: async () => [],
  hasPage: async () => false,
  byNumber: async () => null,
  hasContentPage: async () => false,
});

/** Per family: addresses with their new pages, and addresses whose page is gone (if `fixed`, only without content). */
const FAMILIES: Record<string, { found: [string, string][]; gone: string[]; fixed?: true }> = {
  'brands/category': {
    found: [
      ['/brands/category/tarwa/hair-oil', '/uae/collections/tarwa/hair-oil'],
      ['/brands/category/tarwa/hair-oils/1000', '/uae/collections/tarwa/hair-oil'],
      ['/brands/category/tarwa/lipstick/', '/uae/collections/tarwa/all'],
      ['/brands/category/tarwa/1000', '/uae/collections/tarwa/all'],
      ['/brands/category/tarwa/hair-oil/tarwa-amla-hair-oil', '/uae/product/tarwa-amla-hair-oil'],
      ['/uae/brands/category/tarwa/hair-oil/amla-hair-oil-200ml/', '/uae/product/tarwa-amla-hair-oil'],
      ['/uae/brands/category/arak/toothpaste/miswak-toothpaste/1000', '/uae/product/arak-miswak-toothpaste'],
      ['/ksa/brands/category/arak/toothpaste', '/ar/ksa/collections/arak/toothpaste'],
      ['/en/ksa/brands/category/arak/toothpaste', '/en/ksa/collections/arak/toothpaste'],
    ],
    gone: [
      '/brands/category/vatika/hair-oil',
      '/brands/category/tarwa/hair-oil/jasmine-oil',
      '/egy/brands/category/arak/toothpaste/1000',
      '/uae/brands/category/tarwa/hair-oil/no-such-oil',
    ],
  },
  brands: {
    found: [
      ['/brands/tarwa/', '/uae/brands/tarwa'],
      ['/brands/Arak', '/uae/brands/arak'],
      ['/enuae/brands/tarwa', '/uae/brands/tarwa'],
      ['/enuae/brands/basma/', '/uae/brands/basma'],
      ['/arksa/brands/basma', '/ar/ksa/brands/basma'],
      ['/ar/brands/tarwa/', '/ar/uae/brands/tarwa'],
    ],
    gone: ['/brands/vatika/', '/brands/category', '/enuae/brands/vatika', '/enegy/brands/arak'],
  },
  'brand/list': {
    found: [
      ['/brand/list/tarwa', '/uae/brands/tarwa'],
      ['/brand/list/arak/1000', '/uae/brands/arak'],
      ['/qat/brand/list/arak/', '/qat/brands/arak'],
    ],
    gone: ['/brand/list/vatika', '/egy/brand/list/arak'],
  },
  'category/list': {
    found: [
      ['/category/list/hair-care', '/uae/hair-care'],
      ['/category/list/baby-care/', '/uae/baby-care'],
      ['/category/list/healthcare-&-foods', '/uae/health-care'],
      ['/category/list/healthcare-%26-foods/1000', '/uae/health-care'],
      ['/category/list/skincare', '/uae/skin-care'],
      ['/category/list/mouthwashes', '/uae/mouthwash'],
      ['/category/list/oral-care/arak', '/uae/collections/arak/all'],
      ['/category/list/toothpaste/arak/1000', '/uae/collections/arak/toothpaste'],
      ['/category/list/oral-care/vatika/1000', '/uae/oral-care'],
    ],
    gone: ['/category/list/juices', '/category/list/juices/vatika/1000', '/category/list/juices/1000'],
  },
  product: {
    found: [
      ['/product/tarwa-amla-hair-oil/', '/uae/product/tarwa-amla-hair-oil'],
      ['/product/dabur-miswak-toothpaste-120g', '/uae/product/arak-miswak-toothpaste'],
      [`/ar/product/${encodeURIComponent('زيت-السدر')}/`, `/ar/uae/product/${encodeURIComponent('زيت-السدر')}`],
    ],
    gone: ['/product/vatika-cactus-oil/', '/product/oil', `/product/${encodeURIComponent('زيت-السدر')}`],
  },
  'product-category': {
    found: [
      ['/product-category/tarwa/ingredient/amla/', '/uae/collections/tarwa/all?ingredient=amla'],
      ['/product-category/tarwa/ingredient/tarwa-black-seed', '/uae/collections/tarwa/all?ingredient=black-seed'],
      ['/product-category/tarwa/product-type/hair-oil/', '/uae/collections/tarwa/hair-oil'],
      ['/product-category/tarwa/regiment/pre-wash/', '/uae/collections/tarwa/all?regimen=pre-wash'],
      ['/product-category/arak/regiment/oral-care/', '/uae/collections/arak/all?regimen=oral-care'],
      ['/product-category/arak/regiment/skincare', '/uae/collections/arak/all'],
      ['/product-category/tarwa/product-type/shampoo', '/uae/collections/tarwa/all'],
      ['/product-category/arak/', '/uae/brands/arak'],
      ['/product-category/hair-care/', '/uae/hair-care'],
      ['/product-category/hair-care/hair-oil/', '/uae/hair-oil'],
      ['/product-category/tarwa/tarwa-ingredient/tarwa-amla/', '/uae/collections/tarwa/all?ingredient=amla'],
      ['/product-category/tarwa/tarwa-product-type/tarwa-hair-oil', '/uae/collections/tarwa/hair-oil'],
      ['/ar/uae/product-category/tarwa/tarwa-product-type/', '/ar/uae/collections/tarwa/all'],
    ],
    gone: [
      '/product-category/vatika/regiment/pre-wash/',
      '/product-category/vatika/',
      '/product-category/drinks/juices/',
      '/egy/product-category/arak/regiment/oral-care',
    ],
  },
  category: {
    found: [
      ['/category/press-releases/', '/uae/news-press-releases'],
      ['/kwt/category/news/health-hub/', '/kwt/news-sidrana-health-hub'],
      ['/ar/category/blog', '/ar/uae/news-and-media'],
    ],
    gone: ['/category/no-such', '/uae/category/news/no-such/'],
  },
  tag: {
    found: [
      ['/tag/miswak/', '/uae/news-and-media?tag=miswak'],
      ['/ksa/tag/miswak', '/ar/ksa/news-and-media?tag=miswak'],
    ],
    gone: ['/tag/juice/', '/en/kwt/tag/mis'],
  },
  'index.php subcategory': {
    found: [
      ['/index.php/en/front/subcategory/7/Hair-Care', '/uae/hair-care'],
      ['/uae/index.php/en/front/subcategory/12/tarwa', '/uae/brands/tarwa'],
      ['/index.php/ar/front/subcategory/7/Hair%20Care/', '/ar/uae/hair-care'],
    ],
    gone: ['/index.php/en/front/subcategory/9/Juices', '/uae/index.php/en/front/subcategory/9'],
  },
  'index.php secsubcategory': {
    found: [
      ['/index.php/en/front/secsubcategory/7/31/Hair_Oils', '/uae/hair-oil'],
      ['/uae/index.php/en/front/secsubcategory/7/31/toothpaste/', '/uae/toothpaste'],
    ],
    gone: [
      '/index.php/en/front/secsubcategory/7/31/Glucose',
      '/uae/index.php/en/front/secsubcategory/7/31/Honey-Drinks',
    ],
  },
  'index.php thirdsubcategory': {
    found: [
      ['/index.php/en/front/thirdsubcategory/7/31/112/Amla-Hair-Oil', '/uae/product/tarwa-amla-hair-oil'],
      ['/uae/index.php/en/front/thirdsubcategory/7/31/112/miswak-toothpaste', '/uae/product/arak-miswak-toothpaste'],
    ],
    gone: [
      '/index.php/en/front/thirdsubcategory/7/31/112/Rose-Water',
      '/uae/index.php/en/front/thirdsubcategory/1/2/3/x',
    ],
  },
  teams: {
    found: [
      ['/index.php/en/front/management', '/uae/our-leadership'],
      ['/uae/index.php/en/front/directors/', '/uae/our-leadership'],
      ['/teams/members', '/uae/our-leadership'],
      ['/teams/directors', '/uae/our-leadership'],
      ['/teams/directors/true', '/uae/our-leadership'],
      ['/ksa/teams/directors/false', '/ar/ksa/our-leadership'],
    ],
    gone: ['/teams/members', '/index.php/en/front/management'],
    fixed: true,
  },
  news: {
    found: [
      ['/news', '/uae/news-and-media'],
      ['/news/118', '/uae/blogs/winter-hair'],
      ['/news/winter-hair/', '/uae/blogs/winter-hair'],
      [`/news/${encodeURIComponent('شعر-الشتاء')}`, '/uae/blogs/winter-hair'],
    ],
    gone: ['/news/119', '/news/no-such-post'],
  },
  'careers/career_details': {
    found: [
      ['/careers/career_details/brand-manager-dubai', '/uae/careers/brand-manager-dubai'],
      ['/uae/careers/career_details/brand-manager-dubai/', '/uae/careers/brand-manager-dubai'],
    ],
    gone: ['/careers/career_details/14', '/ksa/careers/career_details/nobody'],
  },
  pages: {
    found: [
      ['/pages/whydabur', '/uae/our-story'],
      ['/pages/whysidrana/', '/uae/our-story'],
      ['/pages/contact', '/uae/general-enquiry'],
      ['/pages/aboutus', '/uae/our-story'],
      ['/pages/privacy_policy', '/uae/privacy-policy'],
      ['/uae/pages/quality', '/uae/quality'],
    ],
    gone: ['/pages/no-such-page', '/uae/pages/no-such'],
  },
  'why company': {
    found: [
      ['/whydabur', '/uae/our-story'],
      ['/whysidrana/', '/uae/our-story'],
    ],
    gone: ['/whydabur', '/ksa/whysidrana'],
    fixed: true,
  },
  aboutus: {
    found: [
      ['/aboutus', '/uae/our-story'],
      ['/ar/aboutus/', '/ar/uae/our-story'],
    ],
    gone: ['/aboutus', '/ar/aboutus'],
    fixed: true,
  },
  contact: {
    found: [
      ['/contact', '/uae/general-enquiry'],
      ['/en/contact/', '/uae/general-enquiry'],
    ],
    gone: ['/contact', '/contact/'],
    fixed: true,
  },
  privacy_policy: {
    found: [
      ['/privacy_policy', '/uae/privacy-policy'],
      ['/ar/privacy_policy/', '/ar/uae/privacy-policy'],
    ],
    gone: ['/privacy_policy', '/en/privacy_policy'],
    fixed: true,
  },
  thank_you: {
    found: [
      ['/thank_you', '/uae'],
      ['/ar/thank_you/', '/ar/uae'],
    ],
    gone: [],
  },
  disclaimer: {
    found: [
      ['/disclaimer', '/uae/disclaimer'],
      ['/ar/disclaimer/', '/ar/uae/disclaimer'],
    ],
    gone: ['/disclaimer', '/ar/disclaimer'],
    fixed: true,
  },
  'ayurveda range': {
    found: [
      ['/ayurveda', '/uae/nature-and-me'],
      ['/ayurveda-range/', '/uae/nature-and-me'],
    ],
    gone: ['/ayurveda', '/ayurveda-range'],
    fixed: true,
  },
  'ayurveda dosha ranges': {
    found: [
      ['/ayurveda/kapha', '/uae/nature-and-me#kapha'],
      ['/ayurveda/pitta-range/', '/uae/nature-and-me#pitta'],
      ['/uae/ayurveda-range/Vata-dosha', '/uae/nature-and-me#vatta'],
    ],
    gone: ['/ayurveda/kapha', '/ayurveda/vata-range'],
    fixed: true,
  },
  'press-releases': {
    found: [
      ['/en/uae/press-releases/', '/uae/news-press-releases'],
      ['/uae/press-releases/', '/uae/news-press-releases'],
      ['/ksa/press-releases', '/ar/ksa/news-press-releases'],
    ],
    gone: ['/uae/press-releases', '/en/uae/press-releases/'],
    fixed: true,
  },
  'collections by number': {
    found: [
      ['/uae/collections/tarwa?type=41', '/uae/collections/tarwa/hair-oil'],
      ['/uae/collections/tarwa?filter=42', '/uae/collections/tarwa/all?ingredient=amla'],
      ['/uae/collections/tarwa?type=999', '/uae/collections/tarwa/all'],
      ['/ar/ksa/collections/tarwa?filter=7,41', '/ar/ksa/collections/tarwa/hair-oil'],
      ['/uae/collections/arak?type=41', '/uae/collections/arak/all'],
      ['/uae/collections/arak', '/uae/collections/arak/all'],
      ['/uae/collections/nadiya', '/uae/brands/nadiya'],
    ],
    gone: ['/uae/collections/vatika?type=41', '/egy/collections/arak?filter=42'],
  },
  'doubled addresses': {
    found: [
      ['/uae/distribution/general-enquiry', '/uae/general-enquiry'],
      ['/uae/general-enquiry/general-enquiry', '/uae/general-enquiry'],
    ],
    gone: ['/uae/distribution/general-enquiry', '/uae/general-enquiry/general-enquiry'],
    fixed: true,
  },
  'doubled addresses of distribution': {
    found: [
      ['/uae/distribution/distribution', '/uae/distribution'],
      ['/uae/general-enquiry/distribution/', '/uae/distribution'],
    ],
    gone: ['/uae/distribution/distribution', '/uae/general-enquiry/distribution'],
    fixed: true,
  },
  'doubled addresses of hiring': {
    found: [
      ['/uae/how-we-hire/how-we-hire', '/uae/how-we-hire'],
      ['/omn/how-we-hire/how-we-hire/', '/omn/how-we-hire'],
    ],
    gone: ['/uae/how-we-hire/how-we-hire', '/bhr/how-we-hire/how-we-hire'],
    fixed: true,
  },
  'doubled addresses of life at the company': {
    found: [
      ['/uae/how-we-hire/life-at-sidrana', '/uae/life-at-sidrana'],
      ['/uae/how-we-hire/life-at-dabur/', '/uae/life-at-sidrana'],
    ],
    gone: ['/uae/how-we-hire/life-at-sidrana', '/uae/how-we-hire/life-at-dabur'],
    fixed: true,
  },
  'images/products': {
    found: [
      ['/images/products/SB', '/uae/plp'],
      ['/images/products/sb/', '/uae/plp'],
    ],
    gone: ['/images/products/SB', '/uae/images/products/SB'],
    fixed: true,
  },
  enuae: {
    found: [
      ['/enuae', '/uae'],
      ['/enuae/our-story/', '/uae/our-story'],
      ['/arksa', '/ar/ksa'],
    ],
    gone: ['/enuae/no-such-page', '/enkwt/no-such/'],
  },
};

async function follow(address: string, lookup = everything) {
  const { pathname, search } = new URL(address, 'https://site.example');
  const match = matchLegacyAddress(pathname, search);
  return { family: match?.family, answer: match && (await resolveLegacy(match, lookup)) };
}

describe.each(Object.entries(FAMILIES))('%s', (family, { found, gone, fixed }) => {
  it.each(found)('%s → %s', async (address, location) => {
    expect(await follow(address)).toEqual({ family, answer: { status: 301, location } });
  });

  it.each(gone)('%s is gone', async (address) => {
    const { family: matched, answer } = await follow(address, fixed ? nothing : everything);
    expect({ matched, status: answer?.status }).toEqual({ matched: family, status: 404 });
  });

  it('ignores a final slash', () => {
    for (const [address] of found) {
      const { pathname, search } = new URL(address, 'https://site.example');
      const bare = pathname.replace(/\/$/, '');
      expect(matchLegacyAddress(`${bare}/`, search)).toEqual(matchLegacyAddress(bare, search));
    }
  });
});

describe('the table of families', () => {
  it('has two tested addresses of each outcome for each entry', () => {
    for (const { family } of legacyEntries) {
      expect(FAMILIES[family]?.found.length, family).toBeGreaterThanOrEqual(2);
      // The home page is never gone.
      if (family !== 'thank_you') expect(FAMILIES[family]?.gone.length, family).toBeGreaterThanOrEqual(2);
    }
  });

  it('names each family once', () => {
    expect(new Set(legacyEntries.map((entry) => entry.family)).size).toBe(legacyEntries.length);
  });

  it('redirects to pages that are not legacy addresses themselves', async () => {
    for (const { found } of Object.values(FAMILIES)) {
      for (const [, location] of found) {
        const { pathname, search } = new URL(location, 'https://site.example');
        expect(matchLegacyAddress(pathname, search), location).toBeNull();
      }
    }
  });

  it('returns search words when a page is gone', async () => {
    const words = async (address: string) => (await follow(address, nothing)).answer;
    expect(await words('/product/dabur-cactus-hair-oil-300ml/')).toEqual({
      status: 404,
      suggestionsFor: 'cactus hair oil',
    });
    expect(await words('/brands/category/vatika/hair-oils/1000')).toMatchObject({ suggestionsFor: 'vatika hair oil' });
    expect(await words('/brands/category/vatika/1000')).toMatchObject({ suggestionsFor: 'vatika' });
    expect(await words('/uae/index.php/en/front/thirdsubcategory/1/2/3/Rose-Water')).toMatchObject({
      suggestionsFor: 'rose water',
    });
    expect(await words('/teams/directors/true')).toMatchObject({ suggestionsFor: expect.any(String) });
  });
});

describe('current routes', () => {
  const PAGES = [
    '',
    '/hair-care',
    '/plp',
    '/product/tarwa-amla-hair-oil',
    '/brands',
    '/brands/tarwa',
    '/brands/category',
    '/collections/tarwa/all',
    '/collections/tarwa/hair-oil',
    '/catalogs',
    '/ingredients',
    '/blogs/winter-hair',
    '/careers/brand-manager-dubai',
    '/careers/join-us',
    '/how-we-hire',
    '/life-at-sidrana',
    '/apply-for-distribution',
    '/distribution',
    '/general-enquiry',
    '/news-and-media',
    '/news-campaigns',
    '/news-sidrana-health-hub',
    '/news-press-releases',
    '/our-leadership',
    '/our-responsibility',
    '/our-story',
    '/investor-relations',
    '/nature-and-me',
    '/search',
    '/disclaimer',
    '/privacy-policy',
    '/contact',
    '/news',
  ];
  it.each(['', '/en', '/ar'])('are never taken for legacy addresses under "%s"', (prefix) => {
    for (const { code } of countries) {
      for (const page of PAGES) expect(matchLegacyAddress(`${prefix}/${code}${page}`), page).toBeNull();
    }
    expect(matchLegacyAddress(prefix || '/')).toBeNull();
    expect(matchLegacyAddress(`${prefix}/quality`)).toBeNull();
  });

  it('hostile addresses do not match', () => {
    for (const pathname of ['/%', '/__proto__/x', '/constructor', '//', '/brands/%zz', '/enuae%2fbrands']) {
      expect(matchLegacyAddress(pathname)).toBeNull();
    }
  });
});
