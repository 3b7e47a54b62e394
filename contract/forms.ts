/** The forms of the embedded content service, and the numbers its sites know them by. */
import { type CountryCode, countryCodes } from './countries.ts';

/** In the order they were made. */
export const FORM_NAMES = ['newsletter', 'general-enquiry', 'distribution', 'join-us'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The numeric id of a form on a country's site: they differ per site (contract notes 3). uae 5–8, ksa 12–15 … */
export function formId(country: CountryCode, name: FormName): number {
  return 5 + countryCodes.indexOf(country) * 7 + FORM_NAMES.indexOf(name);
}
