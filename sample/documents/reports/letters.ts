import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { translated } from '../../../backend/content/schema/fields.ts';

const lines = translated(z.array(z.string()).min(1));
const period = z.string().regex(/^\d{4}(-(q[1-4]|h1|9m))?$/);

/** An investor document: its date, its letter and the periods its second page compares. */
const report = z.strictObject({
  name: z.string(),
  date: z.iso.date(),
  letter: lines,
  /** Periods shown side by side, the reported one first. */
  compare: z.array(z.tuple([period, period])).min(1),
  /** The last year of a five-year table. */
  history: z.string().optional(),
});
export type Report = z.output<typeof report>;

/** Reads the investor documents, by name. */
export async function loadReports(): Promise<Map<string, Report>> {
  const source = await readFile(new URL('./letters.yaml', import.meta.url), 'utf8');
  // The failsafe schema keeps a period such as 2025 and a date such as 2026-05-12 as text.
  const { reports } = z.strictObject({ reports: z.array(report) }).parse(parse(source, { schema: 'failsafe' }));
  return new Map(reports.map((one) => [one.name, one]));
}
