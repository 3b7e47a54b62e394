/** Two builds of the site in folders of their own, as docs/operations.md lays out releases. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSite, copySite } from '../../site/e2e/deployed-site.ts';
import { runNode } from '../../site/e2e/own-site.ts';

export type Release = { bundle: string; id: string; assets: readonly string[] };

/** Makes a release of the current build, and one that differs in the code of every page. */
export async function makeReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const [old, next] = [await makeRelease(join(folder, '1'), null), await makeRelease(join(folder, '2'), 'next')];
  return { old, next, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function makeRelease(folder: string, change: string | null): Promise<Release> {
  await copySite(folder);
  if (change !== null) await changeSite(folder, change);
  // The data folder of the build, which no instance uses.
  await runNode(join(folder, 'site/script/build.ts'), { DATA_DIR: join(folder, '.data') });
  const current = join(folder, 'site/build/current');
  const hash = await readFile(join(current, 'made-from'), 'utf8');
  const names = await readdir(join(current, 'client/assets'));
  return {
    bundle: join(current, 'server/index.js'),
    id: hash.slice(0, 12),
    assets: names.filter((name) => /\.(?:js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`),
  };
}
