import { useRef, useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { mayWait } from './may-wait.ts';
import type { Outcome } from './send-form.ts';
import { sendOutgoing } from './send-outgoing.ts';
import { useTryAgain } from './use-try-again.ts';

type SendOutcome = { id: string; address: string; outcome: Outcome };

/** Sends the forms that wait on this device, on any page, and reports the outcome of each. */
export function OutgoingNote() {
  const t = useText();
  const [outcomes, setOutcomes] = useState<readonly SendOutcome[]>([]);
  /** A form that still waits is reported once a page. */
  const waiting = useRef(new Set<string>());
  useTryAgain(() => {
    if (!mayWait() || !navigator.onLine) return;
    sendOutgoing(({ id, address }, outcome) => {
      if (outcome.kind === 'unreached' && waiting.current.has(id)) return;
      waiting.current.add(id);
      setOutcomes((before) => [...before.filter((one) => one.id !== id), { id, address, outcome }]);
    }).catch((error: unknown) => console.warn('Waiting forms were not sent:', error));
  });
  return (
    <div role="status" data-print="hide">
      {outcomes.length > 0 && (
        <div className="on-dark fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-4 bg-ink p-5 text-white">
          <ul className="grid gap-2">
            {outcomes.map((one) => (
              <li key={one.id}>
                {describe(one.outcome, t)}{' '}
                {one.outcome.kind === 'refused' && (
                  <a href={`${one.address}#form`} className="inline-flex min-h-11 items-center font-bold underline">
                    {t(m.form_outgoing_open)}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <Button variant="white" onClick={() => setOutcomes([])}>
            {t(m.form_outgoing_close)}
          </Button>
        </div>
      )}
    </div>
  );
}

function describe(outcome: Outcome, t: ReturnType<typeof useText>): string {
  if (outcome.kind === 'taken') return t(m.form_outgoing_sent, { reference: outcome.reference });
  if (outcome.kind === 'unreached') return t(m.form_outgoing_waiting);
  return t(outcome.answer.general === 'too-large' ? m.form_outgoing_too_large : m.form_outgoing_refused);
}
