import { createFiguresEndpoint } from '../../contract/figures-endpoint.ts';
import type { Listening } from '../../contract/listen.ts';
import type { MetricsSettings } from '../../contract/metrics-settings.ts';
import { listen } from '../http/listen.ts';
import type { Logger } from '../process/log.ts';
import type { Metrics } from './metrics.ts';

/** Answers `/metrics` on its own port; null without one. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'write'> | undefined,
  { metricsPort, metricsHost, metricsToken }: MetricsSettings,
  log: Pick<Logger, 'warn'>,
): Promise<Listening | null> {
  if (metrics === undefined || metricsPort === null) return null;
  const respond = createFiguresEndpoint({
    pages: { '/metrics': metrics.write },
    token: metricsToken,
    onRefused: (path) => log.warn(`Refused a request for ${path}: its token is missing or wrong`),
  });
  return listen(respond, { host: metricsHost, port: metricsPort });
}
