import { rename, writeFile } from 'node:fs/promises';

/** Puts a file in place whole or not at all, so that a reader never sees half of one. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, data);
  await rename(draft, file);
}
