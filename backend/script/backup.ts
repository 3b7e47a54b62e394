/**
 * `npm run backup -- FILE` writes the whole database, also while the backend runs; `npm run restore -- FILE` restores
 * it into an empty one, embedded or PostgreSQL, whichever it came from (docs/operations.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzipSync } from 'node:zlib';
import { dumpDatabase, restoreDatabase } from '../db/backup.ts';
import { createDatabase, type OpenDatabase } from '../db/database.ts';
import { readBackendEnv } from '../process/env.ts';
import { requireDatabase, runCommand } from './command.ts';
import { type Output, runInBackend } from './running-backend.ts';

type BackupTools = Output & { database: Pick<OpenDatabase, 'db'>; clock: () => Date };

/** Writes a backup to a file; returns the exit code. */
export async function runBackup(file: string, { database, clock, print, write }: BackupTools): Promise<number> {
  const zip = createGzip();
  const zipped = buffer(zip);
  const count = await dumpDatabase(database, {
    clock,
    write: (line) =>
      new Promise((resolve, reject) => zip.write(`${line}\n`, (error) => (error ? reject(error) : resolve()))),
  });
  zip.end();
  await write(file, await zipped);
  print(`${count} rows are in ${file}.\n`);
  return 0;
}

/** Restores a backup into an empty database; returns the exit code. */
async function runRestore(zipped: Buffer, database: OpenDatabase, print: Output['print']): Promise<number> {
  const count = await restoreDatabase(database, splitLines(gunzipSync(zipped)));
  print(`${count} rows are restored.\n`);
  return 0;
}

/** A backup may be longer than a string can be. */
function* splitLines(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

if (import.meta.main) {
  const [command, file] = process.argv.slice(2);
  const output: Output = {
    print: (text) => process.stdout.write(text),
    // It contains what visitors sent.
    write: (path, bytes) => writeFile(path, bytes, { mode: 0o600 }),
  };
  if ((command === 'backup' || command === 'restore') && file !== undefined)
    process.exitCode = await runCommand(() => run(command, file));
  else {
    process.stderr.write('npm run backup -- FILE, or npm run restore -- FILE\n');
    process.exitCode = 1;
  }

  async function run(name: 'backup' | 'restore', path: string): Promise<number> {
    const { dataDir, databaseUrl } = readBackendEnv(process.env);
    const code =
      name === 'backup' && databaseUrl === '' ? await runInBackend([name, path], { ...output, dataDir }) : null;
    if (code !== null) return code;
    // A restore creates a database only where DATA_DIR is set.
    if (name === 'backup' || !process.env.DATA_DIR) requireDatabase({ dataDir, databaseUrl });
    const zipped = name === 'restore' ? await readFile(path) : null;
    const place = databaseUrl === '' ? { dataDir: join(dataDir, 'database') } : { url: databaseUrl };
    const database = await createDatabase({ ...place, report: (line) => process.stderr.write(`${line}\n`) });
    try {
      if (zipped !== null) return await runRestore(zipped, database, output.print);
      return await runBackup(path, { ...output, database, clock: () => new Date() });
    } finally {
      await database.close();
    }
  }
}
