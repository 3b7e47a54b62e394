import { useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { mayWait } from './may-wait.ts';
import type { Outcome } from './send-form.ts';
import { sendOutgoing } from './send-outgoing.ts';
import { useTryAgain } from './use-try-again.ts';

/** Sends the forms that wait on this device, on whatever page, and tells what became of them. */
export function OutgoingNote() {
  const t = useText();
  const [last, setLast] = useState<{ outcome: Outcome; address: string } | null>(null);
  useTryAgain(() => {
    if (!mayWait() || !navigator.onLine) return;
    sendOutgoing(({ address }, outcome) => setLast({ address, outcome })).catch((error: unknown) =>
      console.warn('Waiting forms were not sent:', error),
    );
  });
  return (
    <div role="status" data-print="hide">
      {last && (
        <div className="on-dark fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-4 bg-ink p-5 text-white">
          <p>
            {last.outcome.kind === 'taken'
              ? t(m.form_outgoing_sent, { reference: last.outcome.reference })
              : t(m.form_outgoing_refused)}
          </p>
          <div className="flex gap-4">
            {last.outcome.kind !== 'taken' && (
              <a href={`${last.address}#form`} className="inline-flex min-h-11 items-center font-bold underline">
                {t(m.form_outgoing_open)}
              </a>
            )}
            <Button variant="white" onClick={() => setLast(null)}>
              {t(m.form_outgoing_close)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
