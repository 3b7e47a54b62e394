/**
 * Every number of the specification's §9, and the conditions beside them, each with another value that a test must
 * notice: `[rule, file, text, changed, tests]`. `npm run mutate` tries them; `checks/mutants.ts` verifies that each text
 * stands once in its file, and that each subject of §9 is the rule of one.
 */
import { countries, countryCodes } from '../contract/countries.ts';
import { defaultLanguage, languages } from '../contract/languages.ts';

export type Mutant = readonly [rule: string, file: string, text: string, changed: string, tests: readonly string[]];

const locale = 'site/app/locale';
const client = 'site/app/content/client';
const header = 'site/app/layout/header';
const modifiers = 'site/server/image-modifiers.ts';
const pictures = ['site/server/image-modifiers.test.ts', 'site/app/ui/image-address.test.ts'];
const addresses = 'site/app/ui/image-address.ts';
const shell = ['site/e2e/shell.spec.ts'];
/** The language of a country that has its own. */
const otherLanguage = countries.find((country) => country.defaultLanguage !== defaultLanguage)?.defaultLanguage;
const countryTests = ['contract/countries.test.ts'];
const languageTests = ['contract/languages.test.ts'];
const moving = ['site/e2e/navigation.spec.ts'];

/** Ceilings by the subject of §9. */
const ceilings = (
  [
    ['Posts, campaigns, locations', 'campaigns: { campaigns: 1000 }', 'campaigns: { campaigns: 999 }'],
    ['Posts, campaigns, locations', 'newsAndMedia: { posts: 1000,', 'newsAndMedia: { posts: 999,'],
    ['Posts, campaigns, locations', 'posts: 1000, campaigns: 1000 }', 'posts: 1000, campaigns: 999 }'],
    ['Posts, campaigns, locations', 'companyHealthHub: { posts: 1000 }', 'companyHealthHub: { posts: 999 }'],
    ['Posts, campaigns, locations', 'pressReleases: { posts: 1000 }', 'pressReleases: { posts: 999 }'],
    ['Posts, campaigns, locations', 'ourLocations: { locations: 1000 }', 'ourLocations: { locations: 100 }'],
    ['Products', 'getProductsByBrand: { products: 20_000 }', 'getProductsByBrand: { products: 2000 }'],
    ['Products', 'productTypeCategoryPage: { products: 20_000 }', 'productTypeCategoryPage: { products: 2000 }'],
    ['Filters', 'GetProductFilters: { productCategories: 100 }', 'GetProductFilters: { productCategories: 99 }'],
    ['Filters', 'categoryChildren: { productCategories: 1000 }', 'categoryChildren: { productCategories: 100 }'],
    [
      'Product categories',
      'getProductCategories: { productCategories: 100 }',
      'getProductCategories: { productCategories: 10 }',
    ],
    ['Filters', 'brandsData: { productCategories: 1000 }', 'brandsData: { productCategories: 999 }'],
    ['Ingredients', 'ingredientsData: { ingredients: 2000 }', 'ingredientsData: { ingredients: 1000 }'],
    ['Search', 'getPages: { pages: 2000 }', 'getPages: { pages: 1000 }'],
    ['Search', 'getPosts: { posts: 2000 }', 'getPosts: { posts: 1000 }'],
    ['Search', 'getProducts: { products: 2000 }', 'getProducts: { products: 1000 }'],
    ['Query limits', 'DEFAULT_CEILING = 1000', 'DEFAULT_CEILING = 999'],
  ] as const
).map(
  ([rule, text, changed]): Mutant => [rule, `${client}/ceilings.ts`, text, changed, [`${client}/ceilings.test.ts`]],
);

/** Amounts in the documents themselves, which are generated from `operations/`. */
const amounts = (
  [
    ['Menu', 'first: 100\n    where: { location: PRIMARY', 'first: 99\n    where: { location: PRIMARY'],
    ['Menu', 'first: 100\n    where: { location: FOOTER', 'first: 99\n    where: { location: FOOTER'],
    ['Menu', 'first: 100\n    where: { location: QUICK_LINKS', 'first: 99\n    where: { location: QUICK_LINKS'],
    ['Posts and awards on the home page', 'posts(first: 10,', 'posts(first: 11,'],
    ['Posts and awards on the home page', 'awards(first: 10,', 'awards(first: 11,'],
    ['Campaign posts on the responsibility page', 'campaigns(first: 9,', 'campaigns(first: 10,'],
    ['Campaigns of a brand', 'campaigns(first: 100, where: { tagSlugIn', 'campaigns(first: 99, where: { tagSlugIn'],
  ] as const
).map(
  ([rule, text, changed]): Mutant => [
    rule,
    'site/app/content/generated/graphql.ts',
    text,
    changed,
    [`${client}/amounts.test.ts`],
  ],
);

