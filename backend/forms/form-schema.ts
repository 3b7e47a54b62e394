import { FILE_KINDS, type FileKind } from '../../contract/forms/file-kinds.ts';
import type { FormName } from '../../contract/forms.ts';
import { defaultLanguage, inLanguage, resolveLanguage } from '../../contract/languages.ts';
import { type FieldRule, FORM_RULES } from './form-rules.ts';
import { RULE_MESSAGES } from './messages.ts';

/** The validation rules of a form, as the plugin publishes them. */
export function buildFormSchema(form: FormName) {
  const rules = Object.entries(FORM_RULES[form].rules).flatMap(([field, fieldRules]) =>
    fieldRules.map((rule) => ({
      ...describe(rule),
      field,
      error: inLanguage(RULE_MESSAGES[rule.rule], defaultLanguage),
    })),
  );
  return { version: 'Contact Form 7 SWV Schema 2022-10', locale: resolveLanguage(defaultLanguage).locale, rules };
}

function describe(rule: FieldRule) {
  return 'accept' in rule ? { ...rule, accept: rule.accept.flatMap(typesOfKind) } : rule;
}

/** A kind of file in the syntax of an input's `accept`. */
function typesOfKind(kind: FileKind): string[] {
  return [FILE_KINDS[kind].extension, FILE_KINDS[kind].mimeType];
}
