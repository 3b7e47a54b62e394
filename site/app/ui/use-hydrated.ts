import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is interactive: false on the server and in the first render in a browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
