/** spec §2: at most 4 preloads are pending at once. */
const MOST_PENDING = 4;

/** What the browser says of the connection, if it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether prefetching would cost the visitor: data saver, or a 2g connection (spec §2). */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Adds a pending address, unless it is known or there are too many. */
export function addPending(pending: readonly string[], href: string): readonly string[] {
  return pending.includes(href) || pending.length >= MOST_PENDING ? pending : [...pending, href];
}
