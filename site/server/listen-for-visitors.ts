import { getRequestListener } from '@hono/node-server';
import { listen, trackResponses } from '../../contract/listen.ts';
import type { Tracing } from '../../contract/tracing/tracing.ts';
import type { SiteEnv } from '../env.ts';
import type { createApp } from './app.ts';
import { createFastPath, type FastPathOptions } from './cache/fast-path.ts';
import { createHitObserver } from './hits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createOriginCheck } from './origin-check.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

type ListenForVisitorsOptions = Pick<FastPathOptions, 'cache' | 'clock' | 'isPersonal'> & {
  env: SiteEnv;
  log: Log;
  tracing: Tracing;
  metrics: Metrics;
  app: ReturnType<typeof createApp>;
};

/** Listens at the site's port: page cache hits are written at once, everything else goes to the application. */
export async function listenForVisitors({ env, log, tracing, metrics, app, ...pages }: ListenForVisitorsOptions) {
  const proxies = createTrustedProxies(env.trustedProxies);
  const checkOrigin = createOriginCheck({ siteOrigin: env.siteOrigin, proxies, log });
  const answer = getRequestListener(
    (request, { incoming }) => {
      const header = (name: string) => request.headers.get(name) ?? undefined;
      const hop = { remoteAddress: incoming.socket.remoteAddress ?? '', header };
      checkOrigin(request.method, hop);
      return app(request, { clientAddress: proxies.resolveClientAddress(hop) });
    },
    { overrideGlobalObjects: false },
  );
  const onHit = createHitObserver({ metrics, tracing, log, logEvery: env.logHitsEvery, proxies });
  const listening = await listen({
    createListener: (hold) => createFastPath({ ...pages, hold, onHit, listener: trackResponses(answer)(hold) }),
    port: env.port,
    host: env.host,
  });
  log.info({ port: listening.port, host: env.host, origin: env.siteOrigin }, 'the site listens');
  return listening;
}
