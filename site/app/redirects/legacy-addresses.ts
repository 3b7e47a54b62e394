import { languageCodes } from '../../../contract/languages.ts';
import { type FacetKey, parseBrandFacet } from '../facets/facets.ts';
import type { LegacyParts } from './legacy-pattern.ts';

/** The page of today that an old address means, as data; content decides whether it exists. */
export type LegacyTarget =
  | { kind: 'home' }
  /** A fixed page of the route table, or a content page; it may carry a fragment. */
  | { kind: 'page'; pagePath: string }
  | { kind: 'brand'; brand: string }
  | { kind: 'product'; product: string }
  | { kind: 'productType'; productType: string }
  /** Products of a brand, narrowed by one value; without the value, all of the brand. */
  | { kind: 'collection'; brand: string; facet: FacetKey; value: string; orElse?: 'productType' }
  /** Products of a brand, narrowed by categories the old shop knew by number. */
  | { kind: 'collectionById'; brand: string; ids: number[] }
  /** Only a name is known: the first of these kinds that has it. */
  | { kind: 'named'; name: string; among: ('brand' | 'productType' | 'product')[] }
  | { kind: 'post'; post: string }
  /** Posts with a tag. */
  | { kind: 'tag'; tag: string }
  | { kind: 'job'; job: string };

/** One family of old addresses (spec §2, rulings 3). */
export type LegacyEntry = {
  family: string;
  /** See `parseLegacyPattern`; `{company}` is the company's slug, or the one the old site wrote. */
  patterns: readonly string[];
  /** Whether the address may name a country before the pattern; `never` if that is a page of today. */
  country: 'optional' | 'required' | 'never';
  target: (parts: LegacyParts, query: URLSearchParams) => LegacyTarget;
};

const page = (pagePath: string) => (): LegacyTarget => ({ kind: 'page', pagePath });

/** Category names of the old site that share no word with today's. */
const CATEGORIES: Readonly<Record<string, string>> = {
  'healthcare-&-foods': 'health-care',
  'healthcare-and-foods': 'health-care',
  'healthcare-foods': 'health-care',
  healthcare: 'health-care',
};
const categoryOf = (name = '') => CATEGORIES[name.toLowerCase()] ?? name;

const collection = (brand = '', category = ''): LegacyTarget => ({
  kind: 'collection',
  brand,
  facet: 'type',
  value: categoryOf(category),
});

const idsOf = (query: URLSearchParams): number[] =>
  ['type', 'filter']
    .flatMap((name) => query.getAll(name))
    .flatMap((text) => (text.match(/\d{1,9}/g) ?? []).map(Number));

/** A brand's category of a facet, as the old shop named it or as `tarwa-ingredient`. */
const FACET = '(?:.+-)?(?:ingredients?|product-type|regimen|regiment)';

/** Where the posts of a category are listed today. */
const POST_CATEGORIES: Readonly<Record<string, string>> = {
  'press-releases': '/news-press-releases',
  'health-hub': '/news-{company}-health-hub',
  news: '/news-and-media',
  blog: '/news-and-media',
};

/** The three types of the old range under today's spelling on the nature page. */
const DOSHAS: Readonly<Record<string, string>> = { kapha: 'kapha', pitta: 'pitta', vata: 'vatta', vatta: 'vatta' };
const DOSHA = '(?:kapha|pitta|vatt?a)(?:-dosha)?(?:-range)?';

const SHORT_FORMS: Readonly<Record<string, string>> = {
  aboutus: '/our-story',
  'about-us': '/our-story',
  contact: '/general-enquiry',
  contactus: '/general-enquiry',
  'contact-us': '/general-enquiry',
};

/** The page of `/pages/{name}` or its short form: a name without one of its own stays as it is. */
function shortFormOf(name: string): LegacyTarget {
  const word = name.toLowerCase().replaceAll('_', '-');
  if (word === 'thank-you') return { kind: 'home' };
  return { kind: 'page', pagePath: SHORT_FORMS[word] ?? (/^why./.test(word) ? '/our-story' : `/${word}`) };
}

/** A segment that names a language. */
const LANGUAGE = `{language:${languageCodes.join('|')}}`;

