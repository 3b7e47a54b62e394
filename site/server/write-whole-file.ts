import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const PART_EXTENSION = '.part';

/**
 * Writes a file into a folder, creating the folder if needed: the file gets its name once it is complete and on disk.
 * This process and others may write the same file at the same time. Throws if it cannot be written, and leaves no
 * partial file.
 */
export async function writeWholeFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  const part = join(folder, `${name}.${randomUUID()}${PART_EXTENSION}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(part, bytes, { flush: true, mode: 0o600 });
    if ((await stat(part)).size !== bytes.length) throw new Error('A file was not written whole.');
    await rename(part, join(folder, name));
  } catch (error) {
    // The failed write is reported already.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
