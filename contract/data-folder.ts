/** The data folder of both processes, readable by their user only. */
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ALONE = 0o700;
const OTHERS = 0o077;

/** Called with a message if something could not be made private; not called on success. */
type Warn = (sentence: string) => void;

/** Creates the folder if missing; closes it, its contents and all the process creates from now on to other users. */
export async function openDataFolder(folder: string, warn?: Warn): Promise<void> {
  process.umask(OTHERS);
  await mkdir(folder, { recursive: true });
  await closeFolder(folder, warn);
}

/**
 * Closes a folder and all in it; the embedded database creates files that everybody may write. Files of another user
 * stay as they are: a volume of Kubernetes, for example, and its `lost+found`.
 */
export async function closeFolder(folder: string, warn: Warn = () => {}): Promise<void> {
  const foreign = new Set<string>();

  async function close(path: string, isFolder: boolean): Promise<void> {
    /** Another process may have removed a file of the folder; a read-only disk is reported by whatever writes to it. */
    const forgive = (error: NodeJS.ErrnoException): [] => {
      const isGone = error.code === 'ENOENT' && path !== folder;
      if (error.code === 'EPERM' || error.code === 'EACCES') foreign.add(path);
      else if (!isGone && error.code !== 'EROFS') throw error;
      return [];
    };
    await closeToOthers(path).catch(forgive);
    const entries = isFolder ? await readdir(path, { withFileTypes: true }).catch(forgive) : [];
    await Promise.all(entries.map((entry) => close(join(path, entry.name), entry.isDirectory())));
  }

  await close(folder, true);
  const [first] = foreign;
  if (first === undefined) return;
  const others = foreign.size > 1 ? ` and ${foreign.size - 1} more` : '';
  warn(`what belongs to another user was not closed: ${first}${others}`);
}

async function closeToOthers(path: string): Promise<void> {
  const found = await stat(path);
  // A hard-linked file of the sample shares its mode with the checkout.
  const isLinked = found.isFile() && found.nlink > 1;
  if ((found.mode & OTHERS) !== 0 && !isLinked) await chmod(path, found.mode & OWNER_ALONE);
}
