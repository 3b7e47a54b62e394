import type { FieldRule, FormFields } from './form-fields.ts';

/** What a visitor sent: texts by field (several for a list of boxes), and files. */
export type PostedData = { texts: Record<string, string[]>; files: Record<string, File> };
export type InvalidField = { field: string; rule: FieldRule['rule'] };

/** The first broken rule of every wrong field of a submission. */
export function checkFields({ rules }: FormFields, posted: PostedData): InvalidField[] {
  return Object.entries(rules).flatMap(([field, fieldRules]) => {
    const broken = fieldRules.find((rule) => !isKept(rule, posted.texts[field] ?? [], posted.files[field]));
    if (broken === undefined) return [];
    // An empty email field is told what belongs there (NOTES §3).
    const isEmail = fieldRules.some(({ rule }) => rule === 'email');
    return [{ field, rule: isEmail && broken.rule === 'required' ? ('email' as const) : broken.rule }];
  });
}

function isKept(rule: FieldRule, texts: string[], file: File | undefined): boolean {
  const [text = ''] = texts;
  switch (rule.rule) {
    case 'required':
      return texts.some((one) => one.trim() !== '');
    case 'requiredfile':
      return file !== undefined && file.size > 0;
    case 'email':
      return text === '' || /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
    case 'tel':
      return text === '' || (/^[+]?[\d\s().-]*$/.test(text) && /\d/.test(text));
    case 'minlength':
      return text === '' || [...text].length >= rule.threshold;
    case 'maxlength':
      return texts.every((one) => [...one].length <= rule.threshold);
    case 'maxfilesize':
      return file === undefined || file.size <= rule.threshold;
    case 'file':
      return (
        file === undefined ||
        file.size === 0 ||
        rule.accept.some((kind) => kind.startsWith('.') && file.name.toLowerCase().endsWith(kind))
      );
  }
}
