import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';

test('other users of the machine can neither read nor write the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  try {
    const database = await createDatabase({ dataDir: join(folder, 'database') });
    await database.migrate();
    // PGlite makes files that everybody may write: while it runs, the folder keeps others out.
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await database.close();
    const entries = await readdir(join(folder, 'database'), { recursive: true });
    expect(entries.length).toBeGreaterThan(100);
    const open = await Promise.all(
      entries.map(async (entry) => ((await stat(join(folder, 'database', entry))).mode & 0o077 ? [entry] : [])),
    );
    expect(open.flat()).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
