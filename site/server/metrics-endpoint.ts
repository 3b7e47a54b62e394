import { hasBearerToken } from '../../contract/bearer.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export type MetricsEndpointOptions = {
  metrics: Pick<Metrics, 'write'>;
  /** Expected as `Authorization: Bearer`; when empty, everybody who can connect may read. */
  token: string;
  log: Pick<Log, 'warn'>;
};

/** Creates `/metrics`, the only path of its listener (decision 0091). */
export function createMetricsEndpoint({ metrics, token, log }: MetricsEndpointOptions) {
  return async function respond(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== '/metrics') return refuse(404, 'Not Found');
    if (request.method !== 'GET') return refuse(405, 'Method Not Allowed', { allow: 'GET' });
    if (!hasBearerToken(request, token)) {
      log.warn({ path: '/metrics', status: 401 }, 'request refused');
      return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    }
    const { type, text } = await metrics.write();
    return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  };
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers: { ...plain, ...headers } });
}
