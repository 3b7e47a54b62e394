/** Starts the site: the server's pipeline before the built site (architecture §0). */
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../contract/environment.ts';
import { readSiteEnv } from './env.ts';
import { createLog } from './server/log.ts';
import type { CreateSite } from './server/site-binding.ts';
import { startServer } from './server/start.ts';

const buildFolder = fileURLToPath(new URL('./build', import.meta.url));
const bundle = new URL('./build/server/index.js', import.meta.url);

try {
  const env = readSiteEnv(process.env);
  const log = createLog({ mode: env.mode });
  // React takes its build by this variable: unset, it would be the slow one for development.
  process.env.NODE_ENV = env.mode;
  const { createSite }: { createSite: CreateSite } = await import(bundle.href);
  const { stop } = await startServer({ env, log, createSite, buildFolder });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
