import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tracing } from '../../contract/tracing/tracing.ts';
import { createCatalogue } from '../app/content/catalogue/catalogue.server.ts';
import { createNames } from '../app/content/catalogue/names.server.ts';
import { createPurgeContent } from '../app/content/catalogue/purge-content.server.ts';
import { type ContentClientOptions, createContentClient } from '../app/content/client/client.server.ts';
import { createContentWatch, startPolling } from '../app/content/client/content-watch.server.ts';
import { createHosts } from '../app/content/client/hosts.server.ts';
import { createQueryCache } from '../app/content/client/query-cache.server.ts';
import { createSnapshots } from '../app/content/client/snapshots.server.ts';
import { countryTag } from '../app/content/client/tags.ts';
import type { RequestOutcome } from '../app/content/client/watch-request.server.ts';
import { createSiteIndex } from '../app/content/site-index/site-index.server.ts';
import type { SiteEnv } from '../env.ts';
import type { DiskQueue } from './disk-queue.ts';
import { createDiskStore, type DiskStore } from './disk-store.ts';
import type { Log } from './log.ts';
import { SITEMAPS_TAG } from './own-files.ts';
import { loadTokenSources } from './token-sources.ts';

/** The pause between locales at startup: 14 of them take a small service ten seconds, without saturating it. */
const WARM_UP_REST_MS = 250;
/** The share of searches and made-up addresses in the budget of kept answers. */
const ENDLESS_SHARE = 0.1;

export type ContentOptions = {
  env: SiteEnv;
  clock: () => number;
  /** For ages and deadlines. */
  steadyClock: () => number;
  tracing: Tracing;
  log: Log;
  /** Makes pages with one of these tags render again; the tag of everything means all of them. */
  purgePages: (tags: readonly string[], found: 'content' | 'redirects') => void;
  /** Lets other instances find what this one has kept. */
  shareFiles: (files: DiskStore) => DiskStore;
  diskQueue: DiskQueue;
  /** Called with every request to a content service when it ends. */
  onRequestEnd: (request: RequestOutcome) => void;
};

/** Opens access to the content services: the client with its caches, catalogue and site index, which follow changes. */
export async function openContent(options: ContentOptions) {
  const { env, clock, steadyClock, tracing, log, purgePages } = options;
  const queries = createQueryCache({ clock: steadyClock, maxBytes: env.queryCacheBytes });
  const hosts = createHosts({ clock: steadyClock, atOnce: env.graphqlConcurrency });
  const createSnapshotFiles = (folder: string, share: number) =>
    createDiskStore({
      folder: join(env.dataDir, folder),
      maxBytes: env.snapshotStoreBytes * share,
      clock,
      onError: (error) => log.error({ err: error }, 'answers are not kept on disk'),
      queue: options.diskQueue,
    });
  const snapshotFiles = createSnapshotFiles('snapshots', 1 - ENDLESS_SHARE);
  const searchFiles = createSnapshotFiles('snapshots-of-searches', ENDLESS_SHARE);
  const snapshots = createSnapshots({
    files: options.shareFiles(snapshotFiles),
    endless: searchFiles,
    clock,
    onError: (error) => log.warn({ err: error }, 'a kept answer was not read'),
  });
  const clientOptions: ContentClientOptions = {
    hosts,
    endpoints: env.graphqlCountries,
    contentOrigins: env.contentOrigins,
    // Answers cleaned before do not reflect the new settings.
    onSettings: (country) => purgePages([...purge([countryTag(country)]).tags, SITEMAPS_TAG], 'content'),
    siteOrigin: env.siteOrigin,
    cache: queries,
    fetch: globalThis.fetch,
    clock: steadyClock,
    method: env.graphqlMethod,
    timeoutMs: env.graphqlTimeoutMs,
    retries: env.graphqlRetries,
    tracing,
    onRequestEnd: options.onRequestEnd,
    onError: (record) => log.warn(record, 'content query failed'),
  };
  const client = createContentClient({
    ...clientOptions,
    snapshots,
    freshMsOf: (country) => watch.freshMsOf(country),
    tokenSources: await loadTokenSources(env.graphqlTokenSources, env.graphqlToken),
  });
  // Shared caches use no visitor's token.
  const content = client.forVisitor(null);
  const watch = createContentWatch({
    client: content,
    clock: steadyClock,
    onChange: (tags) => {
      log.info({ tags: tags.slice(0, 20) }, 'content has changed');
      purgePages([...purge(tags).tags, SITEMAPS_TAG], 'content');
    },
  });
  const catalogue = createCatalogue({ client: content, clock: steadyClock, freshMsOf: watch.freshMsOf });
  const siteIndex = createSiteIndex({ content, catalogue, soleLanguageOf: content.soleLanguageOf });
  const names = createNames({ catalogue, clock: steadyClock });
  const purge = createPurgeContent({ client: content, catalogue, names });

  /** Starts reading ahead and polling for changes. */
  function start() {
    watch
      .pollAll()
      .then(() => siteIndex.warmUp(() => sleep(WARM_UP_REST_MS)))
      .catch((error: unknown) => log.error({ err: error }, 'the site index was not read'));
    return startPolling(watch, (error) => log.error({ err: error }, 'polling for changes failed'));
  }

  return {
    client,
    clientOptions,
    content,
    hosts,
    watch,
    catalogue,
    siteIndex,
    names,
    purge,
    start,
    /** Saves what is only in memory. */
    flush: snapshots.flush,
    stores: {
      queries: queries.getStats,
      snapshots: () => ({ ...snapshotFiles.getStats(), ...snapshots.getStats() }),
      snapshots_of_searches: searchFiles.getStats,
      snapshots_in_memory: snapshots.getWaiting,
      catalogue: catalogue.getStats,
      names: names.getStats,
      site_index: siteIndex.getStats,
    },
  };
}
