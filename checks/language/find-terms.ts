import { TERMS, type Term } from './glossary.ts';
import { readable, ruleOfTexts, withoutVowels } from './texts.ts';

/** What may stand before an Arabic word: «و», «ف», «ب», «ك», «ل», the article, and these together. */
export const PREFIXES = '[وف]?(?:[بكل]?ال|لل|[بكل])?';

const COMPILED = TERMS.map((term) => ({ ...term, pattern: compileTerm(term) }));

function compileTerm({ language, wrong }: Term): RegExp {
  const before = language === 'ar' ? PREFIXES : '';
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}(?:${wrong})(?![\\p{L}\\p{M}])`, language === 'ar' ? 'gu' : 'giu');
}

/** Finds words outside the glossary. */
export const glossary = ruleOfTexts(({ file, path, language, text }) => {
  const shown = withoutVowels(readable(text));
  return COMPILED.filter((term) => term.language === language && isMeant(term, `${file} ${path}`)).flatMap(
    ({ pattern, use }) => [...shown.matchAll(pattern)].map(([found]) => `${found} → ${use}`),
  );
});

function isMeant({ only, except }: Term, place: string): boolean {
  return (only?.test(place) ?? true) && !except?.test(place);
}
