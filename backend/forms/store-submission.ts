import { randomUUID } from 'node:crypto';
import type { CountryCode } from '../../contract/countries.ts';
import { FILE_KINDS } from '../../contract/forms/file-kinds.ts';
import type { FormName } from '../../contract/forms.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { buildReference } from '../../contract/reference.ts';
import type { Seal } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import { type MailKind, mails, submissionFiles, submissions } from '../db/schema/submissions.ts';
import { sealFields, sealFile } from '../submissions/sealed-record.ts';
import { createSubscribers } from '../submissions/subscribers.ts';
import type { PostedData } from './check-fields.ts';

export type Submission = {
  country: CountryCode;
  form: FormName;
  language: LanguageCode;
  posted: PostedData;
  /** A repeated key marks a submission sent twice. */
  idempotencyKey: string | null;
  sourcePage: string;
  consentVersion: string;
  /** When the visitor sent it, and when it arrived. */
  receivedAt: Date;
  at: Date;
};

export type StoreOptions = {
  db: Database;
  seal: Seal;
  /** The mails to send for a submission in a country. */
  mailsOf: (country: CountryCode) => readonly MailKind[];
};

/** Stores a submission with its mails, unless its address or key was stored before. */
export async function storeSubmission({ db, seal, mailsOf }: StoreOptions, submission: Submission): Promise<void> {
  const { country, form, language, posted, idempotencyKey, sourcePage, consentVersion } = submission;
  const createdAt = submission.at.toISOString();
  if (form === 'newsletter') {
    const email = (posted.texts.email?.[0] ?? '').trim().toLowerCase();
    return createSubscribers({ db, seal }).add({ country, email, createdAt });
  }
  const reference = buildReference(idempotencyKey ?? randomUUID());
  const files = Object.entries(posted.files).flatMap(([field, { name, kind, bytes }]) =>
    kind === null ? [] : [{ id: randomUUID(), field, name, mimeType: FILE_KINDS[kind].mimeType, bytes }],
  );
  const fields = Object.fromEntries([
    ...Object.entries(posted.texts).map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
    ...files.map(({ field, name }) => [field, name]),
  ]);
  await db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(submissions)
      .values({
        ...{ country, form, language, reference, sourcePage, consentVersion, idempotencyKey, createdAt },
        ...sealFields(seal, reference, fields),
        receivedAt: submission.receivedAt.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: submissions.id });
    if (stored === undefined) return;
    if (files.length > 0)
      await transaction.insert(submissionFiles).values(
        files.map(({ id, field, mimeType, bytes }) => ({
          ...{ id, field, mimeType, submission: stored.id },
          bytes: sealFile(seal, id, bytes),
        })),
      );
    const kinds = mailsOf(country);
    if (kinds.length > 0)
      await transaction.insert(mails).values(kinds.map((kind) => ({ kind, submission: stored.id, dueAt: createdAt })));
  });
}
