import { countries } from '../../contract/countries.ts';
import { numbersIn } from './find-facts.ts';
import { type Pair, type Rule, readable } from './texts.ts';

/** What the company's pages count, and how many of it there are; posts may speak of some of them. */
const COUNTED: readonly { noun: RegExp; what: string; count: (pairs: readonly Pair[]) => number }[] = [
  {
    noun: /([\w-]+) (?:ranges|brands)\b/gi,
    what: 'ranges',
    count: (pairs) => countPaths(pairs, /^sample\/content\/ranges\/.* brand\.name$/),
  },
  { noun: /([\w-]+) countries\b/gi, what: 'countries', count: () => countries.length },
  {
    noun: /([\w-]+) (?:packs and )?sizes\b/gi,
    what: 'sizes',
    count: (pairs) => countPaths(pairs, /^sample\/content\/ranges\/.*\.sizes\[\w+\]\.label$/),
  },
];
const COMPANY_PAGES = /^sample\/content\/(?:pages|menus)\//;

/** Finds numbers about the company that its content does not bear out: “212 packs and sizes”. */
export const claims: Rule = (pairs) =>
  joinLabels(pairs.filter(({ file }) => COMPANY_PAGES.test(file))).flatMap(({ file, path, texts }) =>
    COUNTED.flatMap(({ noun, what, count }) =>
      [...readable(texts.en ?? '').matchAll(noun)].flatMap(([found, word = '']) => {
        const [said] = numbersIn(word, 'en');
        const counted = count(pairs);
        return said === undefined || said === counted
          ? []
          : [{ file, path, finding: `“${found}”: ${counted} ${what}` }];
      }),
    ),
  );

/** A key figure and its label are read together. */
function joinLabels(pairs: readonly Pair[]): Pair[] {
  return pairs.map((pair) => {
    const label = pair.path.endsWith('.figure')
      ? pairs.find(({ file, path }) => file === pair.file && path === pair.path.replace(/figure$/, 'label'))
      : undefined;
    return label === undefined ? pair : { ...pair, texts: { en: `${pair.texts.en} ${label.texts.en}` } };
  });
}

function countPaths(pairs: readonly Pair[], place: RegExp): number {
  return pairs.filter(({ file, path }) => place.test(`${file} ${path}`)).length;
}
