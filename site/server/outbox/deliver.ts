import type { CountryCode } from '../../../contract/countries.ts';
import type { KeptForm } from '../../../contract/forms/submission.ts';
import { resolveLanguage } from '../../../contract/languages.ts';
import { buildReference } from '../../../contract/reference.ts';
import { buildFeedbackAddress } from '../../app/forms/feedback-address.ts';
import { type Outcome, readOutcome } from './outcome.ts';
import type { PackedSubmission } from './pack.ts';

type DeliverOptions = {
  /** The data-service address of each country. */
  endpoints: Readonly<Record<CountryCode, string>>;
  /** The ids of each country's forms. */
  formIds: Readonly<Record<CountryCode, Readonly<Record<KeptForm, string>>>>;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  timeoutMs: number;
};

export type Deliver = (submission: PackedSubmission, signal: AbortSignal) => Promise<Outcome>;

/** Creates the sender of submissions to the content service of their country (rulings 5). */
export function createDeliver({ endpoints, formIds, fetch, clock, timeoutMs }: DeliverOptions): Deliver {
  return async function deliver(submission, signal) {
    const id = formIds[submission.country][submission.form];
    try {
      const answer = await fetch(buildFeedbackAddress(endpoints[submission.country], id), {
        method: 'POST',
        body: buildBody(submission, `wpcf7-f${id}-o1`),
        // Without one, the plugin takes it for spam.
        headers: { 'user-agent': submission.userAgent || 'Mozilla/5.0' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return await readOutcome(answer, clock());
    } catch (error) {
      return { kind: 'later', reason: nameFailure(error) };
    }
  };
}

function buildBody(submission: PackedSubmission, unitTag: string): FormData {
  const { sourcePage, product } = submission;
  const body = new FormData();
  for (const [name, value] of Object.entries(submission.fields)) {
    if (typeof value === 'string') body.append(name, value);
    else for (const one of value) body.append(`${name}[]`, one);
  }
  for (const { field, name, mimeType, bytes } of submission.files)
    body.append(field, new File([new Uint8Array(bytes)], name, { type: mimeType }));
  // The form is accepted only with consent.
  body.set('consent', '1');
  const hidden = {
    wpcf7_unit_tag: unitTag,
    wpcf7_locale: resolveLanguage(submission.language).locale,
    idempotency_key: submission.id,
    reference: buildReference(submission.id),
    source_page: sourcePage + (product === null ? '' : `?product=${product}`),
    consent_version: submission.consentVersion,
    received_at: submission.receivedAt,
  };
  for (const [name, value] of Object.entries(hidden)) body.set(`_${name}`, value);
  return body;
}

/** The name of a failure without an answer; its message may quote the submission. */
function nameFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'no-answer';
}
