import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** spec §9: throttle 200 ms, duration 2000 ms, height 3 px, hide delay 500 ms, reset delay 400 ms. */
const THROTTLE = 200;
const HIDE_DELAY = 500;
const RESET_DELAY = 400;

type Phase = 'reset' | 'loading' | 'done' | 'hidden';

/** The progress bar of a page navigation. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('reset');
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setPhase('loading'), THROTTLE);
      return () => clearTimeout(timer);
    }
    setPhase((current) => (current === 'loading' ? 'done' : current));
    const hide = setTimeout(() => setPhase((current) => (current === 'done' ? 'hidden' : current)), HIDE_DELAY);
    const reset = setTimeout(() => setPhase('reset'), HIDE_DELAY + RESET_DELAY);
    return () => {
      clearTimeout(hide);
      clearTimeout(reset);
    };
  }, [isLoading]);
  return <div aria-hidden="true" data-phase={phase} className="loading-bar" />;
}
