/**
 * The rest of script/setup, once Node and the packages are there: builds the site, and at the same time the pictures,
 * the documents and then the database. Each part does nothing while its sources are unchanged. Parts of a deleted
 * folder (docs/make-it-yours.md) are left out.
 */
import './load-env.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError, readVariables, sharedVariables } from '../contract/environment.ts';
import { readSiteEnv } from '../site/env.ts';
import { run } from '../site/script/run.ts';

try {
  readSiteEnv(process.env);
  const media = join(readVariables(sharedVariables, process.env).DATA_DIR, 'media');
  const content = [
    ['sample/imagery/main.ts', '--media', media],
    ['sample/documents/main.ts', '--media', media],
    ['backend/seed/main.ts'],
  ];
  process.exitCode = Math.max(...(await Promise.all([runAll([['site/script/build.ts']]), runAll(content)])));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Runs programs one after the other until one fails. */
async function runAll(programs: string[][]): Promise<number> {
  for (const [file = '', ...args] of programs) {
    const code = existsSync(file) ? await run(process.execPath, [file, ...args]) : 0;
    if (code !== 0) return code;
  }
  return 0;
}
