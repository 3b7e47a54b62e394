/** The entry of the server bundle: reads the environment, listens, and shuts down on a signal. */
import './launch.ts';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../contract/environment.ts';
import { readSiteEnv } from './env.ts';
import { createLog } from './server/log.ts';
import { runUntilSignal } from './server/run-until-signal.ts';
import { createSite } from './server/site.ts';
import { startServer } from './server/start.ts';

/** This bundle is `build/{id}/server/index.js`. */
const buildFolder = fileURLToPath(new URL('..', import.meta.url));

/** What runs in this process; undefined when the environment is invalid. */
export const running = await start();

async function start() {
  try {
    const env = readSiteEnv(process.env);
    const log = createLog({ mode: env.mode });
    // Log the error only: Node's own dump would print all its properties.
    process.once('uncaughtException', (error) => {
      log.error({ err: error }, 'the process ends: nobody caught this');
      process.exit(1);
    });
    const started = await startServer({ env, log, createSite, buildFolder });
    runUntilSignal({ stop: started.stop, log });
    return started;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
