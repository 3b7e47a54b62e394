import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

const { products, specifications } = await loadContent(CONTENT_FOLDER);

test.each(writtenLanguages)('no pack bears the name of another product in %s', (language) => {
  const named = new Map(products.map((product) => [product.name[language].toLowerCase(), product]));
  const wrong = products.filter((product) => {
    const other = named.get(product.pack.descriptor[language].join(' ').toLowerCase());
    return other && other !== product;
  });
  expect(wrong.map(({ brand, slug }) => `${brand}-${slug}`)).toEqual([]);
});

test('a pack named by three of its ingredients parts them as the name does', () => {
  const listed = products.filter(({ name }) => /^[^&]+, [^&]+ & [^&]+$/.test(name.en));
  expect(listed.map(({ pack }) => pack.descriptor.en.join(' ').toLowerCase())).toEqual(
    listed.map(({ name }) => name.en.toLowerCase()),
  );
  expect(listed.length).toBeGreaterThan(1);
});

test('a blend of foods is named by weight, as its list of ingredients is', () => {
  const blends = products.filter(({ type, name }) => specifications?.types[type]?.as === 'food' && /&/.test(name.en));
  const named = blends.map(({ fullSlug, name, ingredients }) => {
    const own = specifications?.products[fullSlug];
    const list = (typeof own === 'object' ? own.en : (own ?? '')).toLowerCase();
    const shown = name.en.toLowerCase();
    const words = ingredients.map((slug) => slug.replaceAll('-', ' ')).filter((word) => shown.includes(word));
    const orderIn = (text: string) => words.toSorted((one, other) => text.indexOf(one) - text.indexOf(other)).join();
    return { fullSlug, byName: orderIn(shown), byWeight: orderIn(list) };
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ byName, byWeight }) => byName !== byWeight)).toEqual([]);
});
