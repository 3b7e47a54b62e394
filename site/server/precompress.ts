import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { buildBrotli } from './http/compress.ts';
import { isCompressible, resolveMediaType } from './http/media-types.ts';

const compressWithGzip = promisify(gzip);
/** Lower than for pages: it is done once per build, and a page has many small files. */
const MIN_COMPRESSED = 256;

/** Writes the best `.br` and `.gz` beside each text file of a folder that gets smaller; returns how many. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let written = 0;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isCompressible(resolveMediaType(entry.name)) || (await isCompressed(path))) continue;
    const body = await readFile(path);
    if (body.length < MIN_COMPRESSED) continue;
    const variants = { br: await buildBrotli(body, 11), gz: await compressWithGzip(body, { level: 9 }) };
    for (const [extension, variant] of Object.entries(variants)) {
      if (variant.length >= body.length) continue;
      await writeFile(`${path}.${extension}`, variant);
      written++;
    }
  }
  return written;
}

async function isCompressed(path: string): Promise<boolean> {
  const [source, compressed] = await Promise.all([stat(path), stat(`${path}.br`).catch(() => null)]);
  return compressed !== null && compressed.mtimeMs >= source.mtimeMs;
}
