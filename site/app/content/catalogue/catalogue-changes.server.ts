import type { CatalogueIndex } from './catalogue-index.server.ts';

/** The times a locale's products were last changed; a list is as recent as its newest product. */
export type CatalogueChanges = {
  ofProduct: (slug: string) => number | null;
  ofList: (list: { brand?: string; type?: string }) => number | null;
};

/** Finds the changes of an index. Terms have no date of their own; products without a date do not count. */
export function findChanges(index: CatalogueIndex): CatalogueChanges {
  const { slugs, terms, offsets, termsOfProduct, modified, termNumber } = index;
  const products = new Map<string, number>();
  const lists = new Map<string, number>();
  const note = (key: string, instant: number) => lists.set(key, Math.max(lists.get(key) ?? instant, instant));
  for (const [product, slug] of slugs.entries()) {
    const instant = modified[product] ?? Number.NaN;
    if (Number.isNaN(instant)) continue;
    products.set(slug, instant);
    const numbers = termsOfProduct.subarray(offsets[product], offsets[product + 1]);
    note('', instant);
    for (const number of numbers) note(`${number}`, instant);
    for (const brand of numbers.filter((number) => terms[number]?.facet === 'brand'))
      for (const number of numbers) note(`${brand} ${number}`, instant);
  }
  const keyOf = (...ofTerms: (number | null)[]) => (ofTerms.includes(null) ? 'none' : ofTerms.join(' '));

  return {
    ofProduct: (slug) => products.get(slug) ?? null,
    ofList: ({ brand, type }) => {
      const ofBrand = brand === undefined ? [] : [termNumber('brand', brand)];
      const ofType = type === undefined ? [] : [termNumber('type', type) ?? termNumber('category', type)];
      return lists.get(keyOf(...ofBrand, ...ofType)) ?? null;
    },
  };
}
