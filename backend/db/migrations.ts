import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const JOURNAL = join('meta', '_journal.json');

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Counts the migrations this program knows. */
export async function countMigrations(): Promise<number> {
  return (await readJournal()).entries.length;
}

/** Runs a step with the folder of the first migrations, or of all. */
export async function withMigrations(count: number | undefined, run: (folder: string) => Promise<void>): Promise<void> {
  if (count === undefined) return run(MIGRATIONS);
  const journal = await readJournal();
  const entries = journal.entries.slice(0, count);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readJournal() {
  return journalSchema.parse(JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')));
}
