import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byLanguage, type WrittenLanguage, resolveLanguage, writtenLanguages } from '../../../contract/languages.ts';
import { m } from './generated/messages.js';

type Source = string | { match: Record<string, string> }[];
type Render = (inputs: Record<string, string | number>, options: { locale: WrittenLanguage }) => string;

const sources = byLanguage((language): [string, Source][] => {
  const text = readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8');
  return Object.entries<Source>(JSON.parse(text)).filter(([key]) => key !== '$schema');
});
const renders = m as unknown as Record<string, Render>;
const textsOf = (source: Source) =>
  typeof source === 'string' ? [source] : source.flatMap(({ match }) => Object.values(match));

/** A masculine, a feminine, a dual and a plural name. */
const NAMES: Record<WrittenLanguage, readonly string[]> = {
  en: ['Sidr Shampoo', 'Sugar Wax', 'Two Sticks', 'Face Wax Strips'],
  ar: ['شامبو السدر', 'حلاوة السكّر', 'عودان', 'شرائط الوجه'],
};
/** Inputs that are numbers: those that count things, and those that only tell which one. */
const COUNTED = ['count', 'total'];
const NUMBERED = ['n', 'first', 'last', 'year', 'amount', 'shown', 'width', 'max', 'min', 'size', 'percent', 'code'];
/** `PDF or DOCX`: written the same in every language. */
const WRITTEN_ALIKE = ['kinds'];
/** None, one, two, few, many and the rest, as Arabic distinguishes them. */
const NUMBERS = [0, 1, 2, 3, 11, 100];

/** What may follow a number that is in no plural: words between two numbers, units that do not inflect. */
const AFTER_A_NUMBER: Record<WrittenLanguage, readonly string[]> = {
  en: 'of to KB MB'.split(' '),
  ar: 'من إلى كيلوبايت ميغابايت'.split(' '),
};

/** Words that may precede a name of any gender and number: prepositions, nouns, and verbs with it as an object. */
const BEFORE_A_NAME: Record<WrittenLanguage, readonly string[]> = {
  en: 'all with about from in at of to on by remove go discover © mostly some for “ and visit found'.split(' '),
  ar: 'باللغة في على من إلى عن مع لدى فيها فيه فيهما منتجات موقع سيرة صور أزِل اكتشف أخبار وتنفيذ لمزاج مشغّل ©'.split(
    ' ',
  ),
};

/** Words that may follow one: no verb would agree with each. “Uses” is the specification's, of the company. */
const AFTER_A_NAME: Record<WrittenLanguage, readonly string[]> = {
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
  const isNumber = (input: string) => COUNTED.includes(input) || NUMBERED.includes(input);
  for (const { key } of MESSAGES_WITH_NAMES.filter((one) => one.language === language)) {
    for (const name of NAMES[language]) {
      for (const number of NUMBERS) {
        const inputs = new Proxy({}, { get: (_, input) => (isNumber(String(input)) ? number : name) });
        expect(renders[key]?.(inputs, { locale: language }), `${key} of ${number}`).toContain(name);
      }
    }
  }
});

describe.each(writtenLanguages)('numbers in %s', (language) => {
  const categories = new Intl.PluralRules(resolveLanguage(language).tag).resolvedOptions().pluralCategories;

  const plurals = sources[language].filter(([, source]) => typeof source !== 'string');
  test.each(plurals)('%s has a form for each', (_, source) => {
    const forms = typeof source === 'string' ? [] : source.flatMap(({ match }) => Object.keys(match));
    expect(forms.map((form) => form.split('=').at(-1))).toEqual(expect.arrayContaining(categories));
  });

  test('a number that counts something is in a plural', () => {
    const plain = sources[language].filter(
      ([, source]) => typeof source === 'string' && COUNTED.some((input) => source.includes(`{${input}}`)),
    );
    expect(plain.filter(([, text]) => !String(text).includes('{n}'))).toEqual([]);
  });

  const plain = sources[language].filter(
    ([, source]) => typeof source === 'string' && NUMBERED.some((input) => source.includes(`{${input}}`)),
  );
  test.each(plain)('%s has no noun beside a number that is in no plural: %s', (key, source) => {
    const words = [...String(source).matchAll(/\{(\w+)\} ([\p{L}\p{M}]+)/gu)].filter(([, input = '']) =>
      [...COUNTED, ...NUMBERED].includes(input),
    );
    expect(words.map(([, , word = '']) => word).filter((word) => !AFTER_A_NUMBER[language].includes(word))).toEqual([]);
    for (const number of NUMBERS) {
      const inputs = new Proxy({}, { get: () => number });
      expect(renders[key]?.(inputs, { locale: language })).toContain(String(number));
    }
  });
});
