import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { openDataFolder } from '../../contract/data-folder.ts';
import { type Listening, listen, NOTICE_TIME, trackResponses } from '../../contract/listen.ts';
import { openTracing } from '../../contract/tracing/open-tracing.ts';
import { bringsToken } from '../app/content/client/token.ts';
import { buildPolicyHash } from '../app/ui/policy-hash.server.ts';
import type { SiteEnv } from '../env.ts';
import { createAdmission } from './admission.ts';
import { createApp } from './app.ts';
import { applyChange } from './apply-change.ts';
import { createBuilds, loadRunning, readBuildId } from './builds.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createCompactor } from './compact-memory.ts';
import { createRequestFigures } from './content-metrics.ts';
import { SPECULATION_RULES, STARTER } from './defer-hydration.ts';
import { openDeferredFiles } from './deferred-files.ts';
import { createDiskQueue } from './disk-queue.ts';
import { openEdges } from './edge/open-edges.ts';
import { graceOf } from './grace.ts';
import { createHealth } from './health.ts';
import { createHydration } from './hydration.ts';
import { createIdleWait } from './idle-machine.ts';
import { listenForVisitors } from './listen-for-visitors.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { openForms } from './open-forms.ts';
import { openImages } from './open-images.ts';
import { buildPageScript } from './page-script.ts';
import { createPages } from './pages.ts';
import { createPreview } from './preview.ts';
import { createPurge } from './purge.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { createSecurityReports } from './security-reports.ts';
import { createBus } from './shared/bus.ts';
import { openPostgresChannel } from './shared/open-postgres-channel.ts';
import { openShared } from './shared/open-shared.ts';
import { shareFiles } from './shared/shared-files.ts';
import type { Site, SiteOptions } from './site.ts';
import { createStaticFiles } from './static-files.ts';
import { createVitalsEndpoint } from './vitals-endpoint.ts';
import type { Channel } from './workers/channel.ts';

/** Memory for deferred scripts that the disk does not take, as a share of the pages' budget. */
const SCRIPTS_SHARE = 1 / 3;
export type StartOptions = {
  env: SiteEnv;
  log: Log;
  createSite: (options: SiteOptions) => Promise<Site>;
  /** The built site: `client/` beside `server/`. */
  buildFolder: string;
  /** To the other workers; null: this is the only process. */
  channel?: Channel | null;
};

