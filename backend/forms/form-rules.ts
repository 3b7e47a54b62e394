import type { FileKind } from '../../contract/forms/file-kinds.ts';
import { FORM_FIELDS, type FormField } from '../../contract/forms/form-fields.ts';
import { FORM_NAMES, type FormName } from '../../contract/forms.ts';

/** The forms plugin's checks of a field; the rule names are the plugin's. */
export type FieldRule =
  | { rule: 'required' | 'email' | 'tel' | 'requiredfile' }
  | { rule: 'minlength' | 'maxlength' | 'maxfilesize'; threshold: number }
  | { rule: 'file'; accept: readonly FileKind[] };

export type FormRules = {
  rules: Record<string, FieldRule[]>;
  /** The box that must be ticked; if it is not, the form answers `acceptance_missing`. */
  acceptance?: string;
};

/** The plugin treats choices and ticked boxes as single-line text. */
const LINE_LENGTH = 200;

/** The rules of every form, from its fields (decision 0140). Fields a form does not know are dropped. */
export const FORM_RULES = Object.fromEntries(FORM_NAMES.map((form) => [form, buildRules(form)])) as Record<
  FormName,
  FormRules
>;

function buildRules(form: FormName): FormRules {
  const fields = FORM_FIELDS[form];
  const acceptance = fields.find(({ type }) => type === 'consent')?.name;
  return {
    rules: Object.fromEntries(fields.map((field) => [field.name, listRules(field)])),
    ...(acceptance !== undefined && { acceptance }),
  };
}

function listRules(field: FormField): FieldRule[] {
  const required: FieldRule[] = field.isRequired ? [{ rule: 'required' }] : [];
  const longest = (threshold: number): FieldRule => ({ rule: 'maxlength', threshold });
  switch (field.type) {
    case 'email':
      return [...required, { rule: 'email' }, longest(field.maxLength)];
    case 'phone':
      return [...required, { rule: 'tel' }, longest(field.maxLength)];
    case 'text':
      return [
        ...required,
        ...(field.minLength ? [{ rule: 'minlength' as const, threshold: field.minLength }] : []),
        longest(field.maxLength),
      ];
    case 'file':
      return [
        ...(field.isRequired ? [{ rule: 'requiredfile' as const }] : []),
        { rule: 'file', accept: field.accepts },
        { rule: 'maxfilesize', threshold: field.maxBytes },
      ];
    case 'consent':
      return [longest(LINE_LENGTH)];
    default:
      return [...required, longest(LINE_LENGTH)];
  }
}

/** Returns whether a form takes a text or a file under a name; null when it has no field of that name. */
export function typeOfField({ rules }: FormRules, name: string): 'text' | 'file' | null {
  // Names come from strangers: `constructor` is not a field.
  const fieldRules = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (fieldRules === undefined) return null;
  return fieldRules.some(({ rule }) => rule === 'file') ? 'file' : 'text';
}