/** Every family of old addresses, one entry each (rulings 3). Their order does not matter. */
export const legacyEntries: readonly LegacyEntry[] = [
  {
    family: 'brands/category',
    patterns: [
      '/brands/category/{brand}/{tail?:1000}',
      '/brands/category/{brand}/{category}/{tail?:1000}',
      '/brands/category/{brand}/{category}/{product:(?!1000$).*}/{tail?:1000}',
    ],
    country: 'optional',
    target: ({ brand, category, product }) => (product ? { kind: 'product', product } : collection(brand, category)),
  },
  {
    family: 'brands',
    patterns: ['/brands/{brand}'],
    country: 'never',
    target: ({ brand = '' }) => ({ kind: 'brand', brand }),
  },
  {
    family: 'brand/list',
    patterns: ['/brand/list/{brand}/{tail?:1000}'],
    country: 'optional',
    target: ({ brand = '' }) => ({ kind: 'brand', brand }),
  },
  {
    family: 'category/list',
    patterns: ['/category/list/{category}/{tail?:1000}', '/category/list/{category}/{brand:(?!1000$).*}/{tail?:1000}'],
    country: 'optional',
    target: ({ category = '', brand }) =>
      brand
        ? { kind: 'collection', brand, facet: 'type', value: categoryOf(category), orElse: 'productType' }
        : { kind: 'productType', productType: categoryOf(category) },
  },
  {
    family: 'product',
    patterns: ['/product/{product}'],
    country: 'never',
    target: ({ product = '' }) => ({ kind: 'product', product }),
  },
  {
    family: 'product-category',
    patterns: [
      '/product-category/{brand}',
      `/product-category/{brand}/{facet:${FACET}}/{value?}`,
      // WooCommerce puts a category under those above it.
      `/product-category/{parent}/{brand:(?!(?:${FACET})$).*}`,
    ],
    country: 'optional',
    target: ({ brand = '', facet = '', value = '' }) => {
      const known = parseBrandFacet(facet);
      if (!known) return { kind: 'named', name: brand, among: ['brand', 'productType'] };
      return { kind: 'collection', brand, facet: known, value: known === 'type' ? categoryOf(value) : value };
    },
  },
  {
    family: 'category',
    patterns: ['/category/{name:(?!list$).*}', '/category/{parent:(?!list$).*}/{name}'],
    country: 'optional',
    target: ({ name = '' }) => ({
      kind: 'page',
      pagePath: POST_CATEGORIES[name.toLowerCase()] ?? `/${encodeURIComponent(name)}`,
    }),
  },
  {
    family: 'tag',
    patterns: ['/tag/{tag}'],
    country: 'optional',
    target: ({ tag = '' }) => ({ kind: 'tag', tag }),
  },
  {
    family: 'index.php subcategory',
    patterns: [`/index.php/${LANGUAGE}/front/subcategory/{id}/{name?}`],
    country: 'optional',
    target: ({ name = '' }) => ({ kind: 'named', name: categoryOf(name), among: ['brand', 'productType'] }),
  },
  {
    family: 'index.php secsubcategory',
    patterns: [`/index.php/${LANGUAGE}/front/secsubcategory/{id}/{parent}/{name?}`],
    country: 'optional',
    target: ({ name = '' }) => ({ kind: 'named', name: categoryOf(name), among: ['productType', 'brand', 'product'] }),
  },
  {
    family: 'index.php thirdsubcategory',
    patterns: [`/index.php/${LANGUAGE}/front/thirdsubcategory/{id}/{parent}/{top}/{name?}`],
    country: 'optional',
    target: ({ name = '' }) => ({ kind: 'named', name, among: ['product', 'productType', 'brand'] }),
  },
  {
    family: 'teams',
    patterns: [
      `/index.php/${LANGUAGE}/front/management`,
      `/index.php/${LANGUAGE}/front/directors`,
      '/teams/members',
      '/teams/directors/{isBoard?:true|false}',
    ],
    country: 'optional',
    target: page('/our-leadership'),
  },
  {
    family: 'news',
    patterns: ['/news', '/news/{post}'],
    country: 'never',
    target: ({ post }) => (post ? { kind: 'post', post } : { kind: 'page', pagePath: '/news-and-media' }),
  },
  {
    family: 'careers/career_details',
    patterns: ['/careers/career_details/{job}'],
    country: 'optional',
    target: ({ job = '' }) => ({ kind: 'job', job }),
  },
  {
    family: 'pages',
    patterns: ['/pages/{name}'],
    country: 'optional',
    target: ({ name = '' }) => shortFormOf(name),
  },
  {
    family: 'why company',
    patterns: ['/why{company}'],
    country: 'optional',
    target: page('/our-story'),
  },
  ...['aboutus', 'contact', 'privacy_policy', 'thank_you', 'disclaimer'].map(
    (name): LegacyEntry => ({
      family: name,
      patterns: [`/${name}`],
      country: 'never',
      target: () => shortFormOf(name),
    }),
  ),
  {
    family: 'ayurveda range',
    patterns: ['/ayurveda', '/ayurveda-range'],
    country: 'never',
    target: page('/nature-and-me'),
  },
  {
    family: 'ayurveda dosha ranges',
    patterns: [`/ayurveda/{dosha:${DOSHA}}`, `/ayurveda-range/{dosha:${DOSHA}}`],
    country: 'optional',
    target: ({ dosha = '' }) => ({
      kind: 'page',
      pagePath: `/nature-and-me#${DOSHAS[dosha.toLowerCase().split('-')[0] ?? ''] ?? ''}`,
    }),
  },
  {
    family: 'press-releases',
    patterns: ['/press-releases'],
    country: 'required',
    target: page('/news-press-releases'),
  },
  {
    family: 'collections by number',
    patterns: ['/collections/{brand}'],
    country: 'required',
    target: ({ brand = '' }, query) => ({ kind: 'collectionById', brand, ids: idsOf(query) }),
  },
  {
    family: 'doubled addresses',
    patterns: ['/distribution/general-enquiry', '/general-enquiry/general-enquiry'],
    country: 'optional',
    target: page('/general-enquiry'),
  },
  {
    family: 'doubled addresses of distribution',
    patterns: ['/distribution/distribution', '/general-enquiry/distribution'],
    country: 'optional',
    target: page('/distribution'),
  },
  {
    family: 'doubled addresses of hiring',
    patterns: ['/how-we-hire/how-we-hire'],
    country: 'optional',
    target: page('/how-we-hire'),
  },
  {
    family: 'doubled addresses of life at the company',
    patterns: ['/how-we-hire/life-at-{company}'],
    country: 'optional',
    target: page('/life-at-{company}'),
  },
  {
    family: 'images/products',
    patterns: ['/images/products/SB'],
    country: 'optional',
    target: page('/plp'),
  },
];
