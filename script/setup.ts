/**
 * What script/setup does once Node and the packages are there: the build of the site, beside pictures, documents and
 * then the database. Each part does nothing while what it was made from stands.
 */
import { join } from 'node:path';
import { EnvironmentError, readBackendEnv, readSiteEnv } from '../env.ts';
import { run } from './run.ts';

try {
  readSiteEnv(process.env);
  const { dataDir } = readBackendEnv(process.env);
  const node = (...args: string[]) => run(process.execPath, args);
  const content = async () =>
    (await node('backend/imagery/main.ts', '--set-up')) ||
    (await node('backend/documents/main.ts', '--media', join(dataDir, 'media'))) ||
    node('backend/seed/main.ts');
  process.exitCode = Math.max(...(await Promise.all([node('script/build.ts'), content()])));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
