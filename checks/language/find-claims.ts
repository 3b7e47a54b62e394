import { countries } from '../../contract/countries.ts';
import { type WrittenLanguage, writtenLanguages } from '../../contract/languages.ts';
import { numbersIn } from './find-facts.ts';
import { type Pair, type Rule, readable, withoutVowels } from './texts.ts';

/** Things that texts count, in either language, and their true number. */
type Counted = {
  what: string;
  nouns: Readonly<Record<WrittenLanguage, RegExp>>;
  count: (pairs: readonly Pair[], path: string) => number[];
};

const WORD = '([\\w-]+)';
const ARABIC = '((?:[\\p{L}\\u0651]+ و)?[\\p{L}\\u0651\\d]+)';

const COUNTED: readonly Counted[] = [
  {
    what: 'ranges',
    nouns: { en: of(`${WORD} (?:ranges|brands)`), ar: of(`${ARABIC} (?:علامات|مجموعات)`) },
    count: (pairs) => [countPaths(pairs, /^sample\/content\/ranges\/.* brand\.name$/)],
  },
  {
    what: 'countries',
    nouns: { en: of(`${WORD} countries`), ar: of(`${ARABIC} (?:دول|بلدان)`) },
    count: () => [countries.length],
  },
  {
    what: 'sizes',
    nouns: { en: of(`${WORD} (?:packs and )?sizes`), ar: of(`${ARABIC} (?:عبوة وحجم\\p{L}*|أحجام)`) },
    count: (pairs) => [countPaths(pairs, /^sample\/content\/ranges\/.*\.sizes\[\w+\]\.label$/)],
  },
  {
    what: 'plants',
    nouns: { en: of(`${WORD} (?:botanicals|plants|ingredients)`), ar: of(`${ARABIC} (?:نبت(?:ة|ات)|مكوّن\\p{L}*)`) },
    count: (pairs) => [countPaths(pairs, /^sample\/content\/ingredients\.yaml .*\.name$/)],
  },
  {
    what: 'partners',
    nouns: {
      en: of(`${WORD} (?:distribution )?(?:partners|distributors)`),
      ar: of(`${ARABIC} (?:شريك\\p{L}*|شركاء|موزّع\\p{L}*)`),
    },
    count: countPartners,
  },
];
/** Texts here count everything; others may count a part of it, or what comes from elsewhere. */
const COMPANY_PAGES = /^sample\/content\/(?:pages|menus)\//;
const ELSEWHERE = /(?<!\p{L})(?:from|من) $/u;

/** Finds numbers about the company that its content does not bear out: “212 packs and sizes”. */
export const claims: Rule = (pairs) =>
  joinLabels(pairs).flatMap(({ file, path, texts }) =>
    COUNTED.flatMap(({ nouns, what, count }) =>
      writtenLanguages.flatMap((language) => {
        const text = withoutVowels(readable(texts[language] ?? ''));
        return [...text.matchAll(nouns[language])].flatMap(({ 0: found, 1: word = '', index }) => {
          const stated = [...numbersIn(word, language)].at(-1);
          if (stated === undefined) return [];
          const counted = count(pairs, path);
          const isTrue = COMPANY_PAGES.test(file)
            ? counted.includes(stated)
            : stated <= Math.max(...counted) || ELSEWHERE.test(text.slice(0, index));
          return isTrue ? [] : [{ file, path, finding: `“${found}”: ${counted[0]} ${what}` }];
        });
      }),
    ),
  );

function of(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\w-])${pattern}(?![\\p{L}\\p{M}])`, 'giu');
}

/** A key figure and its label are read together. */
function joinLabels(pairs: readonly Pair[]): Pair[] {
  return pairs.map((pair) => {
    const label = pair.path.endsWith('.figure')
      ? pairs.find(({ file, path }) => file === pair.file && path === pair.path.replace(/figure$/, 'label'))
      : undefined;
    if (label === undefined) return pair;
    const join = (language: WrittenLanguage) => `${pair.texts[language] ?? ''} ${label.texts[language] ?? ''}`;
    return { ...pair, texts: Object.fromEntries(writtenLanguages.map((language) => [language, join(language)])) };
  });
}

/** Counts the partners in all tables of the page, then in each country's; for a text about a country, only its own. */
function countPartners(pairs: readonly Pair[], path: string): number[] {
  const tables = pairs
    .filter(({ path }) => path.startsWith('pages[distribution].content'))
    .map(({ texts }) => (texts.en ?? '').split('<th scope="row">').length - 1)
    .filter((rows) => rows > 0);
  // Both list the countries in the same order.
  const [, country] = /\bregions\[(\d+)\]/.exec(path) ?? [];
  const own = tables[Number(country ?? Number.NaN)];
  return own === undefined ? [tables.reduce((sum, rows) => sum + rows, 0), ...tables] : [own];
}

function countPaths(pairs: readonly Pair[], place: RegExp): number {
  return pairs.filter(({ file, path }) => place.test(`${file} ${path}`)).length;
}
