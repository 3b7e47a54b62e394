/**
 * What script/setup does once Node and the packages are there: the build of the site, beside pictures, documents and
 * then the database. Each part does nothing while what it was made from stands.
 */
import { join } from 'node:path';
import { readBackendEnv } from '../backend/env.ts';
import { EnvironmentError } from '../contract/environment.ts';
import { readSiteEnv } from '../site/env.ts';
import { run } from '../site/script/run.ts';

try {
  readSiteEnv(process.env);
  const media = join(readBackendEnv(process.env).dataDir, 'media');
  const node = (...args: string[]) => run(process.execPath, args);
  const content = async () =>
    (await node('sample/imagery/main.ts', '--media', media)) ||
    (await node('sample/documents/main.ts', '--media', media)) ||
    node('backend/content/main.ts');
  process.exitCode = Math.max(...(await Promise.all([node('site/script/build.ts'), content()])));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
