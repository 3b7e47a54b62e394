/** Runs a statement, and may observe it. */
export type WatchStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** The text of a statement as a driver receives it: a string for PGlite, part of an object for `pg`. */
export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}
