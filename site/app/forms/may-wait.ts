/** Tells a page, without opening the database, that a form waits to be sent. */
export const WAITING = 'forms-waiting';

/** How often an open page retries waiting forms. */
export const RETRY_MS = 60_000;

/** Whether a form may be waiting on this device. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(WAITING) !== null;
  } catch {
    // Blocked storage keeps nothing.
    return false;
  }
}
