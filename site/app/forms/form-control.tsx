import type { FormField } from '../../../contract/forms/form-fields.ts';
import { inLanguage } from '../../../contract/languages.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { type ControlAttributes, FIELD_CLASS } from '../ui/field.tsx';
import type { FormView, ShownChoice } from './form-view.ts';

/** The control of a field that is typed or chosen. */
export function FormControl({ field, view, frame }: { field: FormField; view: FormView; frame: ControlAttributes }) {
  const t = useText();
  const { language } = useLocale();
  const value = view.answer?.values[field.name]?.[0] ?? view.known[field.name] ?? '';
  const shared = { ...frame, name: field.name, defaultValue: value, required: field.isRequired === true };
  switch (field.type) {
    case 'text':
      return (
        <textarea
          {...shared}
          rows={field.isRequired ? 7 : 4}
          minLength={field.minLength}
          maxLength={field.maxLength}
          dir="auto"
          className={`${FIELD_CLASS} h-auto! resize-y py-4 leading-normal`}
        />
      );
    case 'choice': {
      const choices: readonly ShownChoice[] =
        field.choices === 'jobs'
          ? view.choices.jobs
          : field.choices.map((one) => ({ value: one.value, label: inLanguage(one.label, language) }));
      return (
        <select {...shared} autoComplete={field.autoComplete} className={`select ${FIELD_CLASS} pe-10`}>
          <option value="">{t(field.isRequired ? m.form_choose : m.form_choose_none)}</option>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      );
    }
    case 'email':
    case 'phone': {
      const type = field.type === 'email' ? 'email' : 'tel';
      return (
        <input
          {...shared}
          type={type}
          inputMode={type}
          dir="ltr"
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
          spellCheck={false}
          className={`${FIELD_CLASS} rtl:text-end`}
        />
      );
    }
    case 'number':
      // Of type text: number inputs reject digits of the Arabic script.
      return (
        <input
          {...shared}
          type="text"
          inputMode="numeric"
          maxLength={4}
          autoComplete={field.autoComplete}
          className={`${FIELD_CLASS} max-w-40`}
        />
      );
    case 'line':
      return (
        <input
          {...shared}
          type="text"
          maxLength={field.maxLength}
          dir="auto"
          autoComplete={field.autoComplete}
          className={FIELD_CLASS}
        />
      );
    default:
      return null;
  }
}
