/** spec §2: at most 4 preloads are pending at once. */
const MOST_PENDING = 4;

/** What the browser tells of the connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Tells whether prefetching would cost the visitor: data-saver, or a 2g connection (spec §2). */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Adds an address to those pending; a known one, or one too many, changes nothing. */
export function addPending(pending: readonly string[], href: string): readonly string[] {
  return pending.includes(href) || pending.length >= MOST_PENDING ? pending : [...pending, href];
}