const legacyTails = [
  "'/brands/category/{brand}/{tail?:1000}'",
  "'/brands/category/{brand}/{category}/{tail?:1000}'",
  '{product:(?!1000$).*}/{tail?:1000}',
  "'/brand/list/{brand}/{tail?:1000}'",
  "'/category/list/{category}/{tail?:1000}'",
  '{brand:(?!1000$).*}/{tail?:1000}',
].map(
  (text): Mutant => [
    'Legacy paths',
    'site/app/redirects/legacy-addresses.ts',
    text,
    text.replace('tail?:1000', 'tail?:100'),
    ['site/app/redirects/legacy-addresses.test.ts'],
  ],
);

const breakpoints = [320, 480, 576, 768, 996, 1200, 1367, 1536, 1600].map(
  (width): Mutant => ['Breakpoints in px', modifiers, `${width}, `, `${width + 1}, `, pictures],
);

const countryMutants = countryCodes.map(
  (code): Mutant => ['Countries', 'contract/countries.ts', `code: '${code}'`, "code: 'xyz'", countryTests],
);

const languageMutants = languages.flatMap(({ code, locale, dir }): Mutant[] => [
  ['Languages', 'contract/languages.ts', `code: '${code}'`, "code: 'xy'", languageTests],
  ['Languages', 'contract/languages.ts', `locale: '${locale}'`, "locale: 'xy_XY'", languageTests],
  ['Languages', 'contract/languages.ts', `dir: '${dir}',`, `dir: '${dir === 'rtl' ? 'ltr' : 'rtl'}',`, languageTests],
]);

