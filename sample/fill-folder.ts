import { link, mkdir, readdir, readFile, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../contract/write-whole.ts';

/** A file named by the hash of everything it is made from: if the name exists, the file need not be made again. */
export type MadeFile = {
  name: string;
  /** The publication date, `2026-08-11`, used as the file's modification time. */
  published?: string;
  make(): Promise<string | Uint8Array>;
};
export type FillReport = { made: number; copied: number; kept: number };

/** Fills a folder with the files it lacks: links or copies committed ones, makes the rest. */
export async function fillFolder(of: {
  files: readonly MadeFile[];
  dir: string;
  committedDir: string;
  atOnce?: number;
  onMade?: (name: string) => void;
}): Promise<FillReport> {
  const { dir, committedDir, atOnce = 1, onMade = () => {} } = of;
  const files = [...new Map(of.files.map((file) => [file.name, file])).values()];
  await mkdir(dir, { recursive: true });
  const [present, committed] = await Promise.all([listFiles(dir), listFiles(committedDir)]);
  const missing = files.filter(({ name }) => !present.has(name));
  const toCopy = missing.filter(({ name }) => committed.has(name));
  for (const { name } of toCopy) await copyOrLink(join(committedDir, name), join(dir, name));

  const toMake = missing.filter(({ name }) => !committed.has(name));
  const queue = toMake.values();
  const work = async () => {
    for (const { name, published, make } of queue) {
      await writeWhole(join(dir, name), await make());
      if (published) await utimes(join(dir, name), new Date(published), new Date(published));
      onMade(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { made: toMake.length, copied: toCopy.length, kept: files.length - missing.length };
}

/** Brings a folder of committed files up to date: makes missing files, deletes those no longer needed. */
export async function updateCommitted(of: {
  files: readonly MadeFile[];
  dir: string;
  atOnce?: number;
  onMade: (name: string) => void;
}): Promise<FillReport> {
  const report = await fillFolder({ ...of, committedDir: of.dir });
  const wanted = new Set(of.files.map(({ name }) => name));
  for (const name of await listFiles(of.dir)) if (!wanted.has(name)) await unlink(join(of.dir, name));
  return report;
}

/** The names of the files in a folder; empty if there is no such folder. */
async function listFiles(dir: string): Promise<Set<string>> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Set(names);
}

/** Hard-links a file to a second path, or copies it where linking fails. */
async function copyOrLink(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await writeWhole(to, await readFile(from));
  });
}
