import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaEntry, MediaManifest } from '../backend/content/media-manifest.ts';
import { writeWhole } from '../contract/write-whole.ts';

/** References of what `sample/documents/` makes; `sample/imagery/` makes all others. */
const DOCUMENT = /^(document|video)\//;

/** Replaces the entries of the pictures, or of the documents and films, in a media folder's `manifest.json`. */
export async function updateManifest(
  dir: string,
  part: 'pictures' | 'documents',
  entries: Readonly<Record<string, MediaEntry>>,
): Promise<void> {
  const file = join(dir, 'manifest.json');
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const present: MediaManifest = JSON.parse(source);
  const others = Object.entries(present).filter(([ref]) => DOCUMENT.test(ref) === (part === 'pictures'));
  await writeWhole(file, `${JSON.stringify({ ...Object.fromEntries(others), ...entries }, null, 1)}\n`);
}
