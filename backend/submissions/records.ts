/** Reads submissions, unsealed, and erases them. */
import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import { toAsciiAddress } from '../../contract/forms/email-address.ts';
import type { KeptDays } from '../../contract/forms/kept-days.ts';
import { KEPT_FORMS } from '../../contract/forms/submission.ts';
import type { FormName } from '../../contract/forms.ts';
import type { Seal } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import { mails, type SubmissionRow, submissionFiles, submissions } from '../db/schema/submissions.ts';
import { type Fields, openFields } from './sealed-record.ts';
import { createSubscribers } from './subscribers.ts';

export type SubmissionRecord = Omit<SubmissionRow, 'fields' | 'sealed'> & { fields: Fields };
type RecordFilter = { form?: FormName | undefined; country?: CountryCode | undefined; since?: Date | undefined };

/** The most rows in memory at once, apart from what is made of them. */
const BATCH = 500;

export function createRecords({ db, seal }: { db: Database; seal: Seal }) {
  /** Lists what was sent since a time, oldest first. */
  async function list({ form, country, since }: RecordFilter): Promise<SubmissionRecord[]> {
    const conditions: SQL[] = [];
    if (form !== undefined) conditions.push(eq(submissions.form, form));
    if (country !== undefined) conditions.push(eq(submissions.country, country));
    if (since !== undefined) conditions.push(gte(submissions.receivedAt, since.toISOString()));
    const found = await db
      .select()
      .from(submissions)
      .where(and(...conditions))
      .orderBy(asc(submissions.receivedAt), asc(submissions.id));
    return found.map(open);
  }

  function open({ sealed, ...row }: SubmissionRow): SubmissionRecord {
    return { ...row, fields: openFields(seal, { ...row, sealed }) };
  }

  /** Finds the submission with a reference number, with the state of its mails, and its files without their bytes. */
  async function find(reference: string) {
    const rows = await db.select().from(submissions).where(eq(submissions.reference, reference));
    return Promise.all(
      rows.map(async (row) => {
        const { id, field, mimeType, linkKey } = submissionFiles;
        const files = await db
          .select({ id, field, mimeType, linkKey })
          .from(submissionFiles)
          .where(eq(submissionFiles.submission, row.id));
        const { kind, state, attempts, outcome } = mails;
        const sent = await db
          .select({ kind, state, attempts, outcome })
          .from(mails)
          .where(eq(mails.submission, row.id));
        return { record: open(row), files, mails: sent };
      }),
    );
  }

  /** Reads a file's row with its bytes. */
  async function readFile(id: string) {
    const [found] = await db.select().from(submissionFiles).where(eq(submissionFiles.id, id));
    return found;
  }

  /** Erases what was sent with an address, with files and mails; returns how many. Opens sealed records. */
  async function eraseEmail(email: string): Promise<number> {
    const wanted = toAsciiAddress(email.trim()).toLowerCase();
    const ids: number[] = [];
    let last = 0;
    for (;;) {
      const batch = await db
        .select()
        .from(submissions)
        .where(gte(submissions.id, last + 1))
        .orderBy(submissions.id)
        .limit(BATCH);
      for (const row of batch) {
        last = row.id;
        if (
          String(open(row).fields.email ?? '')
            .trim()
            .toLowerCase() === wanted
        )
          ids.push(row.id);
      }
      if (batch.length < BATCH) break;
    }
    if (ids.length > 0) await db.delete(submissions).where(inArray(submissions.id, ids));
    return ids.length + (await createSubscribers({ db, seal }).erase(wanted));
  }

  /**
   * Erases submissions kept for longer than their form's retention period, or only counts them. The period counts from
   * when they came here, since a site's clock may be wrong; now is the earlier of two clocks, this service's and the
   * database's.
   */
  async function eraseOld(days: KeptDays, now: Date, isDryRun: boolean): Promise<number> {
    const { id, form, createdAt } = submissions;
    const earlier = sql`least(${now.toISOString()}::timestamptz, now())`;
    const olderThan = (count: number) => lt(createdAt, sql`${earlier} - ${count * 24} * interval '1 hour'`);
    const isOld = or(
      ...KEPT_FORMS.flatMap((one) => (days[one] === 0 ? [] : [and(eq(form, one), olderThan(days[one]))])),
    );
    if (isOld === undefined) return 0;
    const old = isDryRun
      ? await db.select({ id }).from(submissions).where(isOld)
      : await db.delete(submissions).where(isOld).returning({ id });
    return old.length;
  }

  return { list, find, readFile, eraseEmail, eraseOld };
}

export type Records = ReturnType<typeof createRecords>;
