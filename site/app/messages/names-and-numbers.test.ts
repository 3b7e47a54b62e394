import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byLanguage, type LanguageCode, resolveLanguage, writtenLanguages } from '../../../contract/languages.ts';
import { m } from './generated/messages.js';

type Source = string | { match: Record<string, string> }[];
type Render = (inputs: Record<string, string | number>, options: { locale: LanguageCode }) => string;

const sources = byLanguage((language): [string, Source][] => {
  const text = readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8');
  return Object.entries<Source>(JSON.parse(text)).filter(([key]) => key !== '$schema');
});
const renders = m as unknown as Record<string, Render>;
const textsOf = (source: Source) =>
  typeof source === 'string' ? [source] : source.flatMap(({ match }) => Object.values(match));

/** A masculine, a feminine, a dual and a plural name. */
const NAMES: Record<LanguageCode, readonly string[]> = {
  en: ['Sidr Shampoo', 'Sugar Wax', 'Two Sticks', 'Face Wax Strips'],
  ar: ['شامبو السدر', 'حلاوة السكّر', 'عودان', 'شرائط الوجه'],
};
/** Inputs that are numbers: those that count things, and those that only tell which one. */
const COUNTED = ['count', 'total'];
const NUMBERED = ['n', 'first', 'last', 'year', 'amount', 'shown', 'width', 'max', 'min', 'size', 'percent', 'code'];
/** `PDF or DOCX`: written the same in every language. */
const WRITTEN_ALIKE = ['kinds'];

/** Words that stand before a name of any gender and number: prepositions, nouns, and what takes it as an object. */
const BEFORE_A_NAME: Record<LanguageCode, readonly string[]> = {
  en: 'all with about from in at of to on by remove go discover © mostly some for “ and visit found'.split(' '),
  ar: 'باللغة في على من إلى عن مع لدى فيها فيه فيهما منتجات موقع سيرة صور أزِل اكتشف أخبار وتنفيذ لمزاج مشغّل ©'.split(
    ' ',
  ),
};

/** Words that stand after one: no verb would agree with each. “Uses” is the specification's, of the company. */
const AFTER_A_NAME: Record<LanguageCode, readonly string[]> = {
  en: 'news products uses as in on at from with today yet'.split(' '),
  ar: 'على في من مع لدى ملفّات اليوم بعد'.split(' '),
};

const MESSAGES_WITH_NAMES = writtenLanguages.flatMap((language) =>
  sources[language].flatMap(([key, source]) =>
    textsOf(source).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .filter(([, input = '']) => ![...COUNTED, ...NUMBERED, ...WRITTEN_ALIKE].includes(input))
        .map((match) => {
          const end = match.index + match[0].length;
          return { language, key, text, before: text.slice(0, match.index), after: text.slice(end) };
        }),
    ),
  ),
);

