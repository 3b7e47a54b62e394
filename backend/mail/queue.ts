/** The mails in the database. A leased mail becomes available when its lease ends, so a killed process loses none. */
import { and, count, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type MailKind, mails, submissionFiles, submissions } from '../db/schema/submissions.ts';

export type TakenMail = { submission: number; kind: MailKind; attempts: number };

const LEASE_MS = 5 * 60 * 1000;
/** No mail waits longer (mailer.ts): if one is due later, a clock was ahead when it was put off, and it is due now. */
export const MAX_WAIT_MS = 60 * 60 * 1000;

export function createMailQueue({ db, clock }: { db: Database; clock: () => Date }) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const isMail = ({ submission, kind }: TakenMail) => and(eq(mails.submission, submission), eq(mails.kind, kind));

  /** Leases the mail that has been due longest; null if none is due. */
  async function take(): Promise<TakenMail | null> {
    const due = db
      .select({ submission: mails.submission, kind: mails.kind })
      .from(mails)
      .where(and(eq(mails.state, 'queued'), or(lte(mails.dueAt, inMs(0)), gt(mails.dueAt, inMs(MAX_WAIT_MS)))))
      .orderBy(mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
      .as('due');
    return db.transaction(async (transaction) => {
      const [found] = await transaction.select().from(due);
      if (found === undefined) return null;
      const [taken] = await transaction
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, dueAt: inMs(LEASE_MS) })
        .where(isMail({ ...found, attempts: 0 }))
        .returning();
      return taken ?? null;
    });
  }

  /** Reads the record a mail is built from; null if it was erased. */
  async function readRecord(submission: number) {
    const [row] = await db.select().from(submissions).where(eq(submissions.id, submission));
    if (row === undefined) return null;
    const { id, field, linkKey } = submissionFiles;
    const files = await db
      .select({ id, field, linkKey })
      .from(submissionFiles)
      .where(eq(submissionFiles.submission, submission));
    return { row, files };
  }

  async function finish(mail: TakenMail): Promise<void> {
    await db.update(mails).set({ state: 'sent', outcome: '' }).where(isMail(mail));
  }

  async function putOff(mail: TakenMail, delayMs: number, outcome: string): Promise<void> {
    await db
      .update(mails)
      .set({ dueAt: inMs(delayMs), outcome })
      .where(isMail(mail));
  }

  async function markDead(mail: TakenMail, outcome: string): Promise<void> {
    await db.update(mails).set({ state: 'dead', outcome }).where(isMail(mail));
  }

  return { take, readRecord, finish, putOff, markDead };
}

/** Unsent mails: pending and dead. */
export type MailCounts = { queued: number; dead: number };

/** Counts what the queue holds. */
export async function countMails(db: Database): Promise<MailCounts> {
  const rows = await db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(ne(mails.state, 'sent'))
    .groupBy(mails.state);
  const of = (state: keyof MailCounts) => rows.find((row) => row.state === state)?.count ?? 0;
  return { queued: of('queued'), dead: of('dead') };
}
