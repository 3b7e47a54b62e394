import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openDataFolder } from '../../contract/data-folder.ts';
import { resolveMediaOrigins } from '../app/content/cleaning/media-source.ts';
import { bringsToken } from '../app/content/client/token.ts';
import type { SiteEnv } from '../env.ts';
import { createApp } from './app.ts';
import { createBackendFiles } from './backend-files.ts';
import { createBuilds, loadBuilds } from './builds.ts';
import { createFastPath } from './cache/fast-path.ts';
import { createPageCache } from './cache/page-cache.ts';
import { buildScriptHash, STARTER } from './defer-hydration.ts';
import { createDiskStore } from './disk-store.ts';
import { createHealth } from './health.ts';
import { createHydration } from './hydration.ts';
import { createImageSources } from './image-sources.ts';
import { createImages } from './images.ts';
import type { Log } from './log.ts';
import { createMedia } from './media.ts';
import { createMetrics } from './metrics.ts';
import { buildPageScript } from './page-script.ts';
import { createPages } from './pages.ts';
import { createPurge } from './purge.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import type { Site, SiteOptions } from './site.ts';
import { createStaticFiles } from './static-files.ts';

const PAGE_CACHE_BYTES = 192_000_000;
const IMAGE_STORE_BYTES = 1_000_000_000;
/** Longer than a proxy in front keeps its idle connections, so that it never sends into a closing one. */
const KEEP_ALIVE_TIME = 65_000;
const GRACE_TIME = 8_000;

export type StartOptions = {
  env: SiteEnv;
  log: Log;
  createSite: (options: SiteOptions) => Promise<Site>;
  /** The built site: `client/` beside `server/`. */
  buildFolder: string;
  /** Where `/metrics` is answered, on the loopback interface alone; without it nowhere. */
  metricsPort?: number;
};

/** Puts the server together and listens; gives its port, the site behind it, and the way to end it. */
export async function startServer({ env, log, createSite, buildFolder, metricsPort }: StartOptions) {
  await openDataFolder(env.dataDir);
  const clock = Date.now;
  const onError = (error: unknown, key?: string) => log.error({ err: error, key }, 'background work failed');
  const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES, clock, idle: () => sleep(1_000), onError });
  const metrics = createMetrics({ cache, processMetrics: true });
  const storageNames = env.graphqlTokenSources.flatMap((source) =>
    source.kind === 'localStorage' ? [source.name] : [],
  );
  const pageScript = buildPageScript({ storageNames });
  const isPersonal = (cookie: string | null) => bringsToken(env.graphqlTokenSources, cookie);
  const hydration = createHydration({ headScript: pageScript });
  const securityHeaders = buildSecurityHeaders({
    siteOrigin: env.siteOrigin,
    scriptHashes: [buildScriptHash(pageScript), buildScriptHash(STARTER)],
    analytics: env.gtmId !== '',
  });

  const origins = resolveMediaOrigins(Object.values(env.graphqlCountries));
  const files = createBackendFiles({ fetch: globalThis.fetch, origins });
  const store = createDiskStore({ folder: join(env.dataDir, 'images'), maxBytes: IMAGE_STORE_BYTES, clock, onError });
  const images = createImages({
    origins,
    store,
    onError,
    sources: createImageSources({ files, store, clock, onError }),
  });

  const { loadImageSize } = images;
  const site = await createSite({ env, clock, log, loadImageSize, purgePages: (tags) => cache.purge(tags) });
  const buildsFolder = join(env.dataDir, 'builds');
  const builds = await loadBuilds(buildsFolder);
  const app = createApp({
    clock,
    log,
    metrics,
    securityHeaders,
    images,
    hydration,
    health: createHealth({ probe: site.probe }),
    builds: createBuilds({ builds }),
    media: createMedia({ files, origins }),
    purge: createPurge({ secret: env.purgeSecret, clock, log, site, cache }),
    staticFiles: createStaticFiles({
      folders: [join(buildFolder, 'client'), ...builds.map(({ id }) => join(buildsFolder, id))],
    }),
    pages: createPages({ siteOrigin: env.siteOrigin, clock, cache, hydration, site, securityHeaders, isPersonal }),
  });

  const answer = getRequestListener(
    (request, { incoming }) => app(request, { clientAddress: incoming.socket.remoteAddress ?? '' }),
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    createFastPath({ cache, clock, isPersonal, listener: (incoming, outgoing) => void answer(incoming, outgoing) }),
  );
  server.keepAliveTimeout = KEEP_ALIVE_TIME;
  server.headersTimeout = KEEP_ALIVE_TIME + 5_000;
  const servers = [{ server, port: env.port, host: env.host }];
  if (metricsPort !== undefined) {
    const listener = getRequestListener(() => metrics.respond(), { overrideGlobalObjects: false });
    servers.push({ server: createServer((i, o) => void listener(i, o)), port: metricsPort, host: '127.0.0.1' });
  }
  for (const one of servers) await listen(one);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? env.port) : env.port;
  log.info({ port, host: env.host, origin: env.siteOrigin }, 'the site listens');

  /** Lets requests under way come to their end, then closes. */
  async function stop(): Promise<void> {
    await Promise.all(servers.map((one) => close(one.server)));
    await site.close();
  }

  return { port, stop, site };
}

function listen({ server, port, host }: { server: Server; port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

async function close(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_TIME);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
