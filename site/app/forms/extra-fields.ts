/** Fields that a form sends besides its own. */

/** A field hidden from people: only robots fill it in. */
export const HONEYPOT = 'website';
/** How long the page had been open, in milliseconds, if scripts run. */
export const ELAPSED = 'elapsed';
/** The least time a person takes to fill in a form. */
export const MIN_FILL_MS = 3_000;

/** Formats elapsed milliseconds: at least MIN_FILL_MS, as timers may fire early. */
export const formatElapsed = (now: number) => String(Math.max(MIN_FILL_MS, Math.round(now)));

/** The token of a file that the server holds for a field, and the box to discard it. */
export const heldName = (field: string) => `held-${field}`;
export const dropName = (field: string) => `drop-${field}`;
