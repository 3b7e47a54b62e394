import { readFile, stat } from 'node:fs/promises';
import { createRedirectTable } from './read-redirects.server.ts';
import type { RedirectTable } from './redirect-table.ts';

/** How to read the file; replaced in tests. */
type RedirectFile = {
  read: () => Promise<string>;
  /** Changes whenever the text may have changed. */
  version: () => Promise<string>;
};

/** Creates the reader of a file; its version is its time and size. */
export function createRedirectFile(path: string): RedirectFile {
  return {
    read: () => readFile(path, 'utf8'),
    version: async () => {
      const { mtimeMs, size } = await stat(path);
      return `${mtimeMs}:${size}`;
    },
  };
}

/**
 * Loads the redirect table and reloads it when its file changes. The first load throws on a wrong row; later a wrong
 * file is reported and the table stays.
 */
export async function watchRedirects(options: {
  file: RedirectFile;
  everyMs?: number;
  isLegacyAddress?: (address: string) => boolean;
  /** Called after each reload: cached redirects are out of date. */
  onReload?: (size: number) => void;
  onError?: (error: unknown) => void;
}): Promise<RedirectTable & { check: () => Promise<void>; stop: () => void }> {
  const { file, everyMs = 5000, isLegacyAddress, onReload, onError } = options;
  const load = async () => createRedirectTable(await file.read(), isLegacyAddress && { isLegacyAddress });
  let version = await file.version();
  let table = await load();

  async function check(): Promise<void> {
    try {
      const now = await file.version();
      if (now === version) return;
      version = now;
      table = await load();
      onReload?.(table.size);
    } catch (error) {
      onError?.(error);
    }
  }

  const timer = setInterval(check, everyMs);
  timer.unref();
  return {
    get size() {
      return table.size;
    },
    findRedirect: (pathname, search) => table.findRedirect(pathname, search),
    check,
    stop: () => clearInterval(timer),
  };
}
