import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderFrameworkPage } from '../app/test/framework-page.tsx';
import { isBuilt, prepareBuild, publishBuild, readCurrent } from './publish-build.ts';
import { startProcess, writeServerModule } from './test/server-process.ts';

const page = await renderFrameworkPage();
/** Like the site's bundle, it finds its build by its own path. */
const SERVER = writeServerModule({
  render: `async () => new Response(readFileSync(new URL('../page.html', import.meta.url)), {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
  })`,
  dataDir: 'process.argv[2]',
  buildFolder: `(await import('node:url')).fileURLToPath(new URL('..', import.meta.url))`,
});

let root = '';
let timestamp = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (...names: string[]) => join(root, ...names);

async function build(id: string): Promise<void> {
  const { folder, finish } = await prepareBuild(at('build'), id);
  const files = {
    'client/assets/entry.js': 'the same name in every build',
    [`client/assets/app-${id}.js`]: `export const id = '${id}'`,
    [`client/assets/style-${id}.css`]: `/* ${id} */`,
    'page.html': page.replaceAll('/assets/entry.js', `/assets/app-${id}.js`),
    'server/index.mjs': SERVER,
    'made-from': id,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await finish();
  timestamp += 1;
  await publishBuild({ build: { id, timestamp, rules: {} }, buildsRoot: at('build'), keptFolder: at('data/builds') });
}

async function start() {
  const server = startProcess([at('build/current/server/index.mjs'), at('data')]);
  const origin = `http://127.0.0.1:${await server.readLine()}`;
  const load = async (path: string) => {
    const answer = await fetch(origin + path);
    return [path, answer.status, await answer.text()];
  };
  return { load, end: server.end };
}

test('a build in the making stays when another is published, for an hour', async () => {
  const { folder, finish } = await prepareBuild(at('build'), 'second');
  const old = at('build', 'given-up.1.part');
  mkdirSync(old);
  const past = new Date(Date.now() - 61 * 60 * 1000);
  utimesSync(old, past, past);
  await build('first');
  expect(readdirSync(at('build')).sort()).toEqual(['current', 'first', basename(folder)].sort());
  await finish();
  expect(await isBuilt(at('build'), 'second')).toBe(true);
});

test('assets and deferred scripts of the previous build are served during the next build, after it, and after a restart', async () => {
  await build('first');
  const old = await start();
  const [, , html = ''] = await old.load('/uae');
  const [, code = '', data = ''] = /data-hydrate="([^"]+)" data-data="([^"]+)"/.exec(String(html)) ?? [];
  const paths = [code, data, '/assets/entry.js', '/assets/app-first.js', '/assets/style-first.css'];
  const first = await Promise.all(paths.map(old.load));
  expect(first.map(([, status]) => status)).toEqual([200, 200, 200, 200, 200]);

  const responses: unknown[] = [];
  const building = { isDone: false };
  const built = build('second').finally(() => {
    building.isDone = true;
  });
  do responses.push(await Promise.all(paths.map(old.load)));
  while (!building.isDone);
  await built;
  responses.push(await Promise.all(paths.map(old.load)));
  expect(responses).toEqual(responses.map(() => first));
  await old.end();

  const next = await start();
  expect(await Promise.all(paths.map(next.load))).toEqual(first);
  expect((await next.load('/assets/app-second.js'))[1]).toBe(200);
  expect(String((await next.load('/uae'))[2])).toContain('/assets/app-second.js');
  expect((await next.load('/build.json'))[2]).toContain('<html');
  await next.end();
});

test('an aborted build is ignored, and the next one has a folder of its own', async () => {
  await build('first');
  await prepareBuild(at('build'), 'second');
  expect(await isBuilt(at('build'), 'second')).toBe(false);
  expect(await readCurrent(at('build'))).toBe('first');
  await build('second');
  expect(await readCurrent(at('build'))).toBe('second');
});

test('the current build and the two before it are kept, and leftovers of earlier versions are removed', async () => {
  mkdirSync(at('build/client/assets'), { recursive: true });
  for (const id of ['a', 'b', 'c', 'd']) await build(id);
  expect(readdirSync(at('build')).sort()).toEqual(['b', 'c', 'current', 'd']);
  expect(realpathSync(at('build/current'))).toBe(realpathSync(at('build/d')));
});

test('an earlier build can become the current one again', async () => {
  for (const id of ['a', 'b']) await build(id);
  await publishBuild({
    build: { id: 'a', timestamp: 9, rules: {} },
    buildsRoot: at('build'),
    keptFolder: at('data/builds'),
  });
  expect(await readCurrent(at('build'))).toBe('a');
  expect(readdirSync(at('build')).sort()).toEqual(['a', 'b', 'current']);
});
