import { writtenLanguages } from '../../contract/languages.ts';
import { ruleOfPairs, withoutVowels } from './texts.ts';

/** A grain of rice under three years, a pea from three (docs/style.md). */
const DOSE = {
  en: [/\bgrain of rice\b/i, /\bpea\b/i, /\bthree\b|\bthird\b/i],
  ar: [/حبّة أرز/, /حبّة بازلاء/, /ثلاث|الثالثة/],
};
/** Texts about toothpaste, for children or not. */
const ORAL =
  /content\/(?:ranges\/(?:arak|basma|qirmiz)|product-types\.yaml categories\[oral-care\]|specifications|posts\/health-hub\.yaml posts\[brushing)/;
const CHILDREN = /\bkids-|-kids\b|brushing-with/;
const NAMED = { en: /\bchild|\bgrown-up|\bthree years/i, ar: /أطفال|صغار|شخص كبير|الثالثة/ };

/** Finds doses for children that are incomplete or differ. */
export const doses = ruleOfPairs((en, ar, { file, path }) => {
  if (!ORAL.test(`${file} ${path}`)) return [];
  const texts = { en, ar: withoutVowels(ar) };
  return writtenLanguages.flatMap((language) => {
    const mentioned = DOSE[language].map((part) => part.test(texts[language]));
    const [rice, pea] = mentioned;
    const isForChildren = rice || (pea && (CHILDREN.test(path) || NAMED[language].test(texts[language])));
    return isForChildren && mentioned.includes(false)
      ? [`${language}: a grain of rice under three years, a pea from three`]
      : [];
  });
});
