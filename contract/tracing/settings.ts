/** Where traces go, by OpenTelemetry's own names; both processes read them (decision 0224). */
import { z } from 'zod';
import type { Values, Variables } from '../environment.ts';

export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/$/, '')),
    ]),
    fallback: '',
    takes: 'nothing (no traces) or the address of a collector that takes OTLP over HTTP, like http://127.0.0.1:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1),
    fallback: '0.1',
    takes: 'the share of requests that are traced, a number from 0 to 1',
  },
} as const satisfies Variables;

/** An empty endpoint: no traces. */
export type TracingSettings = { endpoint: string; share: number };

export function readTracing(values: Values<typeof TRACING_VARIABLES>): TracingSettings {
  return { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG };
}
