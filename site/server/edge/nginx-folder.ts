import type { Dirent } from 'node:fs';
import { open, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edge, MAX_TAGS } from './edge.ts';

/** nginx keeps the head of an answer in front of its body, at most `proxy_buffer_size` of `deploy/nginx.conf`. */
const HEAD_BYTES = 32_768;
/** Files that are read at once. */
const WIDTH = 16;
/** An interrupted purge starts again at the first file: the 2 GB of `deploy/nginx.conf` are some 140,000 files. */
const DEADLINE_MS = 600_000;

/** Creates the purge of nginx's `proxy_cache_path`: it deletes the files with the tags, and nginx requests new ones. */
export function createNginxFolder({ folder }: { folder: string }): Edge {
  return {
    name: 'nginx',
    headers: ['surrogate-key', 'x-accel-expires'],
    mostTags: MAX_TAGS,
    deadlineMs: DEADLINE_MS,
    purge: async (tags, signal) => {
      const wanted = new Set(tags);
      // Each lane takes the next one.
      const entries = (await opendir(folder, { recursive: true }))[Symbol.asyncIterator]();
      async function go(): Promise<void> {
        let next = await entries.next();
        while (!next.done) {
          signal.throwIfAborted();
          await look(next.value);
          next = await entries.next();
        }
      }
      async function look(entry: Dirent): Promise<void> {
        if (!entry.isFile()) return;
        const path = join(entry.parentPath, entry.name);
        if (parseTags(await readHead(path)).some((tag) => wanted.has(tag))) await rm(path, { force: true });
      }
      try {
        await Promise.all(Array.from({ length: WIDTH }, go));
      } finally {
        await entries.return?.();
      }
    },
  };
}

/** nginx deletes files too: one that has gone needs no purge. */
async function readHead(path: string): Promise<string> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function parseTags(head: string): string[] {
  return /\r\nsurrogate-key: ?([^\r\n]*)\r\n/i.exec(head)?.[1]?.split(' ') ?? [];
}
