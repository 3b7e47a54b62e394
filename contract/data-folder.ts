/** The data folder of both processes, readable by their user only. */
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/** Creates the folder if it is missing, and closes it to other users. */
export async function openDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ALONE });
  await closeToOthers(folder);
}

/** Closes a folder and all in it; the embedded database creates files that everybody may write. */
export async function closeFolder(folder: string): Promise<void> {
  await closeToOthers(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => closeToOthers(join(entry.parentPath, entry.name))));
}

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & OTHERS) !== 0) await chmod(path, mode & OWNER_ALONE);
}
