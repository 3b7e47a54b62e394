/**
 * Builds the site into its own folder, `build/{id}/`, compresses its files, and makes it the current one. Keeps
 * the hashed assets of the last builds under DATA_DIR, so that tabs with an older build still work. Does nothing if the
 * sources have not changed since the current build.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSiteEnv } from '../env.ts';
import { buildIdOf, SOURCES_HASH_NAME } from '../server/builds.ts';
import { precompress } from '../server/precompress.ts';
import { isBuilt, prepareBuild, publishBuild, readCurrent } from '../server/publish-build.ts';
import { buildOutbox } from './build-outbox.ts';
import { buildWorker } from './build-worker.ts';
import { compileMessages } from './messages.ts';
import { run } from './run.ts';
import { listSources, siteFolder } from './sources.ts';

const buildsRoot = join(siteFolder, 'build');

const env = readSiteEnv(process.env);
const hash = await hashSources();
const id = buildIdOf(hash);
if ((await readCurrent(buildsRoot)) === id) {
  process.stdout.write('The site is built.\n');
} else {
  if (!(await isBuilt(buildsRoot, id))) await build();
  await publishBuild({
    build: { id, timestamp: Date.now(), rules: {} },
    buildsRoot,
    keptFolder: join(env.dataDir, 'builds'),
  });
}

async function build() {
  const { folder, finish } = await prepareBuild(buildsRoot, id);
  await step(compileMessages());
  const settings = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder };
  await step(run('react-router', ['build'], { cwd: siteFolder, env: settings }));
  await buildWorker(join(folder, 'client'));
  await buildOutbox(join(folder, 'server'));
  await precompress(join(folder, 'client'));
  await writeFile(join(folder, SOURCES_HASH_NAME), hash);
  await finish();
}

async function step(exit: Promise<number>) {
  const code = await exit;
  if (code !== 0) process.exit(code);
}

async function hashSources(): Promise<string> {
  const digest = createHash('sha256').update(process.env.STYLEGUIDE ?? '');
  for (const path of await listSources()) digest.update(relative(siteFolder, path)).update(await readFile(path));
  return digest.digest('hex');
}
