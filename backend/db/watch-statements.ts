/** Runs a statement, and may look at how it goes. */
export type WatchStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** The text of a statement as a driver takes it: PGlite's is a text, that of `pg` a part of an object. */
export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}
