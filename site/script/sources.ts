/** The sources of the built site: the files of `site/` that reach a browser or the server, and the contract. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const siteFolder = fileURLToPath(new URL('..', import.meta.url));
export const sourceFolders = [siteFolder, join(siteFolder, '../contract')];
/** Files that are generated, only read by tests or when the site starts, or written by tools for themselves. */
const OTHERS =
  /(?:^|\/)(?:\.[^/]+|node_modules|generated)(?:\/|$)|^(?:build|config|e2e|recorded|project\.inlang)\/|\.test\.tsx?$|\.md$/;

/** Whether a file of one of the folders, named from there, is a source of the build. */
export function isSource(file: string): boolean {
  return !OTHERS.test(file);
}

/** The sources, as absolute paths in order. */
export async function listSources(): Promise<string[]> {
  const lists = sourceFolders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => isSource(relative(folder, path)));
  });
  return [...(await Promise.all(lists)).flat(), join(siteFolder, '../package-lock.json')].sort();
}
