/** What an operator sees of the site: figures, log lines, traces. */
import { z } from 'zod';
import type { Values, Variables } from '../../contract/environment.ts';
import { checkMetrics, METRICS } from '../../contract/metrics-settings.ts';
import { readTracing, TRACING_VARIABLES } from '../../contract/tracing/settings.ts';

export const OBSERVABILITY_VARIABLES = {
  METRICS_PORT: METRICS.PORT,
  METRICS_HOST: METRICS.HOST,
  METRICS_TOKEN: METRICS.TOKEN,
  LOG_HITS_EVERY: {
    schema: z.coerce.number().int().min(0).max(1_000_000),
    fallback: '100',
    takes: 'a number from 0 to 1000000: one of so many pages from the cache is a line of the log, 0 for none',
  },
  ...TRACING_VARIABLES,
} as const satisfies Variables;

/** Reads where figures are served, and how much is logged. */
export function readObservability(values: Values<typeof OBSERVABILITY_VARIABLES> & { PORT: number }) {
  const { PORT, METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = values;
  return {
    /** A port that is null: no figures. */
    ...checkMetrics(
      { metricsPort: METRICS_PORT, metricsHost: METRICS_HOST, metricsToken: METRICS_TOKEN },
      { prefix: 'METRICS', port: { name: 'PORT', value: PORT } },
    ),
    /** One in this many pages from the cache is logged; 0: none. */
    logHitsEvery: values.LOG_HITS_EVERY,
    tracing: readTracing(values),
  };
}