/** Starts the server; returns its ports, the site and how to stop it. */
export async function startServer({ env, log, createSite, buildFolder, channel = null }: StartOptions) {
  const tracing = await openTracing(env.tracing, 'site');
  await openDataFolder(env.dataDir, (sentence) => log.warn({}, sentence));
  const clock = () => Date.now();
  /** For ages and deadlines: it never jumps when somebody sets the machine's clock. */
  const steadyClock = () => performance.timeOrigin + performance.now();
  const onError = (error: unknown, key?: string) => log.error({ err: error, path: key }, 'background work failed');
  const buildId = await readBuildId(buildFolder);
  /** Only one of the processes that share the data folder writes there, and purges the caches in front. */
  const isWriter = channel === null || channel.place === 0;
  const shared = await openShared({
    env,
    buildId,
    clock: steadyClock,
    onError: (error) => log.warn({ err: error }, 'nothing is shared with other instances: the Valkey does not answer'),
  });
  const postgresChannel = shared === null ? await openPostgresChannel(env, log) : null;
  const bus = createBus([channel, shared?.channel ?? null, postgresChannel].filter((one) => one !== null));
  const edges = openEdges({ settings: env.edges, fetch: globalThis.fetch, clock, log });
  const pageCache = createPageCache({
    maxBytes: env.pageCacheBytes,
    clock: steadyClock,
    idle: createIdleWait(),
    onError,
    edges,
    sharedPages: shared?.pages ?? null,
  });
  const cache = {
    ...pageCache,
    purge: (tags: readonly string[]) => {
      const count = pageCache.purge(tags);
      if (isWriter) edges.purge(tags);
      return count;
    },
  };
  const storageNames = env.graphqlTokenSources.flatMap((source) =>
    source.kind === 'localStorage' ? [source.name] : [],
  );
  const pageScript = buildPageScript({ storageNames, analytics: env.analytics });
  const isPersonal = (cookie: string | null) => bringsToken(env.graphqlTokenSources, cookie);
  const diskQueue = createDiskQueue();
  const deferredFiles = openDeferredFiles({
    dataDir: env.dataDir,
    clock,
    onError,
    valkey: shared?.valkey ?? null,
    queue: diskQueue,
  });
  const hydration = createHydration({
    headScript: pageScript,
    buildId,
    hasWorker: env.hasWorker,
    kept: deferredFiles.kept,
    endless: deferredFiles.endless,
    maxBytes: Math.ceil(env.pageCacheBytes * SCRIPTS_SHARE),
    bus,
  });
  const securityHeaders = buildSecurityHeaders({
    siteOrigin: env.siteOrigin,
    scriptHashes: [pageScript, STARTER, SPECULATION_RULES].map(buildPolicyHash),
    analytics: env.analytics !== null,
  });

  const {
    images,
    media,
    stores: pictureStores,
    queues: pictureQueues,
  } = openImages({ env, clock, steadyClock, onError, queue: diskQueue });
  const requests = createRequestFigures();
  const site = await createSite({
    env,
    clock,
    steadyClock,
    tracing,
    log,
    loadImageSize: images.loadImageSize,
    onRequestEnd: requests.observe,
    purgePages: (tags, found) => {
      cache.purge(tags);
      shared?.purges.record(tags, { content: found === 'content' ? [...tags] : [], paths: [], pages: [...tags] });
    },
    diskQueue,
    shareFiles: (files) => (shared === null ? files : shareFiles(files, 'answer', shared.valkey)),
    misses: isWriter ? 'written' : 'forwarded',
    bus,
  });
  shared?.purges.start((change) => applyChange(change, site, cache).tags);
  const buildsFolder = join(env.dataDir, 'builds');
  const forms = await openForms({
    env,
    log,
    clock,
    steadyClock,
    onError,
    outbox: site.outbox,
    // Unless machines share counts, the processes of this one count together.
    counts: shared?.counts ?? channel,
  });
  const compactor = createCompactor({ mostBytes: env.memoryBytes, clock: steadyClock });
  const builds = await loadRunning({
    id: buildId,
    buildFolder,
    buildsFolder,
    rules: site.routeRules,
    isWriter,
    onError,
  });
  const staticFiles = createStaticFiles({
    folder: join(buildFolder, 'client'),
    olderFolders: builds.filter(({ id }) => id !== buildId).map(({ id }) => join(buildsFolder, id)),
  });
  const admit = createAdmission();
  const metrics = createMetrics({
    processMetrics: true,
    requests: requests.metrics,
    hosts: site.hosts,
    outbox: site.outbox.getStats,
    lacking: site.lacking,
    edges: edges.getStats,
    resolveRoute: site.resolveRoute,
    queues: { ...admit.queues, ...pictureQueues },
    isValkeyUp: shared?.valkey.isUp,
    compactions: compactor.count,
    stores: {
      ...site.stores,
      pages: cache.getStats,
      page_aliases: cache.addressStats.aliases,
      page_key_params: cache.addressStats.keyParams,
      pages_to_recompress: cache.recompressStats,
      ...(shared && { shared_pages: shared.pages.getStats }),
      deferred_scripts: hydration.getStats,
      ...deferredFiles.stores,
      ...pictureStores,
      ...forms.stores,
      static_files: staticFiles.getStats,
      waiting_for_disk: diskQueue.getStats,
    },
  });
  const health = createHealth({ probe: site.probe });
  const app = createApp({
    clock: steadyClock,
    tracing,
    log,
    metrics,
    securityHeaders,
    images,
    hydration,
    hasWorker: env.hasWorker,
    health,
    builds: createBuilds({ builds }),
    media,
    purge: createPurge({ secret: env.purgeSecret, clock, log, site, cache, bus, shared: shared?.purges ?? null }),
    preview: createPreview({ secret: env.preview?.secret ?? '', clock, site, securityHeaders }),
    reports: createSecurityReports({ siteOrigin: env.siteOrigin, clock: steadyClock, log, metrics, counts: channel }),
    vitals: createVitalsEndpoint({
      clock: steadyClock,
      metrics,
      resolveRoute: site.resolveRoute,
      counts: channel,
      onError,
    }),
    staticFiles,
    pages: createPages({
      siteOrigin: env.siteOrigin,
      clock: steadyClock,
      tracing,
      cache,
      admit,
      forms: forms.answer,
      mayPost: forms.mayPost,
      hydration,
      site,
      securityHeaders,
      isPersonal,
    }),
  });

  const visitors = await listenForVisitors({ env, log, tracing, metrics, app, cache, clock: steadyClock, isPersonal });
  const figures = await listenForMetrics();

  async function listenForMetrics(): Promise<Listening | null> {
    channel?.serveFigures(metrics.read);
    // The primary process serves those of all.
    if (env.metricsPort === null || channel !== null) return null;
    const respond = createMetricsEndpoint({ metrics, token: env.metricsToken, log });
    const answerFigures = getRequestListener(respond, { overrideGlobalObjects: false });
    return listen({ createListener: trackResponses(answerFigures), port: env.metricsPort, host: env.metricsHost });
  }

  /**
   * Stops once running requests are finished; readiness ends first, so that load balancers have a moment to notice.
   * When another worker takes over, the site stays ready.
   */
  async function stop({ isReplaced = false } = {}): Promise<void> {
    if (!isReplaced) health.end();
    admit.end();
    forms.stopSweeping();
    compactor.stop();
    edges.close();
    await Promise.all([visitors.close(NOTICE_TIME, graceOf(env)), figures?.close(0)]);
    await Promise.all([site.close(), forms.closeCounts()]);
    shared?.close();
    await postgresChannel?.close();
    await tracing.close();
  }

  return { port: visitors.port, metricsPort: figures?.port, stop, site };
}
