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
