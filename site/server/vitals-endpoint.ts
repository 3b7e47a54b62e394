import { refuse } from '../../contract/plain-response.ts';
import { readBody } from '../../contract/read-body.ts';
import { localeOf, parsePath } from '../app/locale/path.ts';
import { orClientClosed } from './client-closed.ts';
import { createSharedLimit, type SharedCounts } from './forms/shared-limit.ts';
import { readMediaType } from './http/media-types.ts';
import type { Metrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RouteName } from './route-names.ts';
import { parseVitalsBeacon } from './vitals-beacon.ts';

const MAX_BODY_BYTES = 1_000;
/** Pages a minute: of one address, which may be a whole office, and of all. */
const LIMITS = { perClient: 60, overall: 3_000 };

type VitalsEndpointOptions = {
  clock: () => number;
  metrics: Pick<Metrics, 'vitals'>;
  /** The route of an address; null for none. */
  resolveRoute: (pathname: string) => RouteName | null;
  /** Counts shared by all processes of this machine; null if there is only one. */
  counts: Pick<SharedCounts, 'add'> | null;
  onError: (error: unknown) => void;
};

/**
 * Creates `POST /vitals`: browsers' measurements of how a page felt (decision 0166). Nothing of the visitor is kept.
 */
export function createVitalsEndpoint({ clock, metrics, resolveRoute, counts, onError }: VitalsEndpointOptions) {
  const mayTell = createSharedLimit({
    isWithinLocalLimit: createRateLimit({ clock, ...LIMITS }),
    counts,
    most: LIMITS.perClient,
    onError,
  });

  const respond = (request: Request, clientAddress: string) =>
    orClientClosed(request, () => answer(request, clientAddress));

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const { headers } = request;
    if (request.method !== 'POST') return refuse(405, 'Only browsers send their measures here', { allow: 'POST' });
    const site = headers.get('sec-fetch-site') ?? 'same-origin';
    if (site !== 'same-origin') return refuse(403, 'Only pages of this site send their measures here');
    const type = readMediaType(headers);
    if (type !== 'application/json') return refuse(415, 'The measures are application/json');
    // Pages check this themselves; a report sent all the same is not counted.
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return taken();
    if (!(await mayTell(`vitals ${clientAddress}`)))
      return refuse(429, 'Too many measures: try again in a minute', { 'retry-after': '60' });
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === 413) return refuse(413, `The measures take at most ${MAX_BODY_BYTES} bytes`);
    if (body === 408) return refuse(408, 'The measures came too slowly', { connection: 'close' });
    const beacon = parseVitalsBeacon(new TextDecoder().decode(body));
    if ('problem' in beacon) return refuse(400, beacon.problem);
    const route = resolveRoute(beacon.path);
    if (!route?.isPage) return refuse(400, 'path: this site has no such page');
    metrics.vitals.observe(beacon, { page: route.name, ...localeOf(parsePath(beacon.path)) });
    return taken();
  }

  return { respond };
}

export type VitalsEndpoint = ReturnType<typeof createVitalsEndpoint>;

function taken(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
