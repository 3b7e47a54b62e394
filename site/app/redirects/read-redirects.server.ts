import { findRedirectProblems } from './check-redirects.server.ts';
import { parseRedirects, type RedirectProblem, type RedirectRow } from './redirect-rows.ts';
import { indexRows, type RedirectTable } from './redirect-table.ts';

/** Names every wrong row of a redirect table by its line. */
export class RedirectTableError extends Error {
  readonly problems: readonly RedirectProblem[];
  constructor(problems: readonly RedirectProblem[]) {
    const shown = problems.slice(0, 20).map((problem) => `row ${problem.line}: ${problem.reason}`);
    const more = problems.length > shown.length ? [`and ${problems.length - shown.length} more`] : [];
    super(`The redirect table has ${problems.length} wrong row(s)\n${[...shown, ...more].join('\n')}`);
    this.name = 'RedirectTableError';
    this.problems = problems;
  }
}

/** Creates the table from CSV; throws a RedirectTableError that names each wrong row. */
export function createRedirectTable(
  csvText: string,
  options: { isLegacyAddress?: (address: string) => boolean } = {},
): RedirectTable {
  const { table, problems } = checkRedirects(csvText, options);
  if (problems.length > 0) throw new RedirectTableError(problems);
  return table;
}

/** Parses and checks CSV: its rows, their table, and its problems in the file's order. */
export function checkRedirects(
  csvText: string,
  options: { isLegacyAddress?: (address: string) => boolean } = {},
): { rows: RedirectRow[]; table: RedirectTable; problems: RedirectProblem[] } {
  const { rows, problems } = parseRedirects(csvText);
  const table = indexRows(rows);
  const found = findRedirectProblems(rows, table, options.isLegacyAddress ?? (() => false));
  return { rows, table, problems: [...problems, ...found].sort((one, other) => one.line - other.line) };
}
