import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countries } from '../../../contract/countries.ts';
import { defaultLanguage, languageCodes, languages } from '../../../contract/languages.ts';
import {
  buildPath,
  homePath,
  type LanguagePrefix,
  languageRoot,
  localeOf,
  parsePath,
  rootPath,
  switchCountry,
  switchLanguage,
} from './path.ts';

const PAGE_PATHS = [
  '/',
  '/plp',
  '/hair-care',
  '/product/tarwa-amla-hair-oil',
  '/product/%D8%B2%D9%8A%D8%AA',
  '/brands',
  '/brands/tarwa',
  '/collections/tarwa/all',
  '/collections/tarwa/hair-oil',
  '/catalogs',
  '/ingredients',
  '/blogs/winter-hair',
  '/careers/join-us',
  '/careers/brand-manager-dubai',
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
];
const PREFIXES: LanguagePrefix[] = ['', ...languageCodes];

const country = fc.constantFrom(...countries.map((one) => one.code));
const language = fc.constantFrom(...languages.map((one) => one.code));
const segment = fc.stringMatching(/^[a-z0-9%][A-Za-z0-9.%_~-]{0,20}$/).filter((text) => text !== '.' && text !== '..');
const pagePath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('parsePath', () => {
  it.each([
    ['/', { language: 'en', languagePrefix: '', country: null, pagePath: '/' }],
    ['/en', { language: 'en', languagePrefix: 'en', country: null, pagePath: '/' }],
    ['/ar', { language: 'ar', languagePrefix: 'ar', country: null, pagePath: '/' }],
    ['/uae', { language: 'en', languagePrefix: '', country: 'uae', pagePath: '/' }],
    ['/uae/hair-care', { language: 'en', languagePrefix: '', country: 'uae', pagePath: '/hair-care' }],
    ['/ksa/brands', { language: 'en', languagePrefix: '', country: 'ksa', pagePath: '/brands' }],
    ['/ar/ksa/brands/tarwa', { language: 'ar', languagePrefix: 'ar', country: 'ksa', pagePath: '/brands/tarwa' }],
    ['/en/egy', { language: 'en', languagePrefix: 'en', country: 'egy', pagePath: '/' }],
    ['/xyz', { language: 'en', languagePrefix: '', country: null, unknownCountry: 'xyz', pagePath: '/' }],
    ['/ar/usa/plp', { language: 'ar', languagePrefix: 'ar', country: null, unknownCountry: 'usa', pagePath: '/plp' }],
    ['/about', { language: 'en', languagePrefix: '', country: null, pagePath: '/about' }],
    ['/xx/uae', { language: 'en', languagePrefix: '', country: null, pagePath: '/xx/uae' }],
    ['/en/ar', { language: 'en', languagePrefix: 'en', country: null, pagePath: '/ar' }],
    ['/constructor/x', { language: 'en', languagePrefix: '', country: null, pagePath: '/constructor/x' }],
  ])('%s', (pathname, expected) => {
    expect(parsePath(pathname)).toEqual(expected);
  });
});

