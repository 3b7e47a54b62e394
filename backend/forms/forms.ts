import type { CountryCode } from '../../contract/countries.ts';
import { FORM_NAMES, type FormName, formId } from '../../contract/forms.ts';

/** The form of an id on a country's site, or null. */
export function findForm(country: CountryCode, id: string): FormName | null {
  return FORM_NAMES.find((name) => String(formId(country, name)) === id) ?? null;
}

/** Whether a word names a form. */
export function isFormName(value: string): value is FormName {
  return FORM_NAMES.some((name) => name === value);
}
