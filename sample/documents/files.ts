import { link, readdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Puts a file in place whole or not at all, so that a reader never sees half of one. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, data);
  await rename(draft, file);
}

/** The names of the files in a folder; none when there is no such folder. */
export async function listFiles(dir: string): Promise<Set<string>> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(names);
}

/** Links a file to a second place, or copies it where links cannot go. */
export async function copyOrLink(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await writeWhole(to, await readFile(from));
  });
}
