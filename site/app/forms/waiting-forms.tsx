import { lazy, useEffect, useState } from 'react';
import { SectionBoundary } from '../ui/sections.tsx';
import { AGAIN_MS, mayWait } from './may-wait.ts';

const OutgoingNote = lazy(async () => ({ default: (await import('./outgoing-note.tsx')).OutgoingNote }));

/** What sends waiting forms is fetched by the visitors who have some. */
export function WaitingForms() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const look = () => setWaiting((before) => before || mayWait());
    look();
    const timer = setInterval(look, AGAIN_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  return (
    isWaiting && (
      <SectionBoundary>
        <OutgoingNote />
      </SectionBoundary>
    )
  );
}
