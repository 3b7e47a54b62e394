/**
 * What script/setup does once Node and the packages are there: the build of the site beside the pictures and the
 * database. Each part keeps a note of what it was made from under DATA_DIR and does nothing while that stands.
 */
import { readBackendEnv } from '../env.ts';
import { run } from './run.ts';

readBackendEnv(process.env);
const codes = await Promise.all([
  run(process.execPath, ['script/build.ts']),
  run(process.execPath, ['backend/set-up.ts']),
]);
process.exitCode = Math.max(...codes);
