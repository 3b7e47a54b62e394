import { isEmailAddress } from '../../contract/forms/email-address.ts';
import type { FileKind } from '../../contract/forms/file-kinds.ts';
import type { FieldRule, FormRules } from './form-rules.ts';

/** A file with the kind its name and bytes agree on, if any; only its beginning if it is too large. */
type PostedFile = { name: string; bytes: Uint8Array; kind: FileKind | null; isTooLarge: boolean };

/** A visitor's post: texts by field (several for a list of boxes), and files. */
export type PostedData = { texts: Record<string, string[]>; files: Record<string, PostedFile> };
export type InvalidField = { field: string; rule: FieldRule['rule'] };

/** A telephone number as the plugin checks it: without its extension and separators. */
const TELEPHONE = /^[+]?\d{5,15}$/;

/** The first broken rule of every invalid field of a submission. */
export function checkFields({ rules }: FormRules, posted: PostedData): InvalidField[] {
  return Object.entries(rules).flatMap(([field, fieldRules]) => {
    const broken = fieldRules.find((rule) => !isKept(rule, posted.texts[field] ?? [], posted.files[field]));
    if (broken === undefined) return [];
    // An empty email field gets the message of an invalid one (NOTES §3).
    const isEmail = fieldRules.some(({ rule }) => rule === 'email');
    return [{ field, rule: isEmail && broken.rule === 'required' ? ('email' as const) : broken.rule }];
  });
}

function isKept(rule: FieldRule, texts: readonly string[], file: PostedFile | undefined): boolean {
  const [text = ''] = texts;
  switch (rule.rule) {
    case 'required':
      return texts.some((one) => one.trim() !== '');
    case 'requiredfile':
      return file !== undefined;
    case 'email':
      return text === '' || isEmailAddress(text);
    case 'tel':
      return text === '' || TELEPHONE.test(text.replace(/[#*][\s\S]*/, '').replace(/[()/.\s-]+/g, ''));
    case 'minlength':
      return text === '' || [...text].length >= rule.threshold;
    case 'maxlength':
      return texts.every((one) => [...one].length <= rule.threshold);
    case 'maxfilesize':
      return file === undefined || !file.isTooLarge;
    case 'file':
      return file === undefined || (file.kind !== null && rule.accept.includes(file.kind));
  }
}
