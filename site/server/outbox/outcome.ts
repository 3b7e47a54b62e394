/** The outcome of an answer of the content service's form endpoint, for a waiting submission (contract notes 3). */
import { z } from 'zod';
import { parseJson } from '../../../contract/parse-json.ts';
import { parseRetryAfter } from '../../../contract/retry-after.ts';

/** `later` for faults that may pass or be fixed at the service, `never` for those of this submission itself. */
export type Outcome =
  | { kind: 'stored' }
  | { kind: 'later'; reason: string; afterMs?: number }
  | { kind: 'never'; reason: string };

/** The outcome of each status of the plugin. */
const STATUSES: Readonly<Record<string, Outcome['kind']>> = {
  mail_sent: 'stored',
  // Only the mail failed, or another plugin stopped this one.
  mail_failed: 'later',
  aborted: 'later',
  init: 'later',
  // The form is not public: the service's settings can be fixed.
  error: 'later',
  // A retry would fail in the same way. A person decides.
  validation_failed: 'never',
  acceptance_missing: 'never',
  spam: 'never',
};
/** Refusals of the post itself; others, like 404 and 401, end when the service or its address is fixed. */
const REFUSALS: readonly number[] = [400, 413, 415, 422];

const answered = z.object({
  status: z.string(),
  invalid_fields: z.array(z.object({ field: z.string() })).default([]),
});

/** Reads the outcome of an answer. */
export async function readOutcome(answer: Response, now: number): Promise<Outcome> {
  const isJson = /^application\/json\b/.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || !isJson) {
    // An error page, or a maintenance page or login wall of any status.
    await answer.body?.cancel();
    const reason = answer.ok ? 'not-json' : String(answer.status);
    const afterMs = parseRetryAfter(answer.headers.get('retry-after'), now);
    if (isJson && REFUSALS.includes(answer.status)) return { kind: 'never', reason };
    return { kind: 'later', reason, ...(afterMs !== null && { afterMs }) };
  }
  const { data } = answered.safeParse(parseJson(await answer.text()));
  const kind = data && Object.hasOwn(STATUSES, data.status) ? STATUSES[data.status] : undefined;
  if (data === undefined || kind === undefined) return { kind: 'later', reason: 'unknown-status' };
  if (kind === 'stored') return { kind };
  // Field names are the form's own; any others are a stranger's text, and not logged.
  const fields = data.invalid_fields.map(({ field }) => field).filter((field) => /^[a-z][a-z-]{0,40}$/.test(field));
  return { kind, reason: [data.status, ...fields.slice(0, 5)].join(' ') };
}
