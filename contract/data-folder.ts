/** The data folder of both processes, readable by their user only. */
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/** Creates the folder if it is missing, closes it and all in it to other users, and whatever the process makes from now on. */
export async function openDataFolder(folder: string): Promise<void> {
  process.umask(OTHERS);
  await mkdir(folder, { recursive: true });
  await closeFolder(folder);
}

/** Closes a folder and all in it; the embedded database creates files that everybody may write. */
export async function closeFolder(folder: string): Promise<void> {
  await closeToOthers(folder).catch(ignoreGone);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => closeToOthers(join(entry.parentPath, entry.name)).catch(ignoreGone)));
}

async function closeToOthers(path: string): Promise<void> {
  const found = await stat(path);
  // The mode of a sample's file is that of the checkout, too, if it is linked.
  const isLinked = found.isFile() && found.nlink > 1;
  if ((found.mode & OTHERS) !== 0 && !isLinked) await chmod(path, found.mode & OWNER_ALONE);
}

/** Another process may have removed the file; a read-only disk is reported by whatever writes to it. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EROFS') throw error;
}
