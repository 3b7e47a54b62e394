import { lettersOf, readable, ruleOfTexts } from './texts.ts';

const END = '(?![\\p{L}\\p{M}\\p{N}])';
type Wrong = { pattern: RegExp; use: string };
const RANGE: Wrong = {
  pattern: /(?<![\d.,:/×-])\d+(?:\.\d+)? ?- ?\d+(?![\d-])/gu,
  use: '“6 to 7”, «بين 6 و7»',
};
const ENGLISH: readonly Wrong[] = [
  RANGE,
  { pattern: new RegExp(`\\d(?:ml|g|kg|km|cm|mm|KB|MB|°C)${END}`, 'gu'), use: 'a space before the unit' },
  {
    pattern: new RegExp(`\\d ?(?:mL|ML|Ml|mls|cc|gr|grs|gms?|Kg|KG|kgs|Km|KM|kms|lt|ltrs?)${END}`, 'gu'),
    use: 'ml, g, kg, km',
  },
  { pattern: new RegExp(`\\d ?(?:º ?C?|° C|°(?!C)|C|F|degrees? C(?:elsius)?)${END}`, 'gu'), use: '°C' },
  { pattern: /\d ?per ?cent\b|\d %/gu, use: '% after figures' },
  { pattern: /\p{L}{1,20} ?%/gu, use: 'per cent after a number in words' },
  { pattern: /٪/g, use: '%' },
];
const ARABIC: readonly Wrong[] = [
  RANGE,
  { pattern: new RegExp(`\\d(?:مل|غ|كغ|كم|كيلوبايت|ميغابايت)${END}`, 'gu'), use: 'a space before the unit' },
  {
    pattern: new RegExp(`\\d ?(?:جم|غم|جرام|كجم|كغم|ملل|ملي|كلم)${END}`, 'gu'),
    use: 'مل، غ، كغ، كم',
  },
  { pattern: /\d ?[°º]/gu, use: 'درجة مئوية' },
  { pattern: /%|\d ٪|\d (?:في المئة|بالمئة)/gu, use: '٪ after figures' },
  { pattern: /(?<!\p{L})(?:بالمئة|بالمائة|في المائة)(?!\p{L})/gu, use: 'في المئة' },
  { pattern: /[\u0621-\u064a»)] ?[,;?]|[,;?](?= ?[\u0621-\u064a«])/gu, use: '، ؛ ؟' },
];

/** Finds units, per cent and ranges not written as the style says, and English punctuation in Arabic. */
export const measures = ruleOfTexts(({ language, text }) => {
  const shown = language === 'ar' ? lettersOf(readable(text)) : readable(text);
  return (language === 'ar' ? ARABIC : ENGLISH).flatMap(({ pattern, use }) =>
    (shown.match(pattern) ?? []).map((found) => `${found} → ${use}`),
  );
});
