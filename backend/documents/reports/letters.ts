import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { text } from '../../seed/content-schema.ts';

const lines = z.strictObject({ en: z.array(z.string()).min(1), ar: z.array(z.string()).min(1) });
const period = z.string().regex(/^\d{4}(-(q[1-4]|h1|9m))?$/);
const shared = {
  name: z.string(),
  date: z.iso.date(),
  letter: lines,
  /** Who signs, by the slug in the leadership; the chief executive when left out. */
  signatory: z.string().optional(),
};

const report = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('results'),
    /** Periods side by side, the one reported on first. */
    compare: z.array(z.tuple([period, period])).min(1),
    /** The last year of a five-year table. */
    history: z.coerce.string().optional(),
  }),
  z.strictObject({ ...shared, kind: z.literal('responsibility'), year: z.coerce.string() }),
  z.strictObject({
    ...shared,
    kind: z.literal('meeting'),
    facts: z.array(z.strictObject({ label: text, value: text })),
    agenda: z.array(text),
  }),
]);

/** An investor document: its kind, its day, its letter and what its second page tells. */
export type Report = z.output<typeof report>;

/** Reads the investor documents, by name. */
export async function loadReports(): Promise<Map<string, Report>> {
  const source = await readFile(new URL('./letters.yaml', import.meta.url), 'utf8');
  // Failsafe scalars: a period such as 2025 and a day such as 2026-05-12 stay text.
  const { reports } = z.strictObject({ reports: z.array(report) }).parse(parse(source, { schema: 'failsafe' }));
  return new Map(reports.map((one) => [one.name, one]));
}
