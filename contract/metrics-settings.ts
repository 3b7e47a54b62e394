/** Settings of a process's metrics endpoint, which has its own port and token (decisions 0091, 0223). */
import { z } from 'zod';
import { EnvironmentError, sharedVariables, type Variables } from './environment.ts';
import { isLoopback } from './local-origin.ts';

/** The three settings; each process has its own names for them. */
export const METRICS = {
  PORT: {
    schema: z.union([z.literal('').transform(() => null), sharedVariables.BACKEND_PORT.schema]),
    fallback: '',
    takes: 'the port of /metrics, a number from 0 to 65535 that nothing else has; empty: no such endpoint',
  },
  HOST: sharedVariables.HOST,
  TOKEN: {
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{16,}$/)]),
    fallback: '',
    takes: 'a token of 16 characters or more, without spaces, that readers of /metrics send as Authorization: Bearer',
    isSecret: true,
  },
} as const satisfies Variables;

/** A port that is null: no figures. */
export type MetricsSettings = { metricsPort: number | null; metricsHost: string; metricsToken: string };

/** Checks the settings against each other; their names begin with the prefix. */
export function checkMetrics(
  { metricsPort, metricsHost, metricsToken }: MetricsSettings,
  { prefix, port }: { prefix: string; port: { name: string; value: number } },
): MetricsSettings {
  if (metricsPort !== null && metricsPort === port.value && port.value !== 0)
    throw new EnvironmentError(
      `${prefix}_PORT is ${port.value}, which is ${port.name}: /metrics has a port of its own.`,
    );
  if (metricsPort !== null && metricsToken === '' && !isLoopback(metricsHost))
    throw new EnvironmentError(
      `${prefix}_HOST is "${metricsHost}": beyond this machine /metrics needs ${prefix}_TOKEN.`,
    );
  return { metricsPort, metricsHost, metricsToken };
}
