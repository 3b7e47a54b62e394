import { beforeAll, describe, expect, test } from 'vitest';
import { countryCodes } from '../../contract/countries.ts';
import { byLanguage } from '../../contract/languages.ts';
import { type Content, loadContent } from '../content/load-content.ts';
import { listSoldProducts } from '../content/sold-products.ts';
import { readBackendEnv } from '../process/env.ts';
import { type GoldenQuery, readGoldenQueries } from '../test/golden-queries.ts';

let queries: GoldenQuery[];
let content: Content;
beforeAll(async () => {
  queries = await readGoldenQueries();
  content = await loadContent(readBackendEnv(process.env).contentDir);
});

describe('golden queries', () => {
  test('are at least 300, about half of them Arabic', () => {
    const arabic = queries.filter(({ language }) => language === 'ar').length;
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(arabic / queries.length).toBeGreaterThan(0.4);
    expect(arabic / queries.length).toBeLessThan(0.6);
  });

  test('are unique per language', () => {
    const keys = queries.map(({ language, query }) => `${language} ${query}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('expect products of the content, each once', () => {
    const slugs = new Set(content.products.map(({ fullSlug }) => fullSlug));
    const invalid = queries.flatMap(({ query, expect: expected }) =>
      expected
        .filter((slug, index) => !slugs.has(slug) || expected.indexOf(slug) !== index)
        .map((slug) => `${query}: ${slug}`),
    );
    expect(invalid).toEqual([]);
  });

  test('ask for every product at least once', () => {
    const covered = new Set(queries.flatMap(({ expect: expected }) => expected));
    expect(content.products.map(({ fullSlug }) => fullSlug).filter((slug) => !covered.has(slug))).toEqual([]);
  });

  test.each([
    ['en', 'name', 30],
    ['en', 'brand', 20],
    ['en', 'ingredient', 30],
    ['en', 'type', 30],
    ['en', 'concern', 40],
    ['en', 'typo', 40],
    ['en', 'transliteration', 40],
    ['en', 'plural', 30],
    ['ar', 'name', 20],
    ['ar', 'brand', 15],
    ['ar', 'ingredient', 20],
    ['ar', 'type', 25],
    ['ar', 'concern', 30],
    ['ar', 'typo', 20],
    ['ar', 'transliteration', 20],
    ['ar', 'folding', 40],
    ['ar', 'plural', 10],
    ['ar', 'dialect', 40],
  ] as const)('%s %s: at least %i', (language, kind, minimum) => {
    const found = queries.filter((query) => query.language === language && query.kind === kind);
    expect(found.length).toBeGreaterThanOrEqual(minimum);
  });

  test('folding and dialect are written in Arabic letters', () => {
    const arabicKinds = queries.filter(({ kind }) => kind === 'folding' || kind === 'dialect');
    expect(arabicKinds.filter(({ language, query }) => language !== 'ar' || /[a-z]/i.test(query))).toEqual([]);
  });

  test.each(countryCodes)('at least 300 have an answer among the products sold in %s', (country) => {
    const sold = listSoldProducts(content, country);
    const slugs = byLanguage((language) => new Set(sold[language].map(({ fullSlug }) => fullSlug)));
    const answered = queries.filter((query) => query.expect.some((slug) => slugs[query.language].has(slug)));
    expect(answered.length).toBeGreaterThanOrEqual(300);
  });
});
