import { setTimeout as sleep } from 'node:timers/promises';
import type { EdgeSettings } from '../../env/edges.ts';
import { createCloudflare } from './cloudflare.ts';
import { createCloudFront } from './cloudfront.ts';
import type { Edge, Fetch } from './edge.ts';
import { createEdges } from './edges.ts';
import { createFastly } from './fastly.ts';
import { createNginxFolder } from './nginx-folder.ts';
import type { EdgeLog } from './purge-queue.ts';
import { createVarnish } from './varnish.ts';

type OpenEdgesOptions = { settings: EdgeSettings; fetch: Fetch; clock: () => number; log: EdgeLog };

/** Creates the edges that the environment names. */
export function openEdges({ settings, fetch, clock, log }: OpenEdgesOptions) {
  const { varnish, nginxFolder, cloudflare, fastly, cloudfront } = settings;
  const edges: Edge[] = [];
  if (varnish.length > 0) edges.push(createVarnish({ addresses: varnish, fetch }));
  if (nginxFolder !== '') edges.push(createNginxFolder({ folder: nginxFolder }));
  if (cloudflare !== null) edges.push(createCloudflare({ zone: cloudflare.id, token: cloudflare.secret, fetch }));
  if (fastly !== null) edges.push(createFastly({ service: fastly.id, token: fastly.secret, fetch }));
  if (cloudfront !== null) {
    const [id = '', secret = ''] = cloudfront.secret.split(/:(.*)/s, 2);
    edges.push(createCloudFront({ distribution: cloudfront.id, key: { id, secret }, clock, fetch }));
  }
  return createEdges({ edges, log, wait: (ms, signal) => sleep(ms, undefined, { signal, ref: false }) });
}
