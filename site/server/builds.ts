import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  timestamp: z.number().int(),
  /** What the site answers a path with, by pattern: the route rules (rulings 6). */
  rules: z.record(z.string(), z.json()).default({}),
});

/** One build of the site: its id, when it was made (milliseconds) and its route rules. */
export type Build = z.output<typeof buildSchema>;

const RECORD_NAME = 'build.json';

/** Takes the path of a build's record and gives the build. */
export async function loadBuild(path: string): Promise<Build> {
  return buildSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

export type RetainOptions = {
  build: Build;
  /** The folder whose `assets/` hold this build's hashed files. */
  clientFolder: string;
  /** Where builds are kept: `{buildsFolder}/{id}/assets/`. */
  buildsFolder: string;
  /** How many builds before this one remain, for tabs that are still open (demand 18). */
  previous?: number;
};

/** Keeps a build's hashed files beside those of the builds before it and drops the oldest; gives all that remain, newest first. */
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
  await utimes(folder, new Date(build.timestamp), new Date(build.timestamp));
  const builds = await loadBuilds(buildsFolder);
  const others = builds.filter(({ id }) => id !== build.id);
  for (const { id } of others.slice(previous)) await rm(join(buildsFolder, id), { recursive: true, force: true });
  return [build, ...others.slice(0, previous)];
}

/** Takes the folder where builds are kept and gives them, newest first; none when nothing was built yet. */
export async function loadBuilds(buildsFolder: string): Promise<Build[]> {
  const names = await readdir(buildsFolder).catch(() => []);
  // A folder without a record is a build whose keeping was interrupted: it is no build.
  const builds = await Promise.all(
    names.map((name) => loadBuild(join(buildsFolder, name, RECORD_NAME)).catch(() => null)),
  );
  return builds.filter((build) => build !== null).sort((a, b) => b.timestamp - a.timestamp);
}

/** Creates `/builds/latest.json` and `/builds/meta/{id}.json` from the builds kept, the newest first (rulings 6). */
export function createBuilds({ builds }: { builds: readonly Build[] }) {
  const [latest] = builds;

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/builds/latest.json' && latest !== undefined) {
      return buildJson({ id: latest.id, timestamp: latest.timestamp }, 200, 'no-cache');
    }
    const asked = /^\/builds\/meta\/([\w-]+)\.json$/.exec(pathname)?.[1];
    const build = builds.find((candidate) => candidate.id === asked);
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
