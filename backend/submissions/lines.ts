import { FORM_FIELDS, type FormField } from '../../contract/forms/form-fields.ts';
import type { FormName } from '../../contract/forms.ts';
import { inLanguage, type LanguageCode } from '../../contract/languages.ts';
import type { Fields } from './sealed-record.ts';

/** A filled field: its name, its label, and its value as people read it. */
type Line = { name: string; label: string; value: string };

/** Lists the filled fields of a form, in the form's order and with a language's labels; the consent has its version. */
export function listLines(form: FormName, fields: Fields, language: LanguageCode): Line[] {
  return FORM_FIELDS[form]
    .filter(({ type }) => type !== 'consent')
    .flatMap((field) => {
      const value = fields[field.name] ?? '';
      const values = (typeof value === 'string' ? [value] : value).filter((one) => one !== '');
      if (values.length === 0) return [];
      const label = inLanguage(field.label, language);
      return [{ name: field.name, label, value: values.map((one) => nameChoice(field, one, language)).join(', ') }];
    });
}

/** A choice as its label; any other text unchanged. */
function nameChoice(field: FormField, value: string, language: LanguageCode): string {
  if (field.type !== 'choice' || typeof field.choices === 'string') return value;
  const choice = field.choices.find((one) => one.value === value);
  return choice === undefined ? value : inLanguage(choice.label, language);
}
