/**
 * Builds the site into `build/`, compresses its files, and keeps the hashed assets of the last builds under DATA_DIR,
 * so that tabs of an older build go on working. Does nothing while the sources are those of the last build.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSiteEnv } from '../env.ts';
import { buildIdOf, retainBuild, SOURCES_HASH_NAME } from '../server/builds.ts';
import { precompress } from '../server/precompress.ts';
import { compileMessages } from './messages.ts';
import { run } from './run.ts';
import { listSources, siteFolder } from './sources.ts';

const NOTE = join(siteFolder, 'build', SOURCES_HASH_NAME);

const env = readSiteEnv(process.env);
const hash = await hashSources();
if ((await readFile(NOTE, 'utf8').catch(() => '')) === hash) {
  process.stdout.write('The site is built.\n');
} else {
  await step(compileMessages());
  const production = { ...process.env, NODE_ENV: 'production' };
  await step(run('react-router', ['build'], { cwd: siteFolder, env: production }));
  await precompress(join(siteFolder, 'build/client'));
  await retainBuild({
    build: { id: buildIdOf(hash), timestamp: Date.now(), rules: {} },
    clientFolder: join(siteFolder, 'build/client'),
    buildsFolder: join(env.dataDir, 'builds'),
  });
  await writeFile(NOTE, hash);
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
