import { parseRedirects, type RedirectRow } from './redirect-rows.ts';

/** A redirect table with another file's rows merged in. */
type MergedRedirects = { csvText: string; added: number; known: number };

/**
 * Merges rows of another file into the table's text, without those it has: single addresses above the first wildcard
 * row, which may cover them, wildcard rows at the end.
 */
export function mergeRedirects(csvText: string, importedText: string): MergedRedirects {
  const known = new Set(parseRedirects(csvText).rows.map(rowKey));
  const rows = parseRedirects(importedText).rows.filter((row) => !known.has(rowKey(row)));
  const isWildcard = (row: RedirectRow) => row.from.endsWith('/*');
  const lines = csvText.trimEnd().split(/\r?\n/);
  const wildcardAt = lines.findIndex((line) => /^"?\/[^,"]*\*"?,/.test(line));
  const at = wildcardAt === -1 ? lines.length : wildcardAt;
  const merged = [
    ...lines.slice(0, at),
    ...rows.filter((row) => !isWildcard(row)).map(buildLine),
    ...lines.slice(at),
    ...rows.filter(isWildcard).map(buildLine),
  ];
  const imported = parseRedirects(importedText).rows.length;
  return { csvText: `${merged.join('\n')}\n`, added: rows.length, known: imported - rows.length };
}

function rowKey(row: RedirectRow): string {
  return `${row.from} ${row.to} ${row.status}`;
}

function buildLine(row: RedirectRow): string {
  return [row.from, row.to, String(row.status)].map((field) => (/[",]/.test(field) ? quote(field) : field)).join(',');
}

function quote(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
