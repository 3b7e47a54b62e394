import { parseJson } from '../../../contract/parse-json.ts';
import { createDrafts } from './draft.ts';
import { listOutgoing, type Outgoing, removeOutgoing } from './outgoing.ts';
import { type Outcome, readOutcome } from './send-form.ts';

/** For a form with its files: the server waits no longer for a request either (decision 0113). */
const MAX_MS = 300_000;

/**
 * Sends waiting forms one by one, in one tab at a time. Accepted ones leave the device; refused ones become drafts
 * again. Those without an answer from this site, or with a temporary refusal, stay and are reported as unreached. The
 * server accepts the same content once, however often it is sent (decision 0141).
 */
export async function sendOutgoing(onOutcome: (outgoing: Outgoing, outcome: Outcome) => void): Promise<void> {
  await navigator.locks.request('forms', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const outgoing of await listOutgoing()) {
      const outcome = await post(outgoing);
      if (outcome === null) return;
      const stays = outcome.kind === 'unreached' || (outcome.kind === 'refused' && !mayLeave(outgoing, outcome));
      if (!stays) await removeOutgoing(outgoing);
      onOutcome(outgoing, stays ? { kind: 'unreached' } : outcome);
    }
    await listOutgoing();
  });
}

/** Returns null without a connection; a page of a proxy, or of a network that wants a sign-in, is not an answer. */
async function post({ address, entries }: Outgoing): Promise<Outcome | null> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(MAX_MS),
    });
    return readOutcome(parseJson(await response.text()), response.status);
  } catch (error) {
    console.warn('A waiting form was not sent:', error);
    return null;
  }
}

/** Whether a refused form can leave: the visitor has to correct it, and it is kept as a draft. */
function mayLeave(outgoing: Outgoing, outcome: Outcome & { kind: 'refused' }): boolean {
  return !isPassing(outcome) && keepAsDraft(outgoing);
}

/** Whether the refusal is temporary: the same content may be accepted later. */
function isPassing({ answer: { general } }: Outcome & { kind: 'refused' }): boolean {
  return general !== null && ['busy', 'not-kept', 'too-often', 'not-checked', 'too-slow'].includes(general);
}

/** Keeps the texts of a refused form beside any draft there is. Returns whether they were kept. */
function keepAsDraft({ form, address, entries }: Outgoing): boolean {
  const values: Record<string, string[]> = {};
  for (const [name, value] of entries) {
    if (typeof value === 'string') values[name] = [...(values[name] ?? []), value];
  }
  return createDrafts(localStorage, form, Date.now).keepRefused(values, address);
}
