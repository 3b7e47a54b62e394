import { randomUUID } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';

/** How the name of an unfinished file ends. */
export const PART_EXTENSION = '.part';

type How = {
  /** Whether the bytes must be on disk before the file has its name. */
  isFlushed?: boolean;
  /** Who may read it, such as 0o600; else what the process gives its files. */
  mode?: number;
};

/**
 * Writes a file completely or not at all, so that a reader never sees half of one. The same file may be written many
 * times at once, by this process and others. Throws if it cannot be written, and leaves no parts.
 */
export async function writeWhole(file: string, data: string | Uint8Array, how: How = {}): Promise<void> {
  const { isFlushed = false, mode } = how;
  const part = `${file}.${randomUUID()}${PART_EXTENSION}`;
  try {
    await writeFile(part, data, { flush: isFlushed, mode });
    if ((await stat(part)).size !== Buffer.byteLength(data)) throw new Error('A file was not written whole.');
    await rename(part, file);
  } catch (error) {
    // The failed write is reported already.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
