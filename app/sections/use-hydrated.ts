import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether the page runs its scripts: controls that need them are drawn only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
