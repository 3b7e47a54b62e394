/** The entry of the server bundle: reads the environment, and runs the site. */
import './launch.ts';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../contract/environment.ts';
import { requireOrigin } from './env/address.ts';
import { readSiteEnv } from './env.ts';
import { warnOfAllocator } from './server/allocator.ts';
import { createLog, logPrinted } from './server/log.ts';
import { warnOfOwnOutbox } from './server/own-outbox.ts';
import { runSite } from './server/run-site.ts';
import { PLACE_VARIABLE } from './server/run-workers.ts';
import { createSite } from './server/site.ts';

/** This bundle is `build/{id}/server/index.js`. */
const buildFolder = fileURLToPath(new URL('..', import.meta.url));

/** What runs in this process; undefined when the environment is invalid, and where other processes serve the site. */
export const running = await start();

async function start() {
  try {
    const env = readSiteEnv(process.env);
    requireOrigin(env);
    const log = createLog({ mode: env.mode });
    logPrinted(console, log);
    // Log the error only: Node's own dump would print all its properties.
    process.once('uncaughtException', (error) => {
      log.error({ err: error }, 'the process ends: nobody caught this');
      process.exit(1);
    });
    // The path it was started with: through the link to the current build, if there is one.
    const entry = process.argv[1] ?? import.meta.filename;
    const place = process.env[PLACE_VARIABLE];
    // Once for all processes.
    if (place === undefined) {
      warnOfAllocator({ mode: env.mode, log });
      warnOfOwnOutbox(env, log);
    }
    return await runSite({ env, log, createSite, buildFolder, entry, place });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
