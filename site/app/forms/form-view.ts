import type { KeptForm } from '../../../contract/forms/submission.ts';
import type { FormAnswer } from './form-answer.ts';

/** A choice that comes from the content, or a fixed one in the page's language. */
export type ShownChoice = { value: string; label: string };

/** What the page of a form shows. */
export type FormView = {
  form: KeptForm;
  /** The lists that are content. */
  choices: Readonly<Record<'brands' | 'jobs', readonly ShownChoice[]>>;
  /** What is known before anything is typed: the product or the job that led here, the page's country. */
  known: Readonly<Record<string, string>>;
  /** After a send: what has to be put right, or the reference number. */
  answer: FormAnswer | null;
  reference: string | null;
};
