import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type WrittenLanguage, writtenLanguages } from '../../../contract/languages.ts';
import { m } from './generated/messages.js';

/** One number for each form of the language: CLDR's six in Arabic, none, one and more in English. */
const NUMBERS: Record<WrittenLanguage, readonly number[]> = { en: [0, 1, 2], ar: [0, 1, 2, 3, 11, 100] };
const NAMES = { city: { en: 'Dubai', ar: 'دبي' }, name: { en: 'Sidr', ar: 'السدر' } };

/** Every message that counts, in each form. */
const FORMS: Record<string, Record<WrittenLanguage, readonly string[]>> = {
  filter_more: {
    en: ['0 more', '1 more', '2 more'],
    ar: ['المزيد', 'خيار آخر', 'خياران آخران', '3 خيارات أخرى', '11 خيارًا آخر', '100 خيار آخر'],
  },
  filter_show: {
    en: ['Show 0 products', 'Show 1 product', 'Show 2 products'],
    ar: ['لا منتجات', 'اعرض منتجًا واحدًا', 'اعرض منتجين', 'اعرض 3 منتجات', 'اعرض 11 منتجًا', 'اعرض 100 منتج'],
  },
  form_problem_too_long: {
    en: [
      'Please write at most 0 characters.',
      'Please write at most 1 character.',
      'Please write at most 2 characters.',
    ],
    ar: [
      'اترك هذا الحقل فارغًا.',
      'لا تتجاوز حرفًا واحدًا.',
      'لا تتجاوز حرفين.',
      'لا تتجاوز 3 أحرف.',
      'لا تتجاوز 11 حرفًا.',
      'لا تتجاوز 100 حرف.',
    ],
  },
  form_problem_too_short: {
    en: [
      'Please write at least 0 characters.',
      'Please write at least 1 character.',
      'Please write at least 2 characters.',
    ],
    ar: [
      'اكتب ما شئت.',
      'اكتب حرفًا واحدًا على الأقل.',
      'اكتب حرفين على الأقل.',
      'اكتب 3 أحرف على الأقل.',
      'اكتب 11 حرفًا على الأقل.',
      'اكتب 100 حرف على الأقل.',
    ],
  },
  ingredients_all: {
    en: ['Sidr: 0 products', 'Sidr: one product', 'Sidr: 2 products'],
    ar: [
      'لا منتجات فيها السدر',
      'منتج واحد فيه السدر',
      'منتجان فيهما السدر',
      '3 منتجات فيها السدر',
      '11 منتجًا فيها السدر',
      '100 منتج فيها السدر',
    ],
  },
  people_founders: {
    en: ['The founders', 'The founder', 'The founders'],
    ar: ['المؤسّسون', 'المؤسّس', 'المؤسّسان', 'المؤسّسون', 'المؤسّسون', 'المؤسّسون'],
  },
  post_minutes: {
    en: ['0 minutes to read', '1 minute to read', '2 minutes to read'],
    ar: ['قراءة قصيرة', 'دقيقة قراءة', 'دقيقتا قراءة', '3 دقائق قراءة', '11 دقيقة قراءة', '100 دقيقة قراءة'],
  },
  products_count: {
    en: ['0 products', '1 product', '2 products'],
    ar: ['لا منتجات', 'منتج واحد', 'منتجان', '3 منتجات', '11 منتجًا', '100 منتج'],
  },
  products_shown: {
    en: ['1 of 0 products', '1 of 1 product', '1 of 2 products'],
    ar: [
      'لا منتجات',
      '1 من أصل منتج واحد',
      '1 من أصل منتجين',
      '1 من أصل 3 منتجات',
      '1 من أصل 11 منتجًا',
      '1 من أصل 100 منتج',
    ],
  },
  quiz_open: {
    en: ['0 questions are still open.', 'One question is still open.', '2 questions are still open.'],
    ar: ['أجبت عن كل الأسئلة.', 'بقي سؤال واحد.', 'بقي سؤالان.', 'بقيت 3 أسئلة.', 'بقي 11 سؤالًا.', 'بقي 100 سؤال.'],
  },
  search_all_pages: {
    en: ['All pages (0)', '1 page', 'All pages (2)'],
    ar: ['لا صفحات', 'صفحة واحدة', 'صفحتان', 'كل الصفحات (3)', 'كل الصفحات (11)', 'كل الصفحات (100)'],
  },
  search_all_posts: {
    en: ['All articles (0)', '1 article', 'All articles (2)'],
    ar: ['لا مقالات', 'مقال واحد', 'مقالان', 'كل المقالات (3)', 'كل المقالات (11)', 'كل المقالات (100)'],
  },
  search_all_products: {
    en: ['All products (0)', '1 product', 'All products (2)'],
    ar: ['لا منتجات', 'منتج واحد', 'منتجان', 'كل المنتجات (3)', 'كل المنتجات (11)', 'كل المنتجات (100)'],
  },
  search_count: {
    en: ['0 results', '1 result', '2 results'],
    ar: ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', '3 نتائج', '11 نتيجة', '100 نتيجة'],
  },
  search_suggestions_count: {
    en: ['No suggestions', '1 suggestion', '2 suggestions'],
    ar: ['لا اقتراحات', 'اقتراح واحد', 'اقتراحان', '3 اقتراحات', '11 اقتراحًا', '100 اقتراح'],
  },
  shops_count: {
    en: ['0 shops', '1 shop', '2 shops'],
    ar: ['لا متاجر', 'متجر واحد', 'متجران', '3 متاجر', '11 متجرًا', '100 متجر'],
  },
  shops_in_city: {
    en: ['Dubai, 0 shops', 'Dubai, 1 shop', 'Dubai, 2 shops'],
    ar: ['دبي: لا متاجر', 'دبي: متجر واحد', 'دبي: متجران', 'دبي: 3 متاجر', 'دبي: 11 متجرًا', 'دبي: 100 متجر'],
  },
};

const renders = m as unknown as Record<string, (inputs: object, options: { locale: WrittenLanguage }) => string>;

test.each(writtenLanguages)('every message that counts in %s is listed here', (language) => {
  const messages = JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));
  const plurals = Object.keys(messages).filter((key) => Array.isArray(messages[key]));
  expect(plurals).toEqual(Object.keys(FORMS));
});

test.each(Object.entries(FORMS))('%s says each number in its form', (key, forms) => {
  for (const language of writtenLanguages) {
    const said = NUMBERS[language].map((number) => {
      const inputs = { count: number, total: number, max: number, min: number, shown: 1 };
      const names = { city: NAMES.city[language], name: NAMES.name[language] };
      return renders[key]?.({ ...inputs, ...names }, { locale: language });
    });
    expect(said).toEqual(forms[language]);
  }
});
