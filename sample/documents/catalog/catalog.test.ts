import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../../backend/content/content.ts';
import { loadContent } from '../../../backend/content/load-content.ts';
import { countryCodes } from '../../../contract/countries.ts';
import { buildFullName } from '../../../contract/full-name.ts';
import { writtenLanguages } from '../../../contract/languages.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { loadDocumentWriter } from '../layout/document-writer.ts';
import { createPictures } from '../layout/pictures.ts';
import { formatText } from '../pdf/values.ts';
import { readPdf, reverse } from '../testing/read-pdf.ts';
import { buildCatalog } from './build-catalog.ts';
import { buildCatalogData, type CatalogData } from './catalog-data.ts';
import { rangesOf } from './catalog-ranges.ts';
import { PRODUCTS_A_PAGE, planCatalog } from './plan.ts';

let content: Content;
beforeAll(async () => {
  content = await loadContent(CONTENT_FOLDER);
});

it.each([
  ['hair-and-skin-2026', 'tarwa nadiya faris mahd naima'],
  ['oral-care-and-balms-2026', 'basma arak balsam qirmiz'],
  ['qiwam-pantry-2026', 'qiwam'],
  ['everything', 'tarwa nadiya faris mahd naima basma arak balsam qiwam qirmiz'],
])('%s contains %s', (name, ranges) => {
  expect(rangesOf(name).join(' ')).toBe(ranges);
});

describe('buildCatalogData', () => {
  it('contains exactly the products of the country and language', () => {
    for (const country of countryCodes) {
      const { ranges, locations } = buildCatalogData(content, { name: 'all', title: 'All', country, language: 'ar' });
      const listed = ranges.flatMap(({ products }) => products.map(({ name }) => name)).sort();
      const sold = content.products.filter(
        ({ countries, notIn, sizes }) =>
          (countries?.includes(country) ?? true) &&
          !notIn?.includes(country) &&
          sizes.some((size) => !size.notIn?.includes(country)),
      );
      expect(listed).toEqual(sold.map(({ name }) => name.ar).sort());
      expect(locations.length).toBeGreaterThan(0);
    }
  });

  it('names only marketplaces of the country', () => {
    const { ranges } = buildCatalogData(content, { name: 'all', title: 'All', country: 'kwt', language: 'en' });
    const traders = new Set(ranges.flatMap(({ products }) => products.flatMap(({ soldAt }) => soldAt)));
    expect([...traders].sort()).toEqual(['Lulu', 'Talabat']);
  });
});

describe('planCatalog', () => {
  const product = fc.record({ name: fc.string() });
  const rangesOfProducts = fc.array(fc.array(product, { minLength: 1, maxLength: 70 }), {
    minLength: 1,
    maxLength: 10,
  });

  it('puts every product on one page, three per page, as in the table of contents', () => {
    const base = buildCatalogData(content, { name: 'qiwam', title: 'Q', country: 'uae', language: 'en' });
    const [range] = base.ranges;
    const [sample] = range?.products ?? [];
    if (!range || !sample) throw new Error('The sample catalog is empty.');
    fc.assert(
      fc.property(rangesOfProducts, (lists) => {
        const ranges = lists.map((list, one) => ({
          ...range,
          products: list.map((given, other) => ({ ...sample, ...given, slug: `${one}-${other}` })),
        }));
        const data: CatalogData = { ...base, ranges };
        const plan = planCatalog(data);
        const placed = plan.ranges.flatMap(({ page, pages }) =>
          pages.flatMap((products, index) => products.map(({ slug }) => `${slug}@${page + 1 + index}`)),
        );
        const inContents = plan.contents
          .flat()
          .flatMap((item) => (item.kind === 'product' ? [`${item.product.slug}@${item.page}`] : []));
        expect(inContents).toEqual(placed);
        expect(placed.length).toBe(lists.flat().length);
        for (const { pages } of plan.ranges) {
          for (const products of pages) expect(products.length).toBeLessThanOrEqual(PRODUCTS_A_PAGE);
        }
        expect(plan.contents.length).toBeLessThanOrEqual(plan.contentsPages * 2);
        expect(plan.ranges[0]?.page).toBe(2 + plan.contentsPages);
      }),
    );
  });
});

describe('buildCatalog', () => {
  it('builds a file of the planned pages with every Arabic name in order, also without pictures', async () => {
    const title = 'مائدة قوام 2026';
    const data = buildCatalogData(content, { name: 'qiwam-pantry-2026', title, country: 'ksa', language: 'ar' });
    const pictures = createPictures({ dir: '', manifest: {} });
    const openDocument = await loadDocumentWriter();
    const pdf = await buildCatalog(openDocument, data, pictures);
    const { pages, pieces, source } = readPdf(pdf);
    expect(pages).toBe(planCatalog(data).total);
    expect(source).toContain('/Lang (ar-SA)');
    const words = data.ranges.flatMap(({ products }) => products.flatMap(({ name }) => name.split(' ')));
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect(pieces).toContain(/[a-z0-9]/i.test(word) ? word : reverse(word));
    expect((await buildCatalog(openDocument, data, pictures)).equals(pdf)).toBe(true);
  });

  it.each(writtenLanguages)('describes packs by their full names, in the order of %s', async (language) => {
    const data = buildCatalogData(content, { name: 'qiwam-pantry-2026', title: 'Q', country: 'ksa', language });
    const picture = { bytes: Buffer.from('picture'), width: 4, height: 5 };
    const pictures = { fileOf: () => null, packshot: async () => picture, room: async () => null };
    const { source } = readPdf(await buildCatalog(await loadDocumentWriter(), data, pictures));
    const alts = [...source.matchAll(/\/Alt (<[0-9a-f]+>)/g)].map(([, alt]) => alt);
    const names = data.ranges.flatMap(({ name, products }) =>
      products.map((product) => formatText(buildFullName(product.name, name, language))),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(alts)).toEqual(new Set(names));
  });
});
