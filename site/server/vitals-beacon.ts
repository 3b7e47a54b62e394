import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';
import { CONNECTIONS, NAVIGATIONS, VITALS, type VitalsBeacon } from '../app/analytics/vitals.ts';

/** Half an hour: what takes longer is a machine that slept. */
const MAX_MS = 30 * 60 * 1000;
/** A page that jumps more than this many screens is not ours. */
const MAX_CLS = 100;

const milliseconds = z.number().min(0).max(MAX_MS).optional();

const schema = z
  .strictObject({
    path: z.string().startsWith('/'),
    connection: z.enum(CONNECTIONS),
    navigation: z.enum(NAVIGATIONS),
    LCP: milliseconds,
    INP: milliseconds,
    CLS: z.number().min(0).max(MAX_CLS).optional(),
    TTFB: milliseconds,
  } satisfies Record<keyof VitalsBeacon, z.ZodType>)
  .refine((beacon) => VITALS.some((vital) => beacon[vital] !== undefined), `names none of ${VITALS.join(', ')}`);

/** Parses a browser's measurements of a page; returns the error of anything else. */
export function parseVitalsBeacon(body: string): VitalsBeacon | { problem: string } {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { problem: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') };
}
