import { lettersOf, readable, ruleOfTexts } from './texts.ts';

/** Four digits or more, but not a telephone number in groups, a standard (GSO 1943) or a number with a leading zero. */
const LONG = /(?<![\d.,:/×+-])(?<!\d )(?<!\p{Lu}{2} )[1-9]\d{3,}(?![\d/-]|[ ]\d)/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** Units: a year has none. */
const COUNTED = /^ ?(?:ml|g|kg|km|m|ppm|KB|MB|%|°C|مل|غ|كغ|كم|متر|درجة|جزء|٪)(?![\p{L}\p{M}])/u;
/** Words before a number that counts nothing: “Block 1203”, «مجمع 1203». */
const CODE =
  /(?:block|box|building|plot|unit|road|street|number|code|batch|no\.|مجمع|صندوق|ص\.ب\.?|مبنى|قطعة|وحدة|طريق|شارع|رقم|رمز|تشغيلة) $/i;
/** 1,25 and 12,5000; 18.000, 18’000, 18 000 with a non-breaking space, «18٬000», «18،000», «1٫5». */
const SEPARATED = /\d,(?:\d{1,2}|\d{4,})(?!\d)|\d\.000(?!\d)|\d['’\u00a0\u2009\u202f٬،]\d{3}(?!\d)|\d٫\d/gu;
/** “since 1,954”, «عام 1,954». */
const YEAR_IN_PARTS =
  /(?:since|until|the year|January|February|March|April|May|June|July|August|September|October|November|December|عام|سنة|منذ|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر) (?:1,9|2,0)\d\d(?![,\d])/gu;

/** Finds amounts of a thousand or more without a comma, other separators, and years with a comma. */
export const amounts = ruleOfTexts(({ language, text }) => {
  const shown = language === 'ar' ? lettersOf(readable(text)) : readable(text);
  const long = [...shown.matchAll(LONG)].flatMap(({ 0: found, index }) => {
    const [before, after] = [shown.slice(0, index), shown.slice(index + found.length)];
    const isYear = YEAR.test(found) && !COUNTED.test(after);
    return isYear || CODE.test(before.slice(-12)) ? [] : [`${found}: thousands have a comma`];
  });
  return [
    ...long,
    ...(shown.match(SEPARATED) ?? []).map((found) => `${found}: thousands have a comma, decimals a point`),
    ...(shown.match(YEAR_IN_PARTS) ?? []).map((found) => `${found}: a year has no comma`),
  ];
});
