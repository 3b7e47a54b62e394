import { useEffect } from 'react';
import { RETRY_MS } from './may-wait.ts';

/** Makes an attempt now, every minute, and when the connection is back. */
export function useTryAgain(attempt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is attempted stays the same
  useEffect(() => {
    attempt();
    const timer = setInterval(attempt, RETRY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, []);
}
