/** A site for one test that is built and deployed again and again, on a shared backend. */
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPort } from '../../contract/test/find-port.ts';
import { waitUntilReady } from '../script/own-servers.ts';
import { endProcess, runNode, startNode } from './own-site.ts';

/**
 * Copies the sources of the site, with its current build, into a folder. The link to that build is left out, so that
 * the build is published there: files for open tabs are kept in the data folder.
 */
export async function copySite(folder: string): Promise<void> {
  const filter = (path: string) => !['site/.react-router', 'site/build/current'].includes(path);
  for (const part of ['site', 'contract', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    await cp(part, join(folder, part), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Changes the sources in a folder: their build has another name in the code of every page and in the worker. */
export async function changeSite(folder: string, name: string): Promise<void> {
  const code = `\nObject.assign(globalThis, { release: '${name}' });\n`;
  for (const file of ['site/app/hydrated-router.tsx', 'site/worker/worker.ts'])
    await appendFile(join(folder, file), code);
}

/** Copies the site with its build and starts it; `deploy` changes and builds the sources, and starts the new build. */
export async function startDeployedSite(backendPort = process.env.E2E_BACKEND_PORT ?? '4210') {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  await copySite(folder);
  const port = await findPort();
  const dataDir = join(folder, 'data');
  const origin = `http://127.0.0.1:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), SITE_ORIGIN: origin };
  const env = { ...own, BACKEND_PORT: backendPort, NODE_ENV: 'production' };
  let site = await startBuild();

  async function startBuild() {
    await runNode(join(folder, 'site/script/build.ts'), env);
    const started = startNode(join(folder, 'site/build/current/server/index.js'), env);
    await waitUntilReady(`${origin}/readyz`);
    return started;
  }

  return {
    origin,
    dataDir,
    /** Publishes a build that differs by a name in the code of every page and in the worker. */
    deploy: async (name: string) => {
      await changeSite(folder, name);
      const old = site;
      await runNode(join(folder, 'site/script/build.ts'), env);
      await endProcess(old, 'SIGTERM');
      site = await startBuild();
    },
    stop: async () => {
      await endProcess(site, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
