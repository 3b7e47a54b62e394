import { existsSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PART_EXTENSION } from '../../contract/write-whole.ts';

/** After this, nobody is writing a part any more. */
const PART_LIFE_MS = 60 * 60 * 1000;

/**
 * Lists the files of earlier runs, least recently used first, and removes unfinished and empty ones. A folder that
 * belongs to another user, or a disk that cannot be written, is reported, and keeps no site from starting.
 */
export function listStored(
  folder: string,
  now: number,
  report: (error: unknown) => void,
): { name: string; size: number; usedAt: number }[] {
  if (!existsSync(folder)) return [];
  const files: { name: string; size: number; usedAt: number }[] = [];
  const isPart = (name: string) => name.endsWith(PART_EXTENSION);
  try {
    for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
      // Another process may have renamed or removed it since it was listed.
      const file = statSync(join(folder, name), { throwIfNoEntry: false });
      if (file !== undefined) files.push({ name, size: file.size, usedAt: file.mtimeMs });
    }
    for (const { name, size, usedAt } of files) {
      const isLost = isPart(name) ? now - usedAt > PART_LIFE_MS : size === 0;
      if (isLost) removeLost(join(folder, name));
    }
  } catch (error) {
    report(error);
  }
  return files.filter(({ name, size }) => !isPart(name) && size > 0).sort((a, b) => a.usedAt - b.usedAt);
}

function removeLost(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    // Another process has removed it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
