import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/**
 * Asks before a page with unsent text is left, by a link or by closing it; once, also when the link loads a document.
 * `isUnsent` is `isDirty` as the form is drawn: some browsers restore no page that listens to its closing.
 */
export function useLeaveGuard(isDirty: RefObject<boolean>, isUnsent: boolean): void {
  const t = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSame = nextLocation.pathname + nextLocation.search === currentLocation.pathname + currentLocation.search;
    if (isSame || !isDirty.current) return false;
    isDirty.current = !window.confirm(t(m.form_leave));
    return isDirty.current;
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isUnsent]);
}
