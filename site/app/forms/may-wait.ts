/** Tells a page, without opening the database, that a form waits to be sent. */
export const WAITING = 'forms-waiting';

/** Whether something may wait on this device. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(WAITING) !== null;
  } catch {
    // Storage that is forbidden keeps nothing.
    return false;
  }
}
