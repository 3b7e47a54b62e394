import { toLatinDigits } from './digits.ts';

/** The first number of a telephone field in dialling form: `(+971) 4 000-0000 ext. 5` → `+97140000000`. */
export function cleanPhone(phone: string): string {
  const text = toLatinDigits(phone).replace(/\(0\)|[()]/g, '');
  const [number = ''] = /\+?\d[\d\s./‑–-]*/.exec(text) ?? [];
  return number.replace(/[^+\d]/g, '').replace(/^00/, '+');
}
