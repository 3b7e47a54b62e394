/** Tells a page, without opening the database, that a form waits to be sent. */
export const WAITING = 'forms-waiting';

/** How often a page that stays open tries the forms that wait. */
export const AGAIN_MS = 60_000;

/** Whether something may wait on this device. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(WAITING) !== null;
  } catch {
    // Storage that is forbidden keeps nothing.
    return false;
  }
}
