import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { allLocales } from '../locale/locales.ts';
import { buildAlternates, buildCanonical, type PageModel } from './alternates.ts';

const ORIGIN = 'https://www.site.example';
const asText = (page: PageModel) => buildAlternates(page, ORIGIN).map(({ hreflang, href }) => `${hreflang} ${href}`);

describe('buildAlternates', () => {
  it('lists every locale of a page that all have', () => {
    const all = asText({ locale: { country: 'qat', language: 'ar' }, pagePath: '/brands', availableIn: allLocales });
    expect(all).toHaveLength(allLocales.length + languages.length + 1);
    expect(all).toEqual(
      expect.arrayContaining(
        [
          'en-AE /uae/brands',
          'ar-AE /ar/uae/brands',
          'en-SA /en/ksa/brands',
          'ar-SA /ar/ksa/brands',
          'en-KW /kwt/brands',
          'ar-KW /ar/kwt/brands',
          'en-QA /qat/brands',
          'ar-QA /ar/qat/brands',
          'en-OM /omn/brands',
          'ar-OM /ar/omn/brands',
          'en-BH /bhr/brands',
          'ar-BH /ar/bhr/brands',
          'en-EG /egy/brands',
          'ar-EG /ar/egy/brands',
          'en /uae/brands',
          'ar /ar/ksa/brands',
          'x-default /uae/brands',
        ].map((line) => line.replace(' ', ` ${ORIGIN}`)),
      ),
    );
  });

  it('has the root as x-default of home pages', () => {
    const home: PageModel = { locale: { country: 'uae', language: 'en' }, pagePath: '/', availableIn: allLocales };
    expect(asText(home)).toContain(`en-AE ${ORIGIN}/uae`);
    expect(asText(home).at(-1)).toBe(`x-default ${ORIGIN}/`);
    expect(asText({ ...home, isRoot: true })).toEqual(asText(home));
  });

  it('leaves out locales without the page', () => {
    const availableIn = [
      { country: 'ksa', language: 'en' },
      { country: 'egy', language: 'ar' },
    ] as const;
    const page: PageModel = { locale: availableIn[0], pagePath: '/product/x', availableIn };
    expect(asText(page)).toEqual([`en-SA ${ORIGIN}/en/ksa/product/x`, `ar-EG ${ORIGIN}/ar/egy/product/x`]);
    expect(asText({ ...page, availableIn: [] })).toEqual([]);
    expect(asText({ ...page, page: 2 })).toEqual([]);
  });

  it('is reciprocal: each address of the set is its own canonical, and has the same set', () => {
    const pagePath = fc.constantFrom('/', '/brands', '/product/%D8%B2', '/collections/tarwa/all');
    fc.assert(
      fc.property(pagePath, fc.subarray([...allLocales], { minLength: 1 }), (path, availableIn) => {
        const pages = availableIn.map((locale) => ({ locale, pagePath: path, availableIn }));
        const [first] = pages;
        if (!first) return;
        const set = asText(first);
        const canonicals = new Set([...pages.map((page) => buildCanonical(page, ORIGIN)), `${ORIGIN}/`]);
        for (const page of pages) {
          expect(asText(page)).toEqual(set);
          expect(set.join('\n')).toContain(buildCanonical(page, ORIGIN));
        }
        for (const { href } of buildAlternates(first, ORIGIN)) {
          expect(canonicals).toContain(href);
        }
      }),
    );
  });
});

describe('buildCanonical', () => {
  it.each([
    [{ country: 'uae', language: 'en' }, '/plp', {}, '/uae/plp'],
    [{ country: 'ksa', language: 'en' }, '/plp', {}, '/en/ksa/plp'],
    [{ country: 'ksa', language: 'ar' }, '/', {}, '/ar/ksa'],
    [{ country: 'uae', language: 'en' }, '/', { isRoot: true }, '/'],
    [{ country: 'uae', language: 'en' }, '/plp', { page: 1 }, '/uae/plp'],
    [{ country: 'uae', language: 'en' }, '/plp', { page: 3 }, '/uae/plp?page=3'],
  ] as const)('%j %s %j → %s', (locale, pagePath, more, expected) => {
    expect(buildCanonical({ locale, pagePath, availableIn: allLocales, ...more }, ORIGIN)).toBe(ORIGIN + expected);
  });
});
