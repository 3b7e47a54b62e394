import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The YAML files directly in a folder, sorted; none if the folder does not exist. */
export async function listContentFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** Every YAML file below a folder with its bytes, in a stable order, for a content hash. */
export async function readContentSources(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}
