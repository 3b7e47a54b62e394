import { hasBearerToken } from '../../contract/bearer.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { drawVitalsPage } from './vitals-page.ts';

export type MetricsEndpointOptions = {
  metrics: Pick<Metrics, 'write'> & { vitals: Pick<Metrics['vitals'], 'distribute'> };
  /** Expected as `Authorization: Bearer`; when empty, everybody who can connect may read. */
  token: string;
  log: Pick<Log, 'warn'>;
};

/** Creates `/metrics`, and `/vitals` to be read by people: the only paths of their listener (decisions 0091, 0166). */
export function createMetricsEndpoint({ metrics, token, log }: MetricsEndpointOptions) {
  return async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== '/metrics' && pathname !== '/vitals') return refuse(404, 'Not Found');
    if (request.method !== 'GET') return refuse(405, 'Method Not Allowed', { allow: 'GET' });
    if (!hasBearerToken(request, token)) {
      log.warn({ path: pathname, status: 401 }, 'request refused');
      return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    }
    const { type, text } = pathname === '/metrics' ? await metrics.write() : await drawPage();
    return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  };

  async function drawPage(): Promise<{ type: string; text: string }> {
    return { type: 'text/html; charset=utf-8', text: await drawVitalsPage(metrics.vitals) };
  }
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers: { ...plain, ...headers } });
}
