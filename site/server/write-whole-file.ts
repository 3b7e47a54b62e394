import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const PART_EXTENSION = '.part';

/**
 * Writes a file of a folder, which it makes where there is none: the file has its name once it is whole and on the disk.
 * The same may be written twice at once, by this process and by others. Throws where it cannot be written, and leaves no
 * part of it.
 */
export async function writeWholeFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  const part = join(folder, `${name}.${randomUUID()}${PART_EXTENSION}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(part, bytes, { flush: true, mode: 0o600 });
    if ((await stat(part)).size !== bytes.length) throw new Error('A file was not written whole.');
    await rename(part, join(folder, name));
  } catch (error) {
    // The disk that cannot be written is reported already.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
