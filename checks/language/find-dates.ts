import { lettersOf, readable, ruleOfTexts } from './texts.ts';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const SHORT = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const ARABIC_MONTH = '(?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)';
const BEFORE = '(?<![\\p{L}\\d])';
const AFTER = '(?![\\p{L}\\d])';

/** In either language: 16/11/2026, 16.11.26, 2026-11-16. */
const IN_DIGITS = /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./-])\d{1,2}\2\d{1,2})(?![\d/-])/g;

/** “November 16”, “16th of November” (a city is named so), “16 November, 2026”, “06 November”, “16 Nov”. */
const IN_ENGLISH = new RegExp(
  [
    `${BEFORE}${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?${AFTER}`,
    `${BEFORE}(?:\\d{1,2}(?:st|nd|rd|th)(?: of)?|\\d{1,2} of) ${MONTH}${AFTER}(?! City)`,
    `${BEFORE}\\d{1,2} ${MONTH}(?:,| of) \\d{4}${AFTER}`,
    `${BEFORE}0\\d ${MONTH}${AFTER}`,
    `${BEFORE}\\d{1,2} ${SHORT}${AFTER}|${BEFORE}${SHORT}\\.? \\d{4}${AFTER}`,
  ].join('|'),
  'gu',
);
/** «نوفمبر 16», «16 من نوفمبر», «16 نوفمبر، 2026», «06 نوفمبر», and months by other names. */
const IN_ARABIC = new RegExp(
  [
    `${BEFORE}${ARABIC_MONTH} \\d{1,2}${AFTER}`,
    `(?<!\\d)\\d{1,2} (?:من|في) (?:شهر )?${ARABIC_MONTH}${AFTER}`,
    `(?<!\\d)\\d{1,2} ${ARABIC_MONTH}(?:،| من| عام| لعام| سنة| من عام| من سنة) \\d{4}${AFTER}`,
    `(?<!\\d)0\\d ${ARABIC_MONTH}${AFTER}`,
    `${BEFORE}[وبل]?(?:كانون|تشرين) (?:الأول|الثاني)${AFTER}`,
    `${BEFORE}[وبل]?(?:شباط|آذار|نيسان|أيار|حزيران|تموز|أيلول|[إا]بريل|يونيه|يوليه|[أا]وغسطس)${AFTER}`,
    `\\d آب${AFTER}`,
  ].join('|'),
  'gu',
);

/** Finds dates in another order than “16 November 2026”, «16 نوفمبر 2026», or with other words. */
export const dates = ruleOfTexts(({ language, text }) => {
  const shown = language === 'ar' ? lettersOf(readable(text)) : readable(text);
  const found = [IN_DIGITS, language === 'ar' ? IN_ARABIC : IN_ENGLISH].flatMap(
    (pattern) => shown.match(pattern) ?? [],
  );
  const right = language === 'ar' ? '«16 نوفمبر 2026»' : '“16 November 2026”';
  return found.map((one) => `${one}: a date is written ${right}`);
});
