import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_EXTENSION } from '../../contract/write-whole.ts';
import { type Build, retainBuild } from './builds.ts';

/** The name of the link to the build that starts next. */
const CURRENT = 'current';
/** A build takes minutes: what is older was given up. */
const MAX_BUILDING_MS = 60 * 60 * 1000;

type PublishOptions = {
  build: Build;
  /** Holds a folder for each build, and the link to the current one. */
  buildsRoot: string;
  /** The folder of hashed files that open tabs may still request. */
  keptFolder: string;
};

/**
 * Makes a finished build the current one. Running servers keep using the folder they started in: nothing in it is
 * changed, and it stays for as long as its build is kept.
 */
export async function publishBuild({ build, buildsRoot, keptFolder }: PublishOptions): Promise<void> {
  const clientFolder = join(buildsRoot, build.id, 'client');
  const kept = await retainBuild({ build, clientFolder, buildsFolder: keptFolder });
  const link = join(buildsRoot, `${CURRENT}.${process.pid}`);
  await rm(link, { force: true });
  await symlink(build.id, link);
  await rename(link, join(buildsRoot, CURRENT));
  const names = new Set([CURRENT, ...kept.map(({ id }) => id)]);
  for (const name of await readdir(buildsRoot)) {
    if (!names.has(name) && !(await isBeingBuilt(join(buildsRoot, name))))
      await rm(join(buildsRoot, name), { recursive: true, force: true });
  }
}

/** Whether another process may be building in a folder. */
async function isBeingBuilt(folder: string): Promise<boolean> {
  if (!folder.endsWith(PART_EXTENSION)) return false;
  const made = await stat(folder).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs < MAX_BUILDING_MS;
}

/** The id of the current build; null when there is none. */
export async function readCurrent(buildsRoot: string): Promise<string | null> {
  const id = await readlink(join(buildsRoot, CURRENT)).catch(() => null);
  return id !== null && (await isBuilt(buildsRoot, id)) ? id : null;
}

/** Whether a build is complete: its folder is renamed last. */
export async function isBuilt(buildsRoot: string, id: string): Promise<boolean> {
  return (await stat(join(buildsRoot, id)).catch(() => null))?.isDirectory() === true;
}

/** Makes an empty folder to build in; `finish` renames it to its id. */
export async function prepareBuild(buildsRoot: string, id: string) {
  const folder = join(buildsRoot, `${id}.${process.pid}${PART_EXTENSION}`);
  await mkdir(folder, { recursive: true });
  return { folder, finish: () => rename(folder, join(buildsRoot, id)) };
}
