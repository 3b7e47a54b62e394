import { elementPattern } from '../cleaning/element-pattern.ts';
import { plainText } from '../cleaning/plain-text.ts';

/** Figures by year, for a chart and a table. */
export type KeyFigures = {
  caption: string;
  /** The heading of the row labels: "Year". */
  corner: string;
  columns: string[];
  rows: { label: string; values: number[] }[];
};

const TABLE = elementPattern('table', '');
const CAPTION = elementPattern('caption', '');
const ROW = elementPattern('tr');
const CELL = elementPattern('t[hd]');

/** Takes the first table of nothing but figures out of a page's text; other tables stay in it. */
export function parseKeyFigures(html: string | null | undefined): { figures: KeyFigures | null; rest: string } {
  const text = html ?? '';
  const table = TABLE.exec(text);
  const figures = table ? readTable(table[2] ?? '') : null;
  return { figures, rest: figures && table ? text.replace(table[0], '').trim() : text };
}

function readTable(inner: string): KeyFigures | null {
  const [head, ...body] = [...inner.matchAll(ROW)].map(([, , row = '']) => readCells(row));
  const [corner = '', ...columns] = head ?? [];
  const rows = body.flatMap(([label, ...cells]) => (label ? [{ label, values: cells.map(parseFigure) }] : []));
  const isWhole = rows.every(
    ({ values }) => values.length === columns.length && values.every((value) => value !== null),
  );
  if (columns.length < 2 || rows.length === 0 || !isWhole) return null;
  return {
    caption: plainText(CAPTION.exec(inner)?.[2]),
    corner,
    columns,
    rows: rows.map(({ label, values }) => ({ label, values: values.flatMap((value) => value ?? []) })),
  };
}

function readCells(row: string): string[] {
  return [...row.matchAll(CELL)].map(([, , cell]) => plainText(cell));
}

function parseFigure(text: string): number | null {
  const plain = text.replace(/[\s,\u00a0\u202f]/g, '').replace('\u2212', '-');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
