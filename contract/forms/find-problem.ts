import { toLatinDigits } from '../digits.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { isEmailAddress, toAsciiAddress } from './email-address.ts';
import type { FormField } from './form-fields.ts';

/** The problems a field can have; each has its message in every language. */
export const PROBLEMS = [
  'required',
  'consent',
  'email',
  'phone',
  'number',
  'choice',
  'too-short',
  'too-long',
  'file-kind',
  'file-size',
  'file-unsafe',
  'file-locked',
  'file-gone',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Seven digits, however they are written: `parsePhone` checks the rest, and never accepts fewer. */
const PHONE = /(\d\D*){7}/;

/** A typed value as it is checked and kept: digits of any script become Latin where only digits are expected. */
export function cleanValue(field: FormField, typed: string): string {
  switch (field.type) {
    case 'text':
      return cleanText(typed);
    case 'email':
      return toAsciiAddress(toLatinDigits(cleanLine(typed)));
    case 'phone':
    case 'number':
      return toLatinDigits(cleanLine(typed));
    default:
      return cleanLine(typed);
  }
}

/** Returns the problem of a cleaned value, or null. The server checks files and the country of a telephone number. */
export function findProblem(field: FormField, value: string): Problem | null {
  if (value === '') {
    if (!field.isRequired) return null;
    return field.type === 'consent' ? 'consent' : 'required';
  }
  if ('maxLength' in field && [...value].length > field.maxLength) return 'too-long';
  switch (field.type) {
    case 'text':
      return [...value].length < (field.minLength ?? 0) ? 'too-short' : null;
    case 'email':
      return isEmailAddress(value) ? null : 'email';
    case 'phone':
      return PHONE.test(value) ? null : 'phone';
    case 'number':
      return /^\d{1,4}$/.test(value) && Number(value) <= field.max ? null : 'number';
    case 'choice':
      if (field.choices === 'jobs') return value.length > MAX_SLUG_LENGTH ? 'choice' : null;
      return field.choices.some((choice) => choice.value === value) ? null : 'choice';
    case 'choices':
      return value.length > MAX_SLUG_LENGTH ? 'choice' : null;
    default:
      return null;
  }
}

/** Slugs from the content are checked no further: a job may close while somebody applies for it. */
const MAX_SLUG_LENGTH = 200;
