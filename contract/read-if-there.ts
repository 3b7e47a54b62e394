import { readFile } from 'node:fs/promises';

/** Reads a text file; empty if there is none. Any other failure is thrown. */
export function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}
