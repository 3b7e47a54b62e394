import { PREFIXES } from './find-terms.ts';
import { plain, readable, ruleOfPairs } from './texts.ts';

/** «عبوة» is a pack of any kind; bottle, jar and tin have their own words in Arabic too (docs/style.md, glossary). */
const PACK = {
  en: /\b(?:re)?(?:packs?|packed|packag\w+|sachets?|sizes?)\b/i,
  ar: new RegExp(`(?<!\\p{L})${PREFIXES}عبو(?:ة|تا|تي|ات)\\p{L}*`, 'u'),
};
const VESSELS = [
  { name: 'bottle', en: /\bbottles?\b/i, ar: /قارور|قوارير/, use: 'قارورة' },
  { name: 'jar', en: /\bjars?\b/i, ar: /علب|مرطبان/, use: 'علبة, or مرطبان of honey' },
  { name: 'tin', en: /\btins?\b/i, ar: /علب/, use: 'علبة' },
];

/** Finds bottles, jars and tins that Arabic calls a pack, unless it also has their own word and English has a pack. */
export const bottles = ruleOfPairs((en, ar) => {
  const [english, arabic] = [readable(en), plain(ar)];
  const [pack] = PACK.ar.exec(arabic) ?? [];
  if (pack === undefined) return [];
  return VESSELS.filter((one) => one.en.test(english) && !(one.ar.test(arabic) && PACK.en.test(english))).map(
    ({ name, use }) => `${pack} of a ${name} → ${use}`,
  );
});
