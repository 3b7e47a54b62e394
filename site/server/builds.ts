import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { closeFolder } from '../../contract/data-folder.ts';

/**
 * Cache-Control and the query names a route reads, by path pattern. A rule with `vary`, for answers that depend on the
 * visitor, comes before the others that an address matches.
 */
const rulesSchema = z.record(
  z.string(),
  z.object({ cacheControl: z.string(), query: z.array(z.string()), vary: z.string().optional() }),
);

export type RouteRules = z.output<typeof rulesSchema>;

const buildSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  timestamp: z.number().int(),
  /** The route rules (rulings 6), recorded when the build first runs, since only its own code has them. */
  rules: rulesSchema.default({}),
});

/** A build of the site: its id, when it was made (milliseconds) and its route rules. */
export type Build = z.output<typeof buildSchema>;

const RECORD_NAME = 'build.json';
/** The file in the build folder that holds the hash of the sources, from which the id is made. */
export const SOURCES_HASH_NAME = 'made-from';

/** Loads a build's record. */
async function loadBuild(path: string): Promise<Build> {
  return buildSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

/** Reads the id of the build in a folder. */
export async function readBuildId(buildFolder: string): Promise<string> {
  return buildIdOf(await readFile(join(buildFolder, SOURCES_HASH_NAME), 'utf8').catch(() => ''));
}

/** Builds the id of a build from the hash of its sources. */
export function buildIdOf(sourcesHash: string): string {
  return sourcesHash.slice(0, 12);
}

type RetainOptions = {
  build: Build;
  /** The folder whose `assets/` hold this build's hashed files. */
  clientFolder: string;
  /** The folder of past builds: `{buildsFolder}/{id}/assets/`. */
  buildsFolder: string;
  /** How many earlier builds to keep, for tabs that are still open (demand 18). */
  previous?: number;
};

/**
 * Keeps a build's hashed files beside those of earlier builds and deletes the oldest; returns the rest, newest first.
 */
export async function retainBuild({
  build,
  clientFolder,
  buildsFolder,
  previous = 2,
}: RetainOptions): Promise<Build[]> {
  const folder = join(buildsFolder, build.id);
  await mkdir(folder, { recursive: true });
  await cp(join(clientFolder, 'assets'), join(folder, 'assets'), { recursive: true, preserveTimestamps: true });
  await writeFile(join(folder, RECORD_NAME), JSON.stringify(build));
  // A copy has the mode of its original.
  await closeFolder(folder);
  await utimes(folder, new Date(build.timestamp), new Date(build.timestamp));
  const builds = await loadBuilds(buildsFolder);
  const others = builds.filter(({ id }) => id !== build.id);
  for (const { id } of others.slice(previous)) await rm(join(buildsFolder, id), { recursive: true, force: true });
  return [build, ...others.slice(0, previous)];
}

/** Loads the builds that are kept, newest first; none before the first build. */
export async function loadBuilds(buildsFolder: string): Promise<Build[]> {
  const names = await readdir(buildsFolder).catch(() => []);
  // A folder without a record is a build whose copying was interrupted.
  const builds = await Promise.all(
    names.map((name) => loadBuild(join(buildsFolder, name, RECORD_NAME)).catch(() => null)),
  );
  return builds.filter((build) => build !== null).sort((a, b) => b.timestamp - a.timestamp);
}

type RunningOptions = {
  /** The running build and its folder, with `client/` in it. */
  id: string;
  buildFolder: string;
  buildsFolder: string;
  rules: RouteRules;
  /** Whether this process writes: only one of those that share the folder does. */
  isWriter: boolean;
  onError: (error: unknown) => void;
};

/**
 * Loads the builds that are kept, the running one first: its rules are recorded and its files kept for later builds,
 * even if it was built with another data folder (decision 0240).
 */
export async function loadRunning(options: RunningOptions): Promise<Build[]> {
  const { id, buildFolder, buildsFolder, rules, isWriter, onError } = options;
  const builds = await loadBuilds(buildsFolder);
  // Running from sources, without a build.
  if (id === '') return builds;
  const known = builds.find((build) => build.id === id);
  const { mtimeMs } = await stat(join(buildFolder, SOURCES_HASH_NAME));
  const running = { id, timestamp: known?.timestamp ?? Math.round(mtimeMs), rules };
  if (isWriter && !isDeepStrictEqual(known, running)) {
    const write =
      known === undefined
        ? retainBuild({ build: running, clientFolder: join(buildFolder, 'client'), buildsFolder })
        : writeFile(join(buildsFolder, id, RECORD_NAME), JSON.stringify(running));
    await write.catch(onError);
  }
  return [running, ...builds.filter((build) => build.id !== id)];
}

/** Creates `/builds/latest.json` and `/builds/meta/{id}.json` (rulings 6). */
export function createBuilds({ builds }: { builds: readonly Build[] }) {
  const [latest] = builds;

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/builds/latest.json' && latest !== undefined) {
      return buildJson({ id: latest.id, timestamp: latest.timestamp }, 200, 'no-cache');
    }
    const requestedId = /^\/builds\/meta\/([\w-]+)\.json$/.exec(pathname)?.[1];
    const build = builds.find((candidate) => candidate.id === requestedId);
    return build === undefined
      ? buildJson({ error: 'There is no such build.' }, 404, 'no-store')
      : buildJson(build, 200, 'public, max-age=31536000, immutable');
  }

  return { respond };
}

export type Builds = ReturnType<typeof createBuilds>;

function buildJson(body: object, status: number, cacheControl: string): Response {
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } });
}