test.each(MESSAGES_WITH_NAMES)('$language $key bends nothing to a name: $text', ({ language, before, after }) => {
  const previous = before.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const isAfterSign = previous === '' || /[:،,.«“(]$/.test(previous) || previous.endsWith('}');
  expect(isAfterSign || BEFORE_A_NAME[language].includes(previous), `“${previous}” before a name`).toBe(true);
  const next = after.match(/^ ([\p{L}\p{M}]+)/u)?.[1];
  expect(next === undefined || AFTER_A_NAME[language].includes(next), `“${next}” after a name`).toBe(true);
});

test.each(writtenLanguages)('every message in %s shows names of each gender and number as they are', (language) => {
  for (const { key } of MESSAGES_WITH_NAMES.filter((one) => one.language === language)) {
    for (const name of NAMES[language]) {
      const inputs = new Proxy({}, { get: (_, input) => (COUNTED.includes(String(input)) ? 3 : name) });
      expect(renders[key]?.(inputs, { locale: language }), key).toContain(name);
    }
  }
});

describe.each(writtenLanguages)('numbers in %s', (language) => {
  const categories = new Intl.PluralRules(resolveLanguage(language).tag).resolvedOptions().pluralCategories;

  const plurals = sources[language].filter(([, source]) => typeof source !== 'string');
  test.each(plurals)('%s has a form for each', (_, source) => {
    const forms = typeof source === 'string' ? [] : source.flatMap(({ match }) => Object.keys(match));
    expect(forms.map((form) => form.replace(/^\w+=/, ''))).toEqual(expect.arrayContaining(categories));
  });

  test('a number that counts something is in a plural, or stands alone in brackets', () => {
    const plain = sources[language].filter(
      ([, source]) => typeof source === 'string' && COUNTED.some((input) => source.includes(`{${input}}`)),
    );
    expect(plain.filter(([, text]) => !/\(\{count\}\)$|\{n\}/.test(String(text)))).toEqual([]);
  });
});

/** How many of what, in the words of each of Arabic's forms. */
test.each([
  [0, 'لا منتجات', 'لا نتائج', 'المزيد', 'لا منتجات', 'لا منتجات', 'أجبت عن كل الأسئلة.'],
  [1, 'منتج واحد', 'نتيجة واحدة', 'خيار آخر', 'اعرض منتجًا واحدًا', 'المعروض 1 من أصل منتج واحد', 'بقي سؤال واحد.'],
  [2, 'منتجان', 'نتيجتان', 'خياران آخران', 'اعرض منتجين', 'المعروض 1 من أصل منتجين', 'بقي سؤالان.'],
  [3, '3 منتجات', '3 نتائج', '3 خيارات أخرى', 'اعرض 3 منتجات', 'المعروض 1 من أصل 3 منتجات', 'بقيت 3 أسئلة.'],
  [10, '10 منتجات', '10 نتائج', '10 خيارات أخرى', 'اعرض 10 منتجات', 'المعروض 1 من أصل 10 منتجات', 'بقيت 10 أسئلة.'],
  [11, '11 منتجًا', '11 نتيجة', '11 خيارًا آخر', 'اعرض 11 منتجًا', 'المعروض 1 من أصل 11 منتجًا', 'بقي 11 سؤالًا.'],
  [99, '99 منتجًا', '99 نتيجة', '99 خيارًا آخر', 'اعرض 99 منتجًا', 'المعروض 1 من أصل 99 منتجًا', 'بقي 99 سؤالًا.'],
  [100, '100 منتج', '100 نتيجة', '100 خيار آخر', 'اعرض 100 منتج', 'المعروض 1 من أصل 100 منتج', 'بقي 100 سؤال.'],
  [102, '102 منتج', '102 نتيجة', '102 خيار آخر', 'اعرض 102 منتج', 'المعروض 1 من أصل 102 منتج', 'بقي 102 سؤال.'],
  [103, '103 منتجات', '103 نتائج', '103 خيارات أخرى', 'اعرض 103 منتجات', 'المعروض 1 من أصل 103 منتجات', 'بقيت 103 أسئلة.'],
])('%i in Arabic', (count, products, results, more, show, shown, open) => {
  const options = { locale: 'ar' } as const;
  expect([
    m.products_count({ count }, options),
    m.search_count({ count }, options),
    m.filter_more({ count }, options),
    m.filter_show({ count }, options),
    m.products_shown({ shown: 1, total: count }, options),
    m.quiz_open({ count }, options),
  ]).toEqual([products, results, more, show, shown, open]);
});

test.each([
  [0, '0 products', 'لا منتجات فيها السدر'],
  [1, '1 product', 'منتج واحد فيه السدر'],
  [2, '2 products', 'منتجان فيهما السدر'],
  [5, '5 products', '5 منتجات فيها السدر'],
  [26, '26 products', '26 منتجًا فيها السدر'],
])('%i products of an ingredient', (count, english, arabic) => {
  expect(m.products_count({ count }, { locale: 'en' })).toBe(english);
  expect(m.ingredients_all({ count, name: 'السدر' }, { locale: 'ar' })).toBe(arabic);
});

test.each([
  [1, 'المؤسّس', 'The founder', 'دقيقة قراءة', '1 minute to read'],
  [2, 'المؤسّسان', 'The founders', 'دقيقتا قراءة', '2 minutes to read'],
  [3, 'المؤسّسون', 'The founders', '3 دقائق قراءة', '3 minutes to read'],
])('%i founders and minutes', (count, founders, foundersEn, minutes, minutesEn) => {
  expect(m.people_founders({ count }, { locale: 'ar' })).toBe(founders);
  expect(m.people_founders({ count }, { locale: 'en' })).toBe(foundersEn);
  expect(m.post_minutes({ count }, { locale: 'ar' })).toBe(minutes);
  expect(m.post_minutes({ count }, { locale: 'en' })).toBe(minutesEn);
});
