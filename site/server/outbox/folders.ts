import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether there is a file at a path. */
export async function exists(path: string): Promise<boolean> {
  return (await timeOf(path)) !== null;
}

/** Returns the time a file was written; null when there is none. */
export async function timeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** A new name in a folder survives a power cut only once the folder itself is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the files of a folder that were written before a time. */
export async function removeBefore(folder: string, time: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const at = await timeOf(join(folder, name));
    if (at !== null && at < time) await rm(join(folder, name), { force: true });
  }
}
