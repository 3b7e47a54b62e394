import { createHash } from 'node:crypto';
import { FILE_KINDS, type FileKind } from '../../../contract/forms/file-kinds.ts';
import { CONSENT_VERSION } from '../../../contract/forms/form-fields.ts';
import type { KeptForm, Submission } from '../../../contract/forms/submission.ts';
import type { Locale } from '../../app/locale/path.ts';
import type { Upload } from './uploads.ts';

const MAX_AGENT_LENGTH = 300;

export type FormRequest = {
  form: KeptForm;
  locale: Locale;
  /** The path of the form's page, and the slug of the product that led to it. */
  sourcePage: string;
  product: string | null;
};

/** Builds the submission that the outbox keeps of a form. */
export function buildSubmission(
  { form, locale, sourcePage, product }: FormRequest,
  data: Readonly<Record<string, string | string[]>>,
  kept: readonly Upload[],
  { userAgent, now }: { userAgent: string; now: number },
): Submission {
  const { consent: _, ...texts } = data;
  const fields = Object.fromEntries(Object.entries(texts).filter(([, value]) => value.length > 0));
  const content = { form, ...locale, fields, product, files: kept.map(({ field, hash }) => [field, hash]) };
  return {
    // The same content is the same submission, however often and however it is sent (decision 0141).
    id: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    form,
    ...locale,
    fields,
    files: kept.map(({ field, name, kind, size, path }) => ({
      field,
      name,
      kind,
      mimeType: FILE_KINDS[kind].mimeType,
      size,
      path,
    })),
    sourcePage,
    product,
    job: typeof fields.job === 'string' ? fields.job : null,
    consentVersion: CONSENT_VERSION,
    receivedAt: new Date(now).toISOString(),
    userAgent: userAgent.slice(0, MAX_AGENT_LENGTH),
  };
}

/** A file's name ends with its real type: `cv.pdf.exe` that is a PDF becomes `cv.pdf.exe.pdf`. */
export function nameAs(name: string, kind: FileKind): string {
  const { extension } = FILE_KINDS[kind];
  const safe = name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '');
  return safe.toLowerCase().endsWith(extension) ? safe : `${safe || 'file'}${extension}`;
}
