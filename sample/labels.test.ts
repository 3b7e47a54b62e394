import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

const { products } = await loadContent(CONTENT_FOLDER);

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

test('the date, sesame and honey spread is named by weight, as its list of ingredients is', () => {
  const spread = products.find(({ slug }) => slug === 'date-sesame-honey');
  expect(spread?.name).toEqual({ en: 'Date, Sesame & Honey', ar: 'تمر وسمسم وعسل' });
  expect(spread?.ingredients).toEqual(['date', 'sesame', 'honey']);
});
