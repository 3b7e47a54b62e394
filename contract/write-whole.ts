import { rename, writeFile } from 'node:fs/promises';

/** Writes a file completely or not at all, so that a reader never sees half of one. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, data);
  await rename(draft, file);
}
