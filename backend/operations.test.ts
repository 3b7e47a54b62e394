import { beforeAll, expect, test } from 'vitest';
import { countryCodes } from '../contract/countries.ts';
import { inLanguage, languageCodes, type Translated } from '../contract/languages.ts';
import { type Backend, createBackend } from './app.ts';
import { loadContent } from './content/load-content.ts';
import { readBackendEnv } from './process/env.ts';
import { applyContent } from './seed/seed.ts';
import { ask, pickAll } from './test/ask.ts';
import { describeDatabases } from './test/describe-databases.ts';
import { manifestOf } from './test/manifest.ts';
import { readOperations } from './test/operations.ts';
import { findDifferences, shapeOf } from './test/shape.ts';
import { silentLog } from './test/silent-log.ts';

const operations = readOperations();

/** Variables for operations whose recorded variables name content of the recorded service. */
const VARIABLES: Record<string, Record<string, unknown>> = {
  campaignsByBrand: { slug: ['tarwa'] },
  getBrandHero: { slug: ['tarwa'] },
  GetProductFilters: { slug: ['tarwa'] },
  getProductCategories: { filterCat: [] },
  getProductsByBrand: { category: 'tarwa' },
  getSingleMedia: { id: 'plant-amla' },
  pageByUri: { uri: '/our-story/' },
};

const SEARCH: Record<string, Translated> = {
  getProducts: { en: 'amla', ar: 'أملا' },
  getPages: { en: 'story', ar: 'قصتنا' },
  getPosts: { en: 'water', ar: 'الماء' },
};

/** Seeding all content may take minutes on a busy machine. */
const SEEDING_TIMEOUT = 300_000;

describeDatabases('the operations of the contract', (getDatabase, engine) => {
  let backend: Backend;
  beforeAll(async () => {
    const { db } = getDatabase();
    const content = await loadContent(readBackendEnv(process.env).contentDir);
    await applyContent(db, content, manifestOf(content), 'operations');
    backend = createBackend({ database: getDatabase(), mediaDir: '.', mode: 'production', log: silentLog });
  }, SEEDING_TIMEOUT);

  test('there are forty of them', () => {
    expect(operations).toHaveLength(40);
  });

  // Countries differ in rows, not in statements: one is enough for the second engine.
  test.each(engine === 'PGlite' ? countryCodes : countryCodes.slice(0, 1))(
    'all answer without errors in %s, in every language, in the recorded shape',
    async (country) => {
      const slugs = await ask(
        backend,
        country,
        '{ products(first: 100) { nodes { __typename slug } } posts(first: 1) { nodes { slug } } }',
      );
      const simple = pickAll(slugs.data, 'products', 'slug').find(
        (_, index) => pickAll(slugs.data, 'products', '__typename')[index] === 'SimpleProduct',
      );
      const found = { getProduct: { slugIn: [simple] }, singleBlog: { slug: pickAll(slugs.data, 'posts', 'slug')[0] } };
      const variables: Record<string, Record<string, unknown>> = { ...VARIABLES, ...found };
      const failures: string[] = [];
      for (const language of languageCodes)
        for (const { name, query, recorded } of operations) {
          const answer = await ask(backend, country, query, {
            ...(variables[name] ?? recorded.variables),
            ...(SEARCH[name] ? { search: inLanguage(SEARCH[name], language) } : {}),
            ...(query.includes('$language') ? { language } : {}),
            ...(query.includes('$lang:') ? { lang: language } : {}),
          });
          const differences = findDifferences(shapeOf(answer.data), shapeOf(recorded.data));
          failures.push(
            ...[...(answer.errors ?? []).map(({ message }) => message), ...differences].map(
              (line) => `${name} ${language}: ${line}`,
            ),
          );
          if (isEmpty(answer.data)) failures.push(`${name} ${language}: nothing found`);
        }
      expect(failures).toEqual([]);
    },
  );
});

/** Whether the first field of an answer is missing or an empty list. */
function isEmpty(data: unknown): boolean {
  const [first] = Object.values(data ?? {});
  return first === null || first === undefined || JSON.stringify(first).startsWith('{"nodes":[]');
}
