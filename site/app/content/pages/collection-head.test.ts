import { expect, test } from 'vitest';
import { countryCodes } from '../../../../contract/countries.ts';
import { writtenLanguages } from '../../../../contract/languages.ts';
import { buildCollectionHead } from './collection-head.ts';

const TARWA = {
  en: { brand: { name: 'Tarwa' }, scope: ['Hair care'] },
  ar: { brand: { name: 'تروى' }, scope: ['العناية بالشعر'] },
};

test.each([
  ['en', null, 'All Tarwa products: Hair care'],
  ['en', 'Hair oil', 'Hair oil from Tarwa'],
  ['ar', null, 'كل منتجات تروى: العناية بالشعر'],
  ['ar', 'زيت الشعر', 'زيت الشعر من تروى'],
] as const)('the title of a collection in %s, of the type %s: %s', (language, type, title) => {
  const collection = { ...TARWA[language], type, total: 12 };
  expect(buildCollectionHead(collection, { country: 'uae', language }).title).toBe(title);
});

test.each([
  [1, 'Hair oil: 1 product from Tarwa in Oman. See sizes and ingredients, read the steps and find the shops.'],
  [11, 'زيت الشعر: 11 منتجًا من تروى في عُمان. اطّلع على الأحجام والمكوّنات وطريقة الاستعمال وأماكن البيع.'],
] as const)('the description of a collection of %i', (total, description) => {
  const language = total === 1 ? 'en' : 'ar';
  const type = total === 1 ? 'Hair oil' : 'زيت الشعر';
  const head = buildCollectionHead({ ...TARWA[language], type, total }, { country: 'omn', language });
  expect(head.description).toBe(description);
});

test('a description joins what a range is for as its language does', () => {
  const naima = { brand: { name: 'ناعمة' }, scope: ['إزالة الشعر', 'العناية بالبشرة'], type: null, total: 10 };
  const { title, description } = buildCollectionHead(naima, { country: 'kwt', language: 'ar' });
  expect(title).toBe('كل منتجات ناعمة: إزالة الشعر · العناية بالبشرة');
  expect(description).toMatch(/^إزالة الشعر والعناية بالبشرة: 10 منتجات من ناعمة في الكويت\./);
});

test('what a range is for stands in its sentence without capitals, and without a comma before “and”', () => {
  const scope = ['Men’s styling', 'Skin care', 'Hair care'];
  const collection = { brand: { name: 'Faris' }, scope, type: null, total: 10 };
  const { description } = buildCollectionHead(collection, { country: 'kwt', language: 'en' });
  expect(description).toMatch(/^Men’s styling, skin care and hair care: 10 products from Faris in Kuwait\./);
});

test.each(countryCodes)('a description in %s is of 70 to 160 characters and ends its sentence', (country) => {
  for (const language of writtenLanguages) {
    const collection = { ...TARWA[language], type: null, total: 22 };
    const { description } = buildCollectionHead(collection, { country, language });
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\.$/);
  }
});
