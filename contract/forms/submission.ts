import type { CountryCode } from '../countries.ts';
import type { LanguageCode } from '../languages.ts';
import type { FileKind } from './file-kinds.ts';

/** The forms that are kept in an outbox; the newsletter is sent at once (rulings 5). */
export const KEPT_FORMS = ['general-enquiry', 'distribution', 'join-us'] as const;
export type KeptForm = (typeof KEPT_FORMS)[number];

/** A checked file, on the site's disk until the outbox has it. */
export type SubmittedFile = {
  /** The field's name. */
  field: string;
  /** The visitor's name for it, cleaned: for reading, never a path. */
  name: string;
  kind: FileKind;
  mimeType: string;
  size: number;
  /** The path of its bytes, which are removed once `accept` has settled: an outbox copies them. */
  path: string;
};

/** A form as a visitor sent it, checked and cleaned. */
export type Submission = {
  /** The idempotency key: a repeated submission has the same. */
  id: string;
  form: KeptForm;
  country: CountryCode;
  language: LanguageCode;
  /** Cleaned values of the fields that were filled; several for `ranges`. Files and consent are apart. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  files: readonly SubmittedFile[];
  /** The path of the form's page, without a query. */
  sourcePage: string;
  /** The slug of the product, or the id of the job, whose page led to the form. */
  product: string | null;
  job: string | null;
  consentVersion: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The visitor's browser. The content service treats a submission without one as spam (contract notes 3). */
  userAgent: string;
};

/** Stores submissions for the site's server. The type is in the contract, so that neither side depends on the other. */
export type Outbox = {
  /** Resolves once it is safe on disk or in a database; a known id is kept once, and has the same reference. */
  accept: (submission: Submission) => Promise<{ reference: string }>;
};
