import { z } from 'zod';

const FigureValue = z.object({
  value: z.number(),
  labels: z.record(z.string(), z.union([z.string(), z.number()])),
  metricName: z.string().optional(),
});
/** A figure as exported to Prometheus, with its numeric values only. */
const Figure = z.object({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  values: z
    .array(z.unknown())
    .transform((values) => values.flatMap((value) => FigureValue.safeParse(value).data ?? [])),
});
export type Figure = z.output<typeof Figure>;

/** Reads the figures of a registry. */
export function parseFigures(figures: unknown): Figure[] {
  return z.array(Figure).parse(figures);
}

/** Messages from a worker to the primary process. */
const FromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tell'), text: z.string() }),
  z.object({ kind: z.literal('count'), id: z.number(), name: z.string() }),
  z.object({ kind: z.literal('figures'), id: z.number(), figures: z.array(Figure) }),
  z.object({ kind: z.literal('closed'), id: z.number() }),
]);
export type FromWorker = z.output<typeof FromWorker>;

/** Messages from the primary process to a worker. */
const FromPrimary = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), text: z.string() }),
  z.object({ kind: z.literal('counted'), id: z.number(), count: z.number() }),
  z.object({ kind: z.literal('figures'), id: z.number() }),
  z.object({ kind: z.literal('retire') }),
  z.object({ kind: z.literal('mayEnd'), id: z.number() }),
]);
export type FromPrimary = z.output<typeof FromPrimary>;

/** Returns null for messages of a newer or older build. */
export function parseFromWorker(message: unknown): FromWorker | null {
  return FromWorker.safeParse(message).data ?? null;
}

export function parseFromPrimary(message: unknown): FromPrimary | null {
  return FromPrimary.safeParse(message).data ?? null;
}
