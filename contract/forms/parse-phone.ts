import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A telephone number in international form: `050 000 0000`, AE → `+971500000000`; null for what is none. */
export function parsePhone(text: string, iso: string): string | null {
  const number = isSupportedCountry(iso) ? parsePhoneNumberFromString(text, iso) : undefined;
  return number?.isPossible() ? number.number : null;
}
