import { lazy, useState } from 'react';
import { SectionBoundary } from '../ui/sections.tsx';
import { mayWait } from './may-wait.ts';
import { useTryAgain } from './use-try-again.ts';

const OutgoingNote = lazy(async () => ({ default: (await import('./outgoing-note.tsx')).OutgoingNote }));

/** Sends waiting forms; the code is loaded only by visitors who have some. */
export function WaitingForms() {
  const [isWaiting, setWaiting] = useState(false);
  useTryAgain(() => setWaiting((before) => before || mayWait()));
  return (
    isWaiting && (
      <SectionBoundary>
        <OutgoingNote />
      </SectionBoundary>
    )
  );
}
