import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

const FORMAT_MARKS = /\p{Cf}/gu;
/** Words before an extension in Arabic. */
const EXTENSION = /(?:تحويلة|تحويله|داخلي)[\s.:]*/;
/** Counted without the country code, or with it in a number that starts with `+`: islands have short numbers. */
const MIN_DIGITS = 7;

/**
 * Parses a telephone number to international form: `(050) 000 0000`, AE → `+971500000000`; an extension is added as
 * `#12`, which the forms plugin accepts too. Null for anything else.
 */
export function parsePhone(text: string, iso: string): string | null {
  const written = text.replace(FORMAT_MARKS, '').replace(EXTENSION, ' ext. ');
  const number = isSupportedCountry(iso) ? parsePhoneNumberFromString(written, iso) : undefined;
  if (!number?.isPossible()) return null;
  const digits = written.startsWith('+') ? number.number.replace('+', '') : number.nationalNumber;
  if (digits.length < MIN_DIGITS) return null;
  return number.ext ? `${number.number} #${number.ext}` : number.number;
}
