import cluster from 'node:cluster';
import { awaitPort } from '../../contract/await-port.ts';
import { shutdownTimeout } from './grace.ts';
import { endSite, runUntilSignal } from './run-until-signal.ts';
import { runWorkers } from './run-workers.ts';
import { type StartOptions, startServer } from './start.ts';
import { createChannel } from './workers/channel.ts';

type RunSiteOptions = Omit<StartOptions, 'channel'> & {
  /** The file this process was started with. */
  entry: string;
  /** The value of PLACE_VARIABLE, set by the primary process. */
  place: string | undefined;
};

/**
 * Runs the site until a signal, in this process or in as many as WORKERS says (decision 0220). Undefined in the primary
 * process of several, which serves nothing itself.
 */
export async function runSite({ entry, place, ...options }: RunSiteOptions) {
  const { env, log } = options;
  if (place === undefined) {
    const { host, port } = env;
    await awaitPort({ host, port, variable: 'PORT' }, (line) => log.warn({}, line), shutdownTimeout(env));
  }
  if (env.workers > 1 && cluster.isPrimary) {
    await runWorkers({ env, log, entry });
    return;
  }
  const channel = openChannel(place);
  const started = await startServer({ ...options, channel });
  runUntilSignal({ stop: started.stop, log });
  channel?.onRetire(() => endSite({ stop: () => started.stop({ isReplaced: true }).finally(channel.close), log }));
  return started;
}

/** Opens the channel of a worker; null in a process that is not one. */
function openChannel(place: string | undefined) {
  const { worker } = cluster;
  if (worker === undefined) return null;
  // It shuts down cleanly even when the primary process has gone; Node would end it at once.
  worker.exitedAfterDisconnect = true;
  return createChannel({ place: Number(place), process });
}
