/** The site: reads the environment, listens, and shuts down on a signal. The entry of the one server bundle. */
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../contract/environment.ts';
import { readSiteEnv } from './env.ts';
import { createLog } from './server/log.ts';
import { runUntilSignal } from './server/run-until-signal.ts';
import { createSite } from './server/site.ts';
import { startServer } from './server/start.ts';

/** This bundle is `build/server/index.js`. */
const buildFolder = fileURLToPath(new URL('..', import.meta.url));

/** What runs in this process; undefined when a variable of the environment is wrong. */
export const running = await start();

async function start() {
  try {
    const env = readSiteEnv(process.env);
    const log = createLog({ mode: env.mode });
    // What Node would print of an error that nobody caught is all of it.
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
