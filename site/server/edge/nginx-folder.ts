import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edge, MAX_TAGS } from './edge.ts';

/** nginx keeps the head of an answer in front of its body, at most `proxy_buffer_size` of `deploy/nginx.conf`. */
const HEAD_BYTES = 32_768;

/** Creates the purge of nginx's `proxy_cache_path`: the files with the tags are deleted, and nginx asks anew. */
export function createNginxFolder({ folder }: { folder: string }): Edge {
  return {
    name: 'nginx',
    headers: ['surrogate-key', 'x-accel-expires'],
    mostTags: MAX_TAGS,
    purge: async (tags, signal) => {
      const wanted = new Set(tags);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        signal.throwIfAborted();
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        if (parseTags(await readHead(path)).some((tag) => wanted.has(tag))) await rm(path, { force: true });
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
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function parseTags(head: string): string[] {
  return /\r\nsurrogate-key: ?([^\r\n]*)\r\n/i.exec(head)?.[1]?.split(' ') ?? [];
}
