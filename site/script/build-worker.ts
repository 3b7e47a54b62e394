/** Builds the service worker into the folder of the site's client files, with the list of what it precaches. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { shortenNames } from './shorten-names.ts';
import { siteFolder } from './sources.ts';

/** What is kept before it is requested: the styles and fonts of every page, in both scripts. */
const PRECACHED_ASSETS = /\.(?:css|woff2)$/;
const PRECACHED_FILES = ['logo.svg', 'logo-white.svg', 'mark.svg', 'favicon.svg'];
/** The drawings that styles address: `url(/close.svg)`. */
const DRAWING = /url\("?\/([\w-]+\.svg)/g;
const MAX_BYTES = 400_000;

export async function buildWorker(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    root: siteFolder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [shortenNames()],
    define: { PRECACHED: JSON.stringify(await listPrecached(clientFolder)) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

/** Lists the files with the hashes of their versions; assets have theirs in their names. */
export async function listPrecached(clientFolder: string) {
  const assets = (await readdir(join(clientFolder, 'assets'))).filter((name) => PRECACHED_ASSETS.test(name)).sort();
  const read = async (path: string) => ({ path, body: await readFile(join(clientFolder, path)) });
  const looks = await Promise.all(assets.map((name) => read(`assets/${name}`)));
  const styles = looks.filter(({ path }) => path.endsWith('.css'));
  const drawings = styles.flatMap(({ body }) => [...body.toString().matchAll(DRAWING)].map(([, name = '']) => name));
  const files = await Promise.all([...new Set([...PRECACHED_FILES, ...drawings])].map(read));
  const bodies = [...looks, ...files];
  const bytes = bodies.reduce((sum, { body }) => sum + body.length, 0);
  if (bytes > MAX_BYTES) throw new Error(`The worker would fetch ${bytes} bytes at once; ${MAX_BYTES} are the most.`);
  return bodies.map(({ path, body }) => ({
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : createHash('sha256').update(body).digest('hex').slice(0, 12),
  }));
}
