/** The largest number of PostgreSQL's type `integer`. */
const MAX_NUMBER = 2 ** 31 - 1;

type NodeKind = 'post' | 'term';

/** An opaque id from a kind and a row's id in the site: `post:15` in base64 (NOTES 24). */
export function buildGlobalId(kind: NodeKind, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** The row id in a global id of this kind, or in a plain database id; null for anything else. */
export function parseId(kind: NodeKind, id: string): number | null {
  if (/^\d+$/.test(id)) return readNumber(id);
  const [, number] =
    Buffer.from(id, 'base64')
      .toString()
      .match(new RegExp(`^${kind}:(\\d+)$`)) ?? [];
  return readNumber(number);
}

/** A cursor from a node's id (NOTES §1). */
export function buildCursor(id: number): string {
  return Buffer.from(`arrayconnection:${id}`).toString('base64');
}

/** The node's id in a cursor; null for anything else. */
export function parseCursor(cursor: string): number | null {
  const [, number] =
    Buffer.from(cursor, 'base64')
      .toString()
      .match(/^arrayconnection:(\d+)$/) ?? [];
  return readNumber(number);
}

/** Parses a row's id; null if no row can have it. */
function readNumber(digits: string | undefined): number | null {
  const number = Number(digits);
  return number <= MAX_NUMBER ? number : null;
}
