import type { CountryCode } from '../../contract/countries.ts';
import type { FormName } from '../../contract/forms.ts';
import type { Database } from '../db/database.ts';
import { submissionFiles, submissions, subscribers } from '../db/schema/submissions.ts';
import type { PostedData } from './check-fields.ts';
import { FILE_KINDS } from './file-kind.ts';

export type Submission = {
  country: CountryCode;
  form: FormName;
  posted: PostedData;
  /** A repeated key is a submission sent twice. */
  idempotencyKey: string | null;
  at: Date;
};

/** Stores a submission, unless its address or key was stored before. */
export async function storeSubmission(db: Database, submission: Submission): Promise<void> {
  const { country, form, posted, idempotencyKey } = submission;
  const createdAt = submission.at.toISOString();
  if (form === 'newsletter') {
    const email = (posted.texts.email?.[0] ?? '').trim().toLowerCase();
    await db.insert(subscribers).values({ country, email, createdAt }).onConflictDoNothing();
    return;
  }
  const fields = Object.fromEntries(
    Object.entries(posted.texts).map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
  const files = Object.entries(posted.files).flatMap(([field, { name, kind, bytes }]) =>
    kind === null ? [] : [{ field, name, mimeType: FILE_KINDS[kind].mimeType, bytes }],
  );
  await db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(submissions)
      .values({ country, form, fields, idempotencyKey, createdAt })
      .onConflictDoNothing()
      .returning({ id: submissions.id });
    if (stored !== undefined && files.length > 0)
      await transaction.insert(submissionFiles).values(files.map((file) => ({ ...file, submission: stored.id })));
  });
}