export const mutants: readonly Mutant[] = [
  ...countryMutants,
  ['Countries', 'contract/countries.ts', 'FACTS[0].code', 'FACTS[1].code', countryTests],
  [
    'Countries',
    'contract/countries.ts',
    `Language: '${otherLanguage}'`,
    `Language: '${defaultLanguage}'`,
    countryTests,
  ],
  ['Languages', 'contract/languages.ts', 'FACTS[0].code', 'FACTS[1].code', languageTests],
  ...languageMutants,
  [
    'Language cookie',
    `${locale}/language-cookie.ts`,
    "'i18n_redirected'",
    "'language'",
    [`${locale}/language-cookie.test.ts`],
  ],
  [
    'Language cookie',
    `${locale}/language-cookie.ts`,
    'DAYS = 365',
    'DAYS = 364',
    [`${locale}/language-cookie.test.ts`],
  ],
  [
    'Language cookie',
    `${locale}/language-cookie.ts`,
    'SameSite=Lax',
    'SameSite=Strict',
    [`${locale}/language-cookie.test.ts`],
  ],
  ['Language cookie', `${locale}/language-cookie.ts`, ' Path=/;', ' Path=/ar;', [`${locale}/language-cookie.test.ts`]],
  [
    'Language cookie',
    `${locale}/language-cookie.ts`,
    'SameSite=Lax`',
    'SameSite=Lax; Secure`',
    [`${locale}/language-cookie.test.ts`],
  ],
  ['Language cookie', `${locale}/language-cookie.ts`, 'Path=/;', 'Path=/ar;', [`${locale}/language-cookie.test.ts`]],
  [
    'Acceptance cookie',
    'site/app/analytics/consent.ts',
    'CookiePolicy=',
    'CookiesPolicy=',
    ['site/app/analytics/consent.test.ts'],
  ],
  [
    'Acceptance cookie',
    'site/app/analytics/consent.ts',
    '=CookieAccepted',
    '=Accepted',
    ['site/app/analytics/consent.test.ts'],
  ],
  ['Acceptance cookie', 'site/server/page-script.ts', '10 * 365', '9 * 365', ['site/server/page-script.test.ts']],
  ['Loading bar', 'site/app/layout/loading-bar.tsx', 'THROTTLE = 200', 'THROTTLE = 300', moving],
  ['Loading bar', 'site/app/layout/loading-bar.tsx', 'HIDE_DELAY = 500', 'HIDE_DELAY = 600', moving],
  ['Loading bar', 'site/app/layout/loading-bar.tsx', 'RESET_DELAY = 400', 'RESET_DELAY = 500', moving],
  ['Loading bar', 'site/app/styles/base.css', 'inline-size 2000ms', 'inline-size 2500ms', moving],
  ['Loading bar', 'site/app/styles/base.css', 'block-size: 3px', 'block-size: 4px', moving],
  [
    'Header hides after',
    `${header}/hide-on-scroll.ts`,
    'THRESHOLD = 50',
    'THRESHOLD = 51',
    [`${header}/hide-on-scroll.test.ts`],
  ],
  [
    'Header hides after',
    `${header}/hide-on-scroll.ts`,
    'at < from',
    'at < from - 1',
    [`${header}/hide-on-scroll.test.ts`],
  ],
  [
    'Build check',
    'site/app/newer-build.ts',
    'EVERY_MS = 60 * 60',
    'EVERY_MS = 59 * 60',
    ['site/app/newer-build.test.ts'],
  ],
  [
    'Build check, first after an hour',
    'site/app/newer-build.ts',
    'EVERY_MS - performance.now()',
    '0',
    ['site/app/newer-build.test.ts'],
  ],
  [
    'Reload guard',
    'site/app/ui/load-document.ts',
    'GUARD_MS = 10_000',
    'GUARD_MS = 9_000',
    ['site/app/ui/load-document.test.ts'],
  ],
  [
    'Header and footer return after a country change',
    'site/app/styles/base.css',
    '200ms 100ms',
    '200ms 110ms',
    ['site/e2e/header.spec.ts'],
  ],
  ['Mega-menu', `${header}/panel-links.tsx`, 'GRID_ABOVE = 8', 'GRID_ABOVE = 9', [`${header}/panel-links.test.tsx`]],
  ['Mega-menu', `${header}/panel-links.tsx`, 'GRID_ABOVE = 8', 'GRID_ABOVE = 7', [`${header}/panel-links.test.tsx`]],
  ['Mega-menu', `${header}/header.tsx`, 'FIRST = 4', 'FIRST = 3', shell],
  ['Mega-menu', `${header}/header.tsx`, 'NEXT = 3', 'NEXT = 2', shell],
  ['Menu picture fade', 'site/app/styles/base.css', 'opacity 500ms;', 'opacity 300ms;', shell],
  [
    'Hydration when idle',
    'site/server/defer-hydration.ts',
    'timeout:8000',
    'timeout:9000',
    ['site/server/starter.test.ts'],
  ],
  [
    'Hydration when idle',
    'site/server/defer-hydration.ts',
    'setTimeout(g,4000)',
    'setTimeout(g,3000)',
    ['site/server/starter.test.ts'],
  ],
  ['Layout', 'site/app/ui/drawer.tsx', ' w-75 ', ' w-80 ', shell],
  ['Layout', 'site/app/styles/theme.css', '--breakpoint-md: 48.0625rem', '--breakpoint-md: 47rem', shell],
  ['Theme', 'site/app/styles/theme.css', '--color-orange: #e9531c', '--color-orange: #e9531d', shell],
  ...ceilings,
  ...amounts,
  ...legacyTails,
  ...breakpoints,
  ['Breakpoints in px', modifiers, '1921]', '1922]', pictures],
  ['Densities', modifiers, 'width * 2', 'width * 3', pictures],
  ['Default format', modifiers, "?? 'webp'", "?? 'avif'", pictures],
  ['Font-image formats', 'site/server/image-type.ts', "'jpeg', 'png', 'gif']", "'jpeg', 'png']", pictures],
  ['Font-image formats', modifiers, "=== 'jpg' ? 'jpeg'", "=== 'jpe' ? 'jpeg'", pictures],
  ['Placeholder', modifiers, 'PLACEHOLDER_WIDTH = 10', 'PLACEHOLDER_WIDTH = 11', pictures],
  ['Placeholder', modifiers, 'PLACEHOLDER_BLUR = 3', 'PLACEHOLDER_BLUR = 4', pictures],
  ['Placeholder', addresses, 's_10x10', 's_11x11', pictures],
  ['Placeholder', addresses, 'q_50', 'q_60', pictures],
  ['Placeholder', addresses, 'blur_3', 'blur_4', pictures],
  ['Prefetch', 'site/app/prefetch.ts', 'MAX_PENDING = 4', 'MAX_PENDING = 5', ['site/app/prefetch.test.ts']],
  ['Prefetch', 'site/app/prefetch.ts', '2g$/', '3g$/', ['site/app/prefetch.test.ts']],
  [
    'Lifetimes',
    'site/app/routes/cache-control.ts',
    's-maxage=60',
    's-maxage=70',
    ['site/app/routes/cache-control.test.ts'],
  ],
  [
    'Lifetimes',
    'site/app/routes/cache-control.ts',
    's-maxage=30`',
    's-maxage=40`',
    ['site/app/routes/cache-control.test.ts'],
  ],
  ['Deadline of a query', 'site/env/content.ts', "fallback: '10000'", "fallback: '20000'", ['site/env.test.ts']],
  ['Analytics', 'site/env/visitors.ts', "fallback: 'content-view'", "fallback: 'page-view'", ['site/env.test.ts']],
  ['Container id', 'site/env/visitors.ts', '^GTM-[A-Z0-9]+$', '^GTM-[A-Za-z0-9]+$', ['site/env.test.ts']],
  ['Lazy loading', 'site/env/visitors.ts', "fallback: '0'", "fallback: '1'", ['site/env.test.ts']],
  [
    'Web app',
    'site/app/seo/web-manifest.ts',
    "display: 'standalone'",
    "display: 'browser'",
    ['site/app/seo/web-manifest.test.ts'],
  ],
  ['Builds that stay', 'site/server/builds.ts', 'previous = 2', 'previous = 1', ['site/server/builds.test.ts']],
  [
    'Button variants',
    'site/app/ui/button.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
    '${LARGE} border-orange',
    'border-orange',
    ['site/app/ui/button.test.tsx'],
  ],
  [
    'Default button',
    'site/app/ui/button.tsx',
    'bg-orange text-white',
    'bg-orange text-ink',
    ['site/app/ui/button.test.tsx'],
  ],
  [
    'Default button',
    'site/app/ui/button.tsx',
    'border-2 text-center',
    'rounded border-2 text-center',
    ['site/app/ui/button.test.tsx'],
  ],
  [
    'Default button',
    'site/app/ui/button.tsx',
    'font-bold leading-tight',
    'shadow-md font-bold leading-tight',
    ['site/app/ui/button.test.tsx'],
  ],
  ['Button variants', 'site/app/ui/button.tsx', 'text-black', 'text-ink', ['site/app/ui/button.test.tsx']],
  [
    'Listing, 24 a page',
    'site/app/content/catalogue/catalogue-listing.ts',
    'PAGE_SIZE = 24',
    'PAGE_SIZE = 25',
    ['site/app/finding-products.test.tsx'],
  ],
  [
    'Sitemap, 10,000 addresses',
    'site/app/seo/sitemap.server.ts',
    'MAX_URLS = 10_000',
    'MAX_URLS = 10_001',
    ['site/app/seo/sitemap.server.test.ts'],
  ],
  [
    'Worker, 3 s for a kept page',
    'site/app/offline/page-deadline.ts',
    'PAGE_DEADLINE_SECONDS = 3',
    'PAGE_DEADLINE_SECONDS = 4',
    ['site/app/offline/page-deadline.test.ts'],
  ],
  [
    'Worker, 400 kB at once',
    'site/script/build-worker.ts',
    'MAX_BYTES = 400_000',
    'MAX_BYTES = 400_001',
    ['site/script/build-worker.test.ts'],
  ],
  [
    'Measures, 1 kB',
    'site/server/vitals-endpoint.ts',
    'MAX_BODY_BYTES = 1_000',
    'MAX_BODY_BYTES = 1_001',
    ['site/server/vitals-endpoint.test.ts'],
  ],
  [
    'Settled after 5 s',
    'site/app/hydrated-router.tsx',
    'SETTLED_MS = 5_000',
    'SETTLED_MS = 6_000',
    ['site/e2e/vitals.spec.ts'],
  ],
];
