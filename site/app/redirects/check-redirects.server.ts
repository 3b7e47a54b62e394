import { type RedirectProblem, type RedirectRow, splitSearch } from './redirect-rows.ts';
import type { RedirectTable } from './redirect-table.ts';

const PROBE = 'splat-of-no-page';
const MAX_STEPS = 50;

/**
 * Finds problems between rows (rulings 3): duplicates, rows hidden by a row above, targets that are old addresses,
 * chains and loops.
 */
export function findRedirectProblems(
  rows: readonly RedirectRow[],
  table: RedirectTable,
  isLegacyAddress: (address: string) => boolean,
): RedirectProblem[] {
  const firstByFrom = new Map<string, RedirectRow>();
  for (const row of rows) if (!firstByFrom.has(row.from)) firstByFrom.set(row.from, row);
  const problems: RedirectProblem[] = [];
  for (const row of rows) {
    const reason = findTaken(row, firstByFrom) ?? findOnward(row, table, isLegacyAddress);
    if (reason) problems.push({ line: row.line, reason });
  }
  return problems;
}

/** Reports a row hidden by another: the same address twice, or a row above that covers it. */
function findTaken(row: RedirectRow, firstByFrom: ReadonlyMap<string, RedirectRow>): string | null {
  const first = firstByFrom.get(row.from);
  if (first && first !== row) return `${row.from} stands twice, first in row ${first.line}`;
  const [pathname, search] = splitSearch(row.from);
  const covers: (RedirectRow | undefined)[] = search === '' ? [] : [firstByFrom.get(pathname)];
  const path = pathname.endsWith('/*') ? pathname.slice(0, -2) : pathname;
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    if (slash + 1 < path.length) covers.push(firstByFrom.get(`${path.slice(0, slash + 1)}*`));
  }
  const above = covers.find((cover) => cover && cover.line < row.line);
  return above ? `shadowed by row ${above.line} (${above.from}): move it above that row` : null;
}

/**
 * Reports a row whose target is redirected again. Every loop shows in one of its rows: wildcard targets are followed
 * with a sample in place of the splat, exact ones as they are.
 */
function findOnward(
  row: RedirectRow,
  table: RedirectTable,
  isLegacyAddress: (address: string) => boolean,
): string | null {
  if (!row.to.startsWith('/')) return null;
  const steps = [row.from];
  let address = row.to.replaceAll(':splat', PROBE);
  const target = address;
  for (let walked = 0; walked < MAX_STEPS; walked += 1) {
    const next = findRow(table, address);
    if (!next) break;
    steps.push(next.row.from);
    if (next.row === row) return `loops: ${[...steps].join(' → ')}`;
    if (!next.location?.startsWith('/')) break;
    address = next.location;
  }
  if (steps.length > MAX_STEPS) return `loops: ${steps.slice(0, 4).join(' → ')} …`;
  const second = findRow(table, target);
  if (second) return chainReason(second.row);
  return isLegacyAddress(target) ? `target ${row.to} is itself an old address: write the page it leads to` : null;
}

function chainReason(onward: RedirectRow): string {
  const end = onward.status === 410 ? 'gone (410)' : `sent on to ${onward.to}`;
  return `chain: the target is ${end} by row ${onward.line}`;
}

function findRow(table: RedirectTable, address: string): { row: RedirectRow; location: string | null } | null {
  const [pathname, rest] = splitSearch(address);
  return table.findRedirect(pathname, rest.startsWith('?') ? (rest.split('#', 1)[0] ?? '') : '');
}
