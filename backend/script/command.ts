/** Helpers for the operator's commands: they require a database, and report in one line what the operator can fix. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvironmentError } from '../../contract/environment.ts';
import { RestoreError } from '../db/backup.ts';
import { FolderInUseError } from '../db/lock-folder.ts';
import { UnreachableDatabaseError } from '../db/unreachable.ts';

/** Thrown if no database is configured and none exists. */
class MissingDatabaseError extends Error {}

/** Errors whose message tells the operator what to do. */
const REPORTED_ERRORS = [
  EnvironmentError,
  RestoreError,
  FolderInUseError,
  UnreachableDatabaseError,
  MissingDatabaseError,
];

/** Runs a command and returns its exit code. */
export async function runCommand(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error) || !REPORTED_ERRORS.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Throws if there is no database: a new one would have nothing to erase or back up. */
export function requireDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }): void {
  if (databaseUrl !== '' || existsSync(join(dataDir, 'database'))) return;
  throw new MissingDatabaseError(
    `There is no database: DATABASE_URL is not set, and ${resolve(dataDir)} has none. Set DATABASE_URL or DATA_DIR as the backend has it.`,
  );
}
