/**
 * Loads the folder written by `npm run content -- pull` into the database (decision 0177); that command runs this
 * itself.
 */
import { readBackendEnv } from '../process/env.ts';
import { mediaDirOf, openDatabase } from '../seed/set-up.ts';
import { loadPulled } from './load-pulled.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
try {
  const [folder = ''] = process.argv.slice(2);
  const env = readBackendEnv(process.env);
  const database = await openDatabase({ ...env, report: say });
  try {
    const products = await loadPulled(database.db, folder, mediaDirOf(env));
    say(
      `The database holds what was pulled, ${products} products among it. A running backend shows it when it starts again.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
