import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBuilds, loadBuilds, noteRules, readBuildId, retainBuild } from './builds.ts';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, body: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, body);
}

const buildsFolder = join(root, 'builds');
const onError = (error: unknown) => {
  throw error;
};
const retain = (id: string, timestamp: number) => {
  write(`client-${id}/assets/app-${id}.js`, id);
  const clientFolder = join(root, `client-${id}`);
  return retainBuild({ build: { id, timestamp, rules: {} }, clientFolder, buildsFolder });
};

test('the current build and the two before it are kept, in any order and however often it starts', async () => {
  mkdirSync(join(buildsFolder, 'interrupted'), { recursive: true });
  for (const [id, timestamp] of [
    ['b1', 1],
    ['b2', 2],
    ['b3', 3],
    ['b4', 4],
    ['b4', 4],
  ] as const)
    await retain(id, timestamp);
  const kept = await retain('b4', 4);
  expect(kept.map(({ id }) => id)).toEqual(['b4', 'b3', 'b2']);
  expect(readdirSync(buildsFolder).sort()).toEqual(['b2', 'b3', 'b4', 'interrupted']);
  expect(readFileSync(join(buildsFolder, 'b2/assets/app-b2.js'), 'utf8')).toBe('b2');
});

test('the running build saves its rules once, and they are kept with it', async () => {
  const rules = { '/:country/plp': { cacheControl: 'public, s-maxage=60', query: ['page'] } };
  write('client-b3/made-from', 'b3');
  const id = await readBuildId(join(root, 'client-b3'));
  const noted = await noteRules(await loadBuilds(buildsFolder), { id, buildsFolder, rules, onError });
  expect(noted.map((build) => [build.id, build.rules])).toEqual([
    ['b4', {}],
    ['b3', rules],
    ['b2', {}],
  ]);
  expect(await loadBuilds(buildsFolder)).toEqual(noted);
  const unknown = { id: await readBuildId(join(root, 'nowhere')), buildsFolder, rules, onError };
  expect(await noteRules(noted, unknown)).toEqual(noted);
});

test('latest names the newest build, meta the rules of each build that is kept', async () => {
  const rules = { '/:country/plp': { cacheControl: 'public, s-maxage=60', query: ['page'] } };
  const { respond } = createBuilds({
    builds: [
      { id: 'b4', timestamp: 4, rules },
      { id: 'b3', timestamp: 3, rules: {} },
    ],
  });
  const ask = (path: string) => respond(new Request(`https://site.example${path}`));
  const latest = await ask('/builds/latest.json?1700000000000');
  expect([latest.headers.get('cache-control'), await latest.json()]).toEqual(['no-cache', { id: 'b4', timestamp: 4 }]);
  expect(await (await ask('/builds/meta/b4.json')).json()).toMatchObject({
    rules,
  });
  expect((await ask('/builds/meta/b3.json')).status).toBe(200);
  for (const path of ['/builds/meta/b1.json', '/builds/meta/..%2fb4.json', '/builds/']) {
    expect((await ask(path)).status).toBe(404);
  }
});
