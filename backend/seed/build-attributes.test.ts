import { expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { listSoldProducts } from '../content/sold-products.ts';
import { smallContent } from '../test/small-content.ts';
import { buildAttributes } from './build-attributes.ts';

const text = (en: string, ar: string) => ({ en, ar });
const content = {
  ...smallContent,
  ingredients: smallContent.ingredients.map((one) => ({
    ...one,
    inci: { extract: `${one.botanical} Extract`, oil: 'Sesamum Indicum Seed Oil' },
  })),
  products: smallContent.products.map((product) => ({
    ...product,
    sizes: product.sizes.map((size) => ({ ...size, barcode: '2900000000001' })),
  })),
  specifications: {
    origins: { alpha: text('Dubai', 'دبي') },
    sources: {
      'source-amla': {
        label: text('Origin of the amla', 'منشأ الأملا'),
        products: { 'alpha-amla-oil': text('India', 'الهند') },
      },
    },
    storage: { cool: text('Cool.', 'بارد.') },
    warnings: { skin: text('For skin.', 'للبشرة.'), eyes: text('Not for eyes.', 'ليس للعين.') },
    types: {
      'hair-oil': {
        list: 'Sesamum Indicum Seed Oil, {ingredients}, Tocopherol',
        as: 'oil' as const,
        opened: 3,
        storage: 'cool',
        warnings: ['skin', 'eyes'],
      },
      soap: {
        list: 'Sodium Olivate, {ingredients}',
        as: 'extract' as const,
        opened: 12,
        storage: 'cool',
        warnings: ['skin'],
      },
    },
    products: { 'alpha-arabic': text('Rose.', 'ورد.') },
  },
};
const sold = listSoldProducts(content, 'uae');
function attributesOf(slug: string, language: LanguageCode, of = content) {
  const product = sold[language].find(({ fullSlug }) => fullSlug === slug);
  if (product === undefined) throw new Error(slug);
  return Object.fromEntries(buildAttributes(of, product, language).map((one) => [one.name, one]));
}

it('says what stands on the pack, in the language of the product', () => {
  expect(attributesOf('alpha-soap', 'en')).toMatchObject({
    size: { label: 'Size', options: ['100 ml'], variation: false },
    origin: { label: 'Packed in', options: ['Dubai'], variation: false },
    ingredients: { options: ['Sodium Olivate, Ziziphus spina-christi Extract'] },
    opened: { options: ['12 months'] },
    storage: { options: ['Cool.'] },
    warnings: { options: ['For skin.'] },
    barcode: { options: ['2900000000001'] },
  });
  expect(attributesOf('alpha-soap', 'ar')).toMatchObject({
    opened: { label: 'الصلاحية بعد الفتح', options: ['12 شهرًا'] },
    origin: { options: ['دبي'] },
  });
});

it('counts months as each language does, names an ingredient once, and a barcode by its size', () => {
  expect(attributesOf('alpha-amla-oil', 'ar')).toMatchObject({ opened: { options: ['3 أشهر'] } });
  const { specifications } = content;
  const { types } = specifications;
  const openedFor = (opened: number) =>
    attributesOf('alpha-amla-oil', 'ar', {
      ...content,
      specifications: { ...specifications, types: { ...types, 'hair-oil': { ...types['hair-oil'], opened } } },
    }).opened?.options;
  expect([1, 2, 11, 100, 102].flatMap(openedFor)).toEqual(['شهر واحد', 'شهران', '11 شهرًا', '100 شهر', '102 شهر']);
  expect(attributesOf('alpha-amla-oil', 'en')).toMatchObject({
    ingredients: { options: ['Sesamum Indicum Seed Oil, Tocopherol'] },
    warnings: { options: ['For skin.', 'Not for eyes.'] },
    barcode: { options: ['100 ml: 2900000000001', '200 ml: 2900000000001', '300 ml: 2900000000001'] },
  });
});

it('says where what is in a product comes from, by the label of the content, and nothing of others', () => {
  expect(attributesOf('alpha-amla-oil', 'ar')).toMatchObject({
    'source-amla': { label: 'منشأ الأملا', options: ['الهند'], variation: false },
  });
  expect(attributesOf('alpha-soap', 'en')).not.toHaveProperty('source-amla');
});

it('takes the list of the product itself before that of its type', () => {
  expect(attributesOf('alpha-arabic', 'ar')).toMatchObject({ ingredients: { options: ['ورد.'] } });
});

it('warns of an ingredient only where it is listed', () => {
  const warningsOf = (names: string[]) => {
    const specifications = { ...content.specifications, listed: { eyes: names } };
    const product = sold.en.find(({ fullSlug }) => fullSlug === 'alpha-amla-oil');
    if (product === undefined) throw new Error('no product');
    return buildAttributes({ ...content, specifications }, product, 'en').find(({ name }) => name === 'warnings')
      ?.options;
  };
  expect(warningsOf(['Argania Spinosa Kernel Oil', 'Tocopherol'])).toEqual(['For skin.', 'Not for eyes.']);
  expect(warningsOf(['Argania Spinosa Kernel Oil'])).toEqual(['For skin.']);
});

it('has the sizes alone where the content says nothing', () => {
  const [product] = listSoldProducts(smallContent, 'uae').en;
  if (product === undefined) throw new Error('no product');
  expect(buildAttributes(smallContent, product, 'en').map(({ name }) => name)).toEqual(['size']);
});
