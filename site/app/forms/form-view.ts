import type { FormField } from '../../../contract/forms/form-fields.ts';
import type { KeptForm } from '../../../contract/forms/submission.ts';
import type { FormAnswer } from './form-answer.ts';

/** A choice that comes from the content, or a fixed one in the page's language. */
export type ShownChoice = { value: string; label: string };

/** A field with its texts in the page's language, the messages of its problems among them. */
export type ShownField = FormField & {
  text: { label: string; hint?: string; accept?: string; problems: Readonly<Record<string, string>> };
};

/** The thanks in the page's language: what happens next, the reference number, what it is for, and a link to a new form. */
export type FormThanksTexts = Readonly<Record<'next' | 'reference' | 'keep' | 'again', string>>;

/** The data a form's page shows. */
export type FormView = {
  form: KeptForm;
  /** Its fields: the table of all forms stays on the server. */
  fields: readonly ShownField[];
  /** The messages for problems of the whole form, for a send that is `queued` or `unreached`, and for `drafts`. */
  general: Readonly<Record<string, string>>;
  /** The lists that are content. */
  choices: Readonly<Record<'brands' | 'jobs', readonly ShownChoice[]>>;
  /** Values filled in before the visitor types: the product or the job that led here, the page's country. */
  known: Readonly<Record<string, string>>;
  /** After a send: what has to be put right, or the thanks. */
  answer: FormAnswer | null;
  sent: FormThanksTexts | null;
};
