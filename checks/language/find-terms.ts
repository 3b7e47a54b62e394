import { ENGLISH_TERMS } from './english-terms.ts';
import { TERMS, type Term } from './glossary.ts';
import { MEDICAL_CLAIMS } from './medical-claims.ts';
import { type Rule, readable, ruleOfTexts, withoutVowels } from './texts.ts';

/** Prefixes of an Arabic word: «و», «ف», «ب», «ك», «ل», the article, and these together. */
export const PREFIXES = '[وف]?(?:[بكل]?ال|لل|[بكل])?';

function compileTerm({ language, wrong }: Term): RegExp {
  const before = language === 'ar' ? PREFIXES : '';
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}(?:${wrong})(?![\\p{L}\\p{M}])`, language === 'ar' ? 'gu' : 'giu');
}

/** Finds words outside the glossary. */
export const glossary = ruleOfTerms([...TERMS, ...ENGLISH_TERMS]);

/** Finds claims that present a cosmetic or a food as a medicine. */
export const medicalClaims = ruleOfTerms(MEDICAL_CLAIMS);

function ruleOfTerms(terms: readonly Term[]): Rule {
  const compiled = terms.map((term) => ({ ...term, pattern: compileTerm(term) }));
  return ruleOfTexts(({ file, path, language, text }) => {
    const shown = withoutVowels(readable(text));
    return compiled
      .filter((term) => term.language === language && isMeant(term, `${file} ${path}`))
      .flatMap(({ pattern, use }) => [...shown.matchAll(pattern)].map(([found]) => `${found} → ${use}`));
  });
}

function isMeant({ only, except }: Term, place: string): boolean {
  return (only?.test(place) ?? true) && !except?.test(place);
}
