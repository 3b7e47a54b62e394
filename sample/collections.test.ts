import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { listSoldProducts } from '../backend/content/sold-products.ts';
import { countryCodes } from '../contract/countries.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

const content = await loadContent(CONTENT_FOLDER);
const sold = new Map(countryCodes.map((country) => [country, listSoldProducts(content, country)]));
const isIn = (brand: string, type: string) => (product: { brand: string; type: string }) =>
  product.brand === brand && (type === 'all' || product.type === type);

test('every collection has a text, a title and a description (decision 0267)', () => {
  for (const { slug, collections } of content.brands)
    expect(Object.keys(collections).toSorted(), slug).toEqual(
      ['all', ...new Set(content.products.filter(isIn(slug, 'all')).map(({ type }) => type))].toSorted(),
    );
});

/** Base oils: every soap lists them, but they are not its own plants. */
const BASES = new Set(['nadiya soap: Olive', 'nadiya soap: Coconut']);

test('what is written of a collection names only plants that every country sells in it', () => {
  const belied = content.brands.flatMap((brand) =>
    Object.entries(brand.collections).flatMap(([type, { text, seo }]) => {
      const written = [text, seo.title, seo.description].map(({ en }) => en.toLowerCase()).join(' ');
      const named = content.ingredients.filter(({ name }) =>
        new RegExp(`\\b${name.en.toLowerCase()}\\b`).test(written),
      );
      return named
        .filter(({ name }) => !BASES.has(`${brand.slug} ${type}: ${name.en}`))
        .flatMap(({ slug, name }) =>
          countryCodes.flatMap((country) =>
            writtenLanguages.flatMap((language) => {
              const products = sold.get(country)?.[language].filter(isIn(brand.slug, type)) ?? [];
              const isTrue = products.length === 0 || products.some(({ ingredients }) => ingredients.includes(slug));
              return isTrue ? [] : [`${language} ${country} ${brand.slug} ${type}: ${name.en}`];
            }),
          ),
        );
    }),
  );
  expect(belied).toEqual([]);
});

test('what is written of a collection speaks in the singular of a type of which a country sells one product', () => {
  const types = content.categories.flatMap((category) => category.types);
  const plural = content.brands.flatMap((brand) =>
    Object.entries(brand.collections).flatMap(([collection, { text, seo }]) => {
      const written = [text, seo.title, seo.description].map(({ en }) => en).join(' ');
      return types
        .filter(({ slug }) => (collection === 'all' || collection === slug) && isSingle(brand.slug, slug))
        .filter(({ name }) => new RegExp(`\\b${name.en}e?s\\b`, 'i').test(written))
        .map(({ slug }) => `${brand.slug} ${collection}: ${slug}`);
    }),
  );
  expect(plural).toEqual([]);
});

function isSingle(brand: string, type: string): boolean {
  return [...sold.values()].some((products) =>
    writtenLanguages.some((language) => products[language].filter(isIn(brand, type)).length === 1),
  );
}

test('no two collections have one text, and none has that of its brand', () => {
  const texts = content.brands.flatMap(({ description, collections }) => [
    description,
    ...Object.values(collections).map(({ text }) => text),
  ]);
  for (const language of writtenLanguages) expect(new Set(texts.map((text) => text[language])).size).toBe(texts.length);
});
