import { PREFIXES } from './find-terms.ts';
import { type Pair, plain, type Rule, readable } from './texts.ts';

const PLANT = /^sample\/content\/ingredients\.yaml ingredients\[([\w-]+)\]\.name$/;
/** A plant's own page speaks of it as “it”; a list of ingredients has its name in Latin. */
const OTHER_PLACES = /content\/(?:ingredients|specifications)\.yaml/;
/** A date is also a day, and “rose” a verb. */
const LIKE_WORDS = new Set(['date', 'rose']);
/** Other Arabic names of plants. */
const ALSO: Readonly<Record<string, string>> = {
  coconut: 'جوزة? (?:ال)?هند|نارجيل',
  henna: 'محن',
  miswak: 'سواك|مساويك|أراك|استيا?ك',
  olive: 'عتم',
  'black-seed': 'حبة (?:ال)?بركة',
  rosemary: 'إكليل (?:ال)?جبل',
};

/** A label claim: «نباتي» alone means vegetarian. */
const VEGAN = { name: 'Vegan', english: /(?<!\p{L})vegan(?!\p{L})/iu, arabic: /نباتية? صرف/u };

/** Finds plants of the content that English names and Arabic does not, and “vegan” as «نباتي» alone. */
export const plants: Rule = (pairs) => {
  const known = pairs.flatMap(({ file, path, texts: { en = '', ar = '' } }) => {
    const slug = PLANT.exec(`${file} ${path}`)?.[1];
    if (slug === undefined || LIKE_WORDS.has(slug)) return [];
    const arabic = [plain(ar).replace(/^ال/, ''), ALSO[slug] ?? []].flat().join('|');
    return {
      name: en,
      english: new RegExp(`(?<!\\p{L})${en}(?:e?s)?(?!\\p{L})`, 'iu'),
      arabic: new RegExp(`(?<!\\p{L})${PREFIXES}(?:${arabic})`, 'u'),
    };
  });
  return pairs.flatMap(({ file, path, texts: { en, ar } }: Pair) => {
    if (en === undefined || ar === undefined || OTHER_PLACES.test(file)) return [];
    const texts = { en: readable(en), ar: plain(ar) };
    return [VEGAN, ...known]
      .filter(({ english, arabic }) => english.test(texts.en) && !arabic.test(texts.ar))
      .map(({ name }) => ({ file, path, finding: `${name} is in English alone` }));
  });
};
