import { createHash } from 'node:crypto';
import { toLatinDigits } from './digits.ts';

/** Digits only: they are read out on the telephone in either language. */
const DIGITS = 11;

/**
 * Builds the reference number of a submission from its key: `4821-0937-5516`. The last digit is a check digit (Luhn),
 * so that a misheard one is noticed. The same key always gives the same number.
 */
export function buildReference(key: string): string {
  const hash = createHash('sha256').update(`reference ${key}`).digest();
  const digits = String(hash.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
  return `${digits}${checkDigit(digits)}`.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** Parses a reference number as people write it, with digits of either script; null when a digit is wrong. */
export function parseReference(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits) || checkDigit(digits.slice(0, -1)) !== digits.at(-1)) return null;
  return digits.replace(/(\d{4})(?=\d)/g, '$1-');
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
