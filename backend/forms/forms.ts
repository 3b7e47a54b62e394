import type { CountryCode } from '../../contract/countries.ts';
import { type FormName, formId, formNames } from '../../contract/forms.ts';

/** The form of an id on a country's site, or null. */
export function findForm(country: CountryCode, id: string): FormName | null {
  return formNames.find((name) => String(formId(country, name)) === id) ?? null;
}

/** Whether a word names a form. */
export function isFormName(value: string): value is FormName {
  return formNames.some((name) => name === value);
}
