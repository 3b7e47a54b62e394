import { createFiguresEndpoint } from '../../contract/figures-endpoint.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { drawVitalsPage } from './vitals-page.ts';

type MetricsEndpointOptions = {
  metrics: Pick<Metrics, 'write'> & { vitals: Pick<Metrics['vitals'], 'distribute'> };
  /** Expected as `Authorization: Bearer`; when empty, everybody who can connect may read. */
  token: string;
  log: Pick<Log, 'warn'>;
};

/** Creates `/metrics`, and `/vitals` for people: the only paths of their listener (decisions 0091, 0166). */
export function createMetricsEndpoint({ metrics, token, log }: MetricsEndpointOptions) {
  const drawPage = async () => ({ type: 'text/html; charset=utf-8', text: await drawVitalsPage(metrics.vitals) });
  return createFiguresEndpoint({
    pages: { '/metrics': metrics.write, '/vitals': drawPage },
    token,
    onRefused: (path) => log.warn({ path, status: 401 }, 'request refused'),
  });
}