describe('buildPath', () => {
  it('is the inverse of parsePath for each page path, locale and prefix', () => {
    for (const one of countries) {
      for (const prefix of PREFIXES) {
        for (const page of PAGE_PATHS) {
          const parsed = parsePath(buildPath({ country: one.code, language: 'en', pagePath: page, prefix }));
          expect(parsed).toEqual({
            language: prefix || defaultLanguage,
            languagePrefix: prefix,
            country: one.code,
            pagePath: page,
          });
        }
      }
    }
  });

  it('is the inverse of parsePath for any page path', () => {
    fc.assert(
      fc.property(country, language, pagePath, (code, lang, page) => {
        const parsed = parsePath(buildPath({ country: code, language: lang, pagePath: page }));
        expect({ ...localeOf(parsed), pagePath: parsed.pagePath }).toEqual({
          country: code,
          language: lang,
          pagePath: page,
        });
      }),
    );
  });

  it('rebuilds any parsed path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFIXES), fc.option(country), pagePath, (prefix, code, page) => {
        const written = buildPath({ country: code, language: 'en', pagePath: page, prefix });
        const parsed = parsePath(written);
        fc.pre(parsed.unknownCountry === undefined);
        expect(buildPath({ ...parsed, prefix: parsed.languagePrefix })).toBe(written);
      }),
    );
  });

  it.each([
    ['uae', 'en', '/uae'],
    ['uae', 'ar', '/ar/uae'],
    ['ksa', 'ar', '/ar/ksa'],
    ['ksa', 'en', '/en/ksa'],
    ['egy', 'ar', '/ar/egy'],
  ] as const)('home of %s in %s is %s', (code, lang, expected) => {
    expect(homePath({ country: code, language: lang })).toBe(expected);
  });

  it('builds root paths without a country', () => {
    expect(buildPath({ country: null, language: 'en' })).toBe('/');
    expect(buildPath({ country: null, language: 'ar', pagePath: '/about' })).toBe('/ar/about');
    expect((['', 'en', 'ar'] as const).map(languageRoot)).toEqual(['/', '/en', '/ar']);
  });
});

describe('switchCountry', () => {
  it.each([
    ['/uae/brands', 'kwt', '/kwt/brands'],
    ['/uae/brands/tarwa', 'ksa', '/ar/ksa/brands/tarwa'],
    ['/en/uae', 'ksa', '/ar/ksa'],
    ['/', 'ksa', '/ar/ksa'],
    ['/', 'qat', '/qat'],
    ['/ar', 'omn', '/ar/omn'],
    ['/ar/ksa/plp', 'uae', '/uae/plp'],
    ['/ar/uae/plp', 'bhr', '/ar/bhr/plp'],
    ['/en/ksa/plp', 'egy', '/egy/plp'],
    ['/en/ksa/plp', 'ksa', '/en/ksa/plp'],
    ['/xyz/plp', 'uae', '/uae/plp'],
  ] as const)('%s to %s → %s', (pathname, code, expected) => {
    expect(switchCountry(pathname, code)).toBe(expected);
  });
});

test.each([
  ['uae', 'en', '/'],
  ['kwt', 'ar', '/ar'],
  ['ksa', 'ar', '/ar/ksa'],
  ['ksa', 'en', '/en/ksa'],
] as const)("'Go back home' in %s in %s links to %s", (country, language, path) => {
  expect(rootPath({ country, language })).toBe(path);
});

describe('switchLanguage', () => {
  it.each([
    ['/uae/brands/tarwa', 'ar', '/ar/uae/brands/tarwa'],
    ['/ar/uae/brands/tarwa', 'en', '/uae/brands/tarwa'],
    ['/ar/ksa', 'en', '/en/ksa'],
    ['/en/ksa/plp', 'ar', '/ar/ksa/plp'],
    ['/', 'ar', '/ar'],
    ['/ar', 'en', '/'],
    ['/about', 'ar', '/ar/about'],
    ['/xyz/plp', 'ar', '/ar/uae/plp'],
    ['/ar/xyz', 'en', '/uae'],
    ['/product/x', 'ar', '/ar/uae/product/x'],
    ['/uae/collections/tarwa/hair-oil', 'ar', '/ar/uae/collections/tarwa/all'],
    ['/ar/ksa/collections/tarwa/all', 'en', '/en/ksa/collections/tarwa/all'],
    ['/uae/collections/tarwa/hair-oil', 'en', '/uae/collections/tarwa/hair-oil'],
    ['/uae/collections/tarwa', 'ar', '/ar/uae/collections/tarwa'],
  ] as const)('%s to %s → %s', (pathname, lang, expected) => {
    expect(switchLanguage(pathname, lang)).toBe(expected);
  });
});
