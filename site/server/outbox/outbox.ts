/** Submissions are safe before the visitor is thanked, and reach the content service when it can be reached. */
import type { KeptDays } from '../../../contract/forms/kept-days.ts';
import { KEPT_FORMS, type Outbox } from '../../../contract/forms/submission.ts';
import { DELIVERY_TIME } from '../../../contract/listen.ts';
import { buildReference } from '../../../contract/reference.ts';
import type { Seal } from '../../../contract/seal.ts';
import { backOff, MAX_REST_MS } from './back-off.ts';
import type { Deliver } from './deliver.ts';
import type { Outcome } from './outcome.ts';
import { packSubmission, unpackSubmission } from './pack.ts';
import type { OutboxStats, OutboxStore, Taken } from './store.ts';

/** Writes events to the log, without anything a visitor typed. */
type Write = (
  fields: Partial<Record<'reference' | 'form' | 'countries' | 'attempts' | 'outcome' | 'err', unknown>>,
  event: string,
) => void;
type OutboxLog = { info: Write; warn: Write; error: Write };

type OutboxOptions = {
  store: OutboxStore;
  /** The variable that says where the store is. */
  variable: 'DATA_DIR' | 'OUTBOX_DATABASE_URL';
  deliver: Deliver;
  seal: Seal;
  /** How long dead entries are kept. */
  days: KeptDays;
  clock: () => number;
  random: () => number;
  log: OutboxLog;
  /** How often the store is polled for due entries. */
  pollMs?: number;
};

export type RunningOutbox = Outbox & { getStats: () => Promise<OutboxStats>; stop: () => Promise<void> };

const AT_ONCE = 4;
const POLL_MS = 5_000;
const HOUR_MS = 60 * 60 * 1000;
/** After this, an entry needs a person. */
const MAX_AGE_MS = 72 * HOUR_MS;
/** But not before this many, which take at least an hour: the site was off, or its clock has jumped ahead. */
const MIN_ATTEMPTS = 12;
/** As long as a visitor's device keeps a draft with its key: it may resend a delivered form. */
const KEYS_LIFE_MS = 30 * 24 * HOUR_MS;

/** Starts delivering the entries of a store, and new ones as they are accepted. */
export function startOutbox(options: OutboxOptions): RunningOutbox {
  const { store, variable, deliver, seal, days, clock, random, log, pollMs = POLL_MS } = options;
  const ending = new AbortController();
  const deliveries = new Set<Promise<void>>();
  let isStopping = false;
  let asking: Promise<void> | null = null;
  let isWanted = false;
  let isFailing = false;
  let forgotAt = Number.NEGATIVE_INFINITY;

  async function accept(submission: Parameters<Outbox['accept']>[0]): Promise<{ reference: string }> {
    const { id, form, country } = submission;
    const envelope = {
      key: id,
      reference: buildReference(id),
      form,
      country,
      acceptedAt: new Date(clock()).toISOString(),
    };
    await store.add(envelope, seal.close(await packSubmission(submission), id));
    wake();
    return { reference: envelope.reference };
  }

  function wake(): void {
    isWanted = true;
    asking ??= askStore()
      .then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          // Only the first of a series: the store is polled every few seconds.
          if (!isFailing) log.error({ err: error }, `the outbox cannot be read (${variable})`);
          isFailing = true;
          isWanted = false;
        },
      )
      .finally(() => {
        asking = null;
        if (isWanted && deliveries.size < AT_ONCE && !isStopping) wake();
      });
  }

  async function askStore(): Promise<void> {
    // Also after the clock was set back.
    if (Math.abs(clock() - forgotAt) > HOUR_MS) {
      forgotAt = clock();
      await store.forgetBefore(clock() - KEYS_LIFE_MS);
      const count = await store.eraseDead(endPeriods(days, clock()));
      if (count > 0) log.info({}, `${count} dead submissions were erased`);
    }
    while (isWanted && !isStopping && deliveries.size < AT_ONCE) {
      isWanted = false;
      const most = AT_ONCE - deliveries.size;
      const taken = await store.take(most);
      isWanted ||= taken.length === most;
      for (const one of taken) begin(one);
    }
  }

  function begin(taken: Taken): void {
    const delivery = attempt(taken)
      // Its lease ends, and it is tried again.
      .catch((error: unknown) =>
        log.error({ err: error, reference: taken.envelope.reference }, 'an attempt was not noted'),
      )
      .finally(() => {
        deliveries.delete(delivery);
        wake();
      });
    deliveries.add(delivery);
  }

  async function attempt(taken: Taken): Promise<void> {
    const { envelope, attempts } = taken;
    const outcome = await send(taken);
    const event = { reference: envelope.reference, form: envelope.form, countries: [envelope.country], attempts };
    if (outcome.kind === 'stored') {
      await taken.finish();
      log.info(event, 'a submission is delivered');
    } else if (ending.signal.aborted) {
      await taken.putOff(0, outcome.reason);
    } else if (outcome.kind === 'never' || isGivenUp(taken)) {
      await taken.markDead(outcome.reason);
      log.error({ ...event, outcome: outcome.reason }, 'a submission cannot be delivered');
    } else {
      await taken.putOff(
        Math.max(backOff(attempts, random), Math.min(outcome.afterMs ?? 0, MAX_REST_MS)),
        outcome.reason,
      );
      log.warn({ ...event, outcome: outcome.reason }, 'a submission is not delivered yet');
    }
  }

  const isGivenUp = ({ envelope, attempts }: Taken): boolean =>
    attempts >= MIN_ATTEMPTS && clock() - Date.parse(envelope.acceptedAt) > MAX_AGE_MS;

  async function send({ envelope, body }: Taken): Promise<Outcome> {
    try {
      return await deliver(unpackSubmission(seal.open(body, envelope.key)), ending.signal);
    } catch (error) {
      // Sealed with a key that this site lacks, or damaged.
      log.error({ err: error, reference: envelope.reference }, 'a submission cannot be read');
      return { kind: 'never', reason: 'unreadable' };
    }
  }

  /** Ends when deliveries have; those that take too long are left for the next start. */
  async function stop(): Promise<void> {
    isStopping = true;
    clearInterval(polling);
    const patience = setTimeout(() => ending.abort(), DELIVERY_TIME);
    await asking;
    await Promise.all(deliveries);
    clearTimeout(patience);
    await store.close();
  }

  const polling = setInterval(wake, pollMs);
  wake();
  return { accept, getStats: store.getStats, stop };
}

/** The time before which the submissions of each form are too old; forms that are kept for ever are left out. */
function endPeriods(days: KeptDays, now: number): Parameters<OutboxStore['eraseDead']>[0] {
  return Object.fromEntries(
    KEPT_FORMS.filter((form) => days[form] !== 0).map((form) => [form, now - days[form] * 24 * HOUR_MS]),
  );
}
