/** The forms of the embedded content service, and their numeric ids. */
import { type CountryCode, countryCodes } from './countries.ts';

/** In the order of their ids. */
export const FORM_NAMES = ['newsletter', 'general-enquiry', 'distribution', 'join-us'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The numeric id of a form, which differs per site (contract notes 3): uae 5–8, ksa 12–15 … */
export function formId(country: CountryCode, name: FormName): number {
  return 5 + countryCodes.indexOf(country) * 7 + FORM_NAMES.indexOf(name);
}
