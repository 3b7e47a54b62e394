import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../contract/write-whole.ts';

/**
 * Writes a file into a folder that this user alone reads, creating the folder if needed: the file gets its name once it
 * is complete and on disk. Throws if it cannot be written, and leaves no partial file.
 */
export async function writeWholeFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, name), bytes, { isFlushed: true, mode: 0o600 });
}
