import { amounts } from './find-amounts.ts';
import { bottles } from './find-bottles.ts';
import { claims } from './find-claims.ts';
import { colons, dashes } from './find-colons.ts';
import { dates } from './find-dates.ts';
import { doses } from './find-doses.ts';
import { figures, names, structure } from './find-facts.ts';
import { headingEnds, sentenceCase } from './find-headings.ts';
import { cardLines, descriptions, jobs, titleLengths, titles } from './find-heads.ts';
import { links } from './find-links.ts';
import { measures } from './find-measures.ts';
import { plants } from './find-plants.ts';
import { properNames } from './find-proper-names.ts';
import { readers } from './find-readers.ts';
import { digits, latin, quotes } from './find-scripts.ts';
import { endings, hamza, oneHamza, oneSpelling, shaddas, spelling, vowels } from './find-spellings.ts';
import { steps } from './find-steps.ts';
import { glossary, medicalClaims } from './find-terms.ts';
import { units } from './find-units.ts';
import type { Rule } from './texts.ts';

/** The rules of `docs/style.md` for every text. */
export const RULES: Readonly<Record<string, Rule>> = {
  hamza,
  digits,
  glossary,
  medicalClaims,
  spelling,
  oneSpelling,
  oneHamza,
  endings,
  vowels,
  latin,
  quotes,
  steps,
  readers,
  colons,
  dashes,
  descriptions,
  titleLengths,
  cardLines,
  titles,
  structure,
  figures,
  units,
  names,
  properNames,
  plants,
  links,
  claims,
  doses,
  jobs,
  bottles,
  dates,
  amounts,
  sentenceCase,
  headingEnds,
  measures,
  shaddas,
};
