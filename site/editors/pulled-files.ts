import { readFile } from 'node:fs/promises';

/** Reads a file; empty if there is none. */
export function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
