import { COUNTRY_CODES, type CountryCode } from '../../contract/countries.ts';

/** The forms every site has, in the order they were made. */
export const FORM_NAMES = ['newsletter', 'general-enquiry', 'distribution', 'join-us'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The numeric id of a form on a country's site: ids differ per site (NOTES §3). uae 5–8, ksa 12–15, kwt 19–22 … */
export function formId(country: CountryCode, name: FormName): number {
  return 5 + COUNTRY_CODES.indexOf(country) * 7 + FORM_NAMES.indexOf(name);
}

/** The form of an id on a country's site, or null. */
export function findForm(country: CountryCode, id: string): FormName | null {
  return FORM_NAMES.find((name) => String(formId(country, name)) === id) ?? null;
}

/** Whether a word names a form. */
export function isFormName(value: string): value is FormName {
  return FORM_NAMES.some((name) => name === value);
}
