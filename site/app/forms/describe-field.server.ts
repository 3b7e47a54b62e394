import { FILE_KINDS } from '../../../contract/forms/file-kinds.ts';
import { PROBLEMS, type Problem } from '../../../contract/forms/find-problem.ts';
import type { FormField } from '../../../contract/forms/form-fields.ts';
import type { KeptForm } from '../../../contract/forms/submission.ts';
import { inLanguage, type LanguageCode } from '../../../contract/languages.ts';
import { m } from '../messages/generated/messages.js';
import type { GeneralProblem } from './form-answer.ts';
import type { FormThanksTexts, ShownField } from './form-view.ts';

const MEGABYTE = 1024 * 1024;

/** A field with its texts in a language, as part of a page's data: as code, the texts of all forms would load. */
export function describeField(field: FormField, language: LanguageCode, dialCode: string): ShownField {
  return {
    ...field,
    text: {
      label: inLanguage(field.label, language),
      hint: describeHint(field, language, dialCode),
      accept: field.type === 'file' ? acceptOf(field) : undefined,
      problems: Object.fromEntries(
        PROBLEMS.filter((problem) => mayHave(field, problem)).map((problem) => [
          problem,
          describeProblem(field, problem, language),
        ]),
      ),
    },
  };
}

/** The messages for problems of the whole form, for a send that waits, and for drafts. */
export function describeGeneral(language: LanguageCode): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({
      ...GENERAL,
      queued: m.form_queued,
      unreached: m.form_unreached,
      drafts: m.form_draft_keep,
    }).map(([name, message]) => [name, message({}, { locale: language })]),
  );
}

/** Returns the hint below a label: how to write a telephone number, which files are accepted. */
function describeHint(field: FormField, language: LanguageCode, dialCode: string): string | undefined {
  if (field.type === 'phone') return m.form_phone_hint({ code: `\u2066+${dialCode}\u2069` }, { locale: language });
  if (field.type !== 'file') return undefined;
  return m.form_file_hint({ kinds: listKinds(field, language), size: maxMegabytes(field) }, { locale: language });
}

/** Whether a field can have a problem; pages include only the messages they may show. */
function mayHave({ type }: FormField, problem: Problem): boolean {
  return problem === 'required' || problem.startsWith('file-') === (type === 'file');
}

function describeProblem(field: FormField, problem: Problem, language: LanguageCode): string {
  const locale = { locale: language };
  switch (problem) {
    case 'required':
      // A label may be a question; a colon follows it here.
      return m.form_problem_required({ field: inLanguage(field.label, language).replace(/[?؟]$/, '') }, locale);
    case 'consent':
      return m.form_problem_consent({}, locale);
    case 'email':
      return m.form_problem_email({}, locale);
    case 'phone':
      return m.form_problem_phone({}, locale);
    case 'number':
      return m.form_problem_number({ max: field.type === 'number' ? field.max : 0 }, locale);
    case 'choice':
      return m.form_problem_choice({}, locale);
    case 'too-short':
      return m.form_problem_too_short({ min: field.type === 'text' ? (field.minLength ?? 0) : 0 }, locale);
    case 'too-long':
      return m.form_problem_too_long({ max: 'maxLength' in field ? field.maxLength : 0 }, locale);
    case 'file-kind':
      return m.form_problem_file_kind({ kinds: listKinds(field, language) }, locale);
    case 'file-size':
      return m.form_problem_file_size({ size: maxMegabytes(field) }, locale);
    case 'file-unsafe':
      return m.form_problem_file_unsafe({}, locale);
    case 'file-locked':
      return m.form_problem_file_locked({}, locale);
    case 'file-gone':
      return m.form_problem_file_gone({}, locale);
  }
}

/** The types of files a field takes, as `accept` lists them. */
function acceptOf(field: FormField & { type: 'file' }): string {
  return field.accepts.flatMap((kind) => [FILE_KINDS[kind].extension, FILE_KINDS[kind].mimeType]).join(',');
}

function listKinds(field: FormField, language: LanguageCode): string {
  const kinds = field.type === 'file' ? field.accepts.map((kind) => kind.toUpperCase()) : [];
  return kinds.join(m.form_kinds_or({}, { locale: language }));
}

function maxMegabytes(field: FormField): number {
  return field.type === 'file' ? field.maxBytes / MEGABYTE : 0;
}

const THANKS = {
  'general-enquiry': m.form_thanks_general_enquiry,
  distribution: m.form_thanks_distribution,
  'join-us': m.form_thanks_join_us,
} satisfies Record<KeptForm, unknown>;

/** Describes the thanks after a send: who reads it, when they answer, and the reference number. */
export function describeThanks(form: KeptForm, reference: string, language: LanguageCode): FormThanksTexts {
  const locale = { locale: language };
  return {
    next: THANKS[form]({}, locale),
    reference: m.form_thanks_reference({ reference }, locale),
    keep: m.form_thanks_keep({}, locale),
    again: m.form_thanks_again({}, locale),
  };
}

const GENERAL = {
  unreadable: m.form_general_unreadable,
  foreign: m.form_general_foreign,
  'too-slow': m.form_general_too_slow,
  'too-large': m.form_general_too_large,
  'not-a-form': m.form_general_unreadable,
  robot: m.form_general_robot,
  'too-often': m.form_general_too_often,
  busy: m.form_general_busy,
  'not-checked': m.form_general_not_checked,
  'not-kept': m.form_general_not_kept,
} satisfies Record<GeneralProblem, unknown>;
