/** The primary process of a site with several: starts the others, relays their messages, and sums their figures. */

import cluster from 'node:cluster';
import { realpathSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { listen, trackResponses } from '../../contract/listen.ts';
import type { SiteEnv } from '../env.ts';
import { shutdownTimeout } from './grace.ts';
import { createGroupFigures } from './group-figures.ts';
import type { Log } from './log.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { runUntilSignal } from './run-until-signal.ts';
import { type ClusterWorker, wrapWorker } from './workers/cluster-worker.ts';
import type { FromWorker } from './workers/messages.ts';
import { createMinuteCounts } from './workers/minute-counts.ts';
import { createWorkerGroup } from './workers/worker-group.ts';

/** Tells a worker its place. */
export const PLACE_VARIABLE = 'SITE_WORKER_PLACE';

type RunOptions = {
  env: Pick<SiteEnv, 'workers' | 'metricsPort' | 'metricsHost' | 'metricsToken' | 'graphqlTimeoutMs'>;
  log: Log;
  /** The file that workers run, behind a link to the current build, which changes when there is a new one. */
  entry: string;
};

/** Runs the workers of a site until a signal; ends the process with 1 when none can start. */
export async function runWorkers({ env, log, entry }: RunOptions): Promise<void> {
  const clock = () => performance.now();
  const count = createMinuteCounts(clock);
  const running = new Set<ClusterWorker>();
  const figures = createGroupFigures(() => [...running]);
  cluster.setupPrimary({ exec: entry });

  function answer(message: FromWorker, from: ClusterWorker): void {
    if (message.kind === 'figures') figures.take(message.id, message.figures);
    else if (message.kind === 'closed') from.send({ kind: 'mayEnd', id: message.id });
    else if (message.kind === 'count') from.send({ kind: 'counted', id: message.id, count: count(message.name) });
    else for (const other of running) if (other !== from) other.send({ kind: 'told', text: message.text });
  }

  function start(place: number): ClusterWorker {
    const worker = wrapWorker(cluster.fork({ [PLACE_VARIABLE]: place }), answer);
    running.add(worker);
    void worker.ended.then(() => {
      running.delete(worker);
      figures.end(worker);
    });
    return worker;
  }

  const group = createWorkerGroup({
    count: env.workers,
    start,
    clock,
    wait: unrefSleep,
    shutdownTimeout: shutdownTimeout(env),
    onRestart: figures.countRestart,
    log,
  });
  void group.failed.then(async () => {
    process.stderr.write(
      'A process of the site ended as it started, and so would the others: what it said is above.\n',
    );
    await group.stop();
    process.exit(1);
  });
  const endpoint =
    env.metricsPort === null ? null : createMetricsEndpoint({ metrics: figures, token: env.metricsToken, log });
  const respond = endpoint && getRequestListener(endpoint, { overrideGlobalObjects: false });
  const listening =
    respond && env.metricsPort !== null
      ? await listen({ createListener: trackResponses(respond), port: env.metricsPort, host: env.metricsHost })
      : null;
  process.on('SIGUSR2', () => void group.roll());
  const builds = watchEntry(entry, () => void group.roll());
  runUntilSignal({
    stop: async () => {
      builds.close();
      await Promise.all([group.stop(), listening?.close(0)]);
    },
    log,
  });
}

/** Calls back when the entry's link points to another build. */
function watchEntry(entry: string, onNew: () => void) {
  let current = realpathSync(entry);
  // `{folder of builds}/current/server/index.js`, or that of one build, which never changes.
  return watch(dirname(dirname(dirname(entry))), () => {
    const next = resolveEntry(entry);
    if (next === null || next === current) return;
    current = next;
    onNew();
  });
}

function resolveEntry(entry: string): string | null {
  try {
    return realpathSync(entry);
  } catch {
    // The link is just being replaced.
    return null;
  }
}

/** Sleeps without keeping the process alive. */
function unrefSleep(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false });
}
