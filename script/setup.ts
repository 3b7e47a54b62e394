/**
 * What script/setup does once Node and the packages are there: the build of the site, beside the pictures and then the
 * database. Each part does nothing while what it was made from stands.
 */
import { EnvironmentError, readBackendEnv, readSiteEnv } from '../env.ts';
import { run } from './run.ts';

try {
  readSiteEnv(process.env);
  readBackendEnv(process.env);
  const node = (...args: string[]) => run(process.execPath, args);
  const content = async () => (await node('backend/imagery/main.ts', '--set-up')) || node('backend/seed/main.ts');
  process.exitCode = Math.max(...(await Promise.all([node('script/build.ts'), content()])));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
