import { toLatinDigits } from './digits.ts';

/** A parsed size: millilitres or grams if measured, else a number of pieces. */
type Amount = { isMeasured: boolean; value: number };

/** Units in English and Arabic, in millilitres or grams. */
const UNITS: readonly [RegExp, number][] = [
  [/^(?:mg|milligrams?|ملغ|مغ|مجم|ملغم|مليغرام|مليجرام)$/, 0.001],
  [/^(?:ml|millilit(?:re|er)s?|مل|ملل|مليلتر|ملليلتر)$/, 1],
  [/^(?:g|gr|grams?|غ|غم|غرام|جم|جرام|غرامات|جرامات)$/, 1],
  [/^(?:cl|centilit(?:re|er)s?|سل)$/, 10],
  [/^(?:l|lit(?:re|er)s?|ل|لتر|ليتر|لترا|لترات|لتران)$/, 1000],
  [/^(?:kg|kilos?|kilograms?|كغ|كغم|كجم|كيلو|كيلوغرام|كيلوجرام)$/, 1000],
];

/** Compares two sizes by amount, for `sort`: pieces before measures, unparsable ones last. */
export function compareAmounts(one: string, other: string): number {
  const [a, b] = [parseAmount(one), parseAmount(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Number(a.isMeasured) - Number(b.isMeasured) || a.value - b.value;
}

/** Parses `200 ml` → 200, `2 × 20 g` → 40, `1 litre` and `لتر واحد` → 1000; `3 sticks`, `3 أعواد` → three pieces. */
export function parseAmount(size: string): Amount | null {
  const text = readNumbers(size.toLowerCase());
  const [, times = '1', number, unit = ''] =
    /(?:(\d+(?:\.\d+)?)\s*[×x*]\s*)?(\d+(?:\.\d+)?)\s*(\p{L}*)/u.exec(text) ?? [];
  if (number !== undefined) return measure(Number(times) * Number(number), [unit]);
  // Arabic has words for one and two: `عود واحد`, `عودان`.
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => /^واحدة?$/.test(word))) return measure(1, words);
  return words.some((word) => /^\p{L}{3,}(?:ان|ين)$/u.test(word)) ? measure(2, words) : null;
}

function measure(value: number, words: readonly string[]): Amount {
  const [, factor] = UNITS.find(([pattern]) => words.some((word) => pattern.test(word))) ?? [];
  return { isMeasured: factor !== undefined, value: value * (factor ?? 1) };
}

/** Normalises numbers and drops diacritics: `٤٫٥` → `4.5`, `4,5` → `4.5`, `1,000` → `1000`. */
function readNumbers(text: string): string {
  return toLatinDigits(text)
    .replace(/\p{M}/gu, '')
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[,٫](?=\d)/g, '$1.');
}
