/**
 * Builds the site into `build/`, compresses its files, and keeps the hashed assets of the last builds under DATA_DIR,
 * so that tabs of an older build go on working. Does nothing while the sources are those of the last build.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSiteEnv } from '../env.ts';
import { retainBuild } from '../server/builds.ts';
import { precompress } from '../server/precompress.ts';
import { compileMessages } from './messages.ts';
import { run } from './run.ts';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));
const NOTE = join(siteFolder, 'build/made-from');
const sources = [
  'app',
  'server',
  'public',
  // The tool writes notes of its own beside it.
  'project.inlang/settings.json',
  'company.ts',
  'env.ts',
  '../package-lock.json',
  '../contract/countries.ts',
  '../contract/environment.ts',
  'vite.config.ts',
  'script/settled-options.ts',
  'react-router.config.ts',
];

const env = readSiteEnv(process.env);
const hash = await hashSources();
if ((await readFile(NOTE, 'utf8').catch(() => '')) === hash) {
  process.stdout.write('The site is built.\n');
} else {
  await step(...compileMessages);
  await step('react-router', 'build');
  await precompress(join(siteFolder, 'build/client'));
  await retainBuild({
    build: { id: hash.slice(0, 12), timestamp: Date.now(), rules: {} },
    clientFolder: join(siteFolder, 'build/client'),
    buildsFolder: join(env.dataDir, 'builds'),
  });
  await writeFile(NOTE, hash);
}

async function step(command: string, ...args: string[]) {
  const code = await run(command, args, { cwd: siteFolder, env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) process.exit(code);
}

async function hashSources(): Promise<string> {
  const digest = createHash('sha256').update(process.env.STYLEGUIDE ?? '');
  for (const source of sources) {
    const path = join(siteFolder, source);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files
      .filter((name) => !name.includes('messages/generated') && !/\.test\.tsx?$/.test(name))
      .sort()) {
      digest.update(file).update(await readFile(file));
    }
  }
  return digest.digest('hex');
}
