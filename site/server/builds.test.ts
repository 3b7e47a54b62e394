import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createBuilds, loadBuilds, loadRunning, readBuildId, retainBuild } from './builds.ts';

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
  expect(statSync(join(buildsFolder, 'b4/assets/app-b4.js')).mode & 0o777).toBe(0o600);
});

describe('the running build', () => {
  const rules = { '/:country/plp': { cacheControl: 'public, s-maxage=60', query: ['page'] } };
  const start = async (name: string, isWriter = true) => {
    const buildFolder = join(root, name);
    return loadRunning({ id: await readBuildId(buildFolder), buildFolder, buildsFolder, rules, isWriter, onError });
  };

  test('saves its rules once, and comes before newer ones: it may be gone back to', async () => {
    write('running/made-from', 'b3');
    const builds = await start('running');
    expect(builds.map((build) => [build.id, build.rules])).toEqual([
      ['b3', rules],
      ['b4', {}],
      ['b2', {}],
    ]);
    expect(await loadBuilds(buildsFolder)).toContainEqual({ id: 'b3', timestamp: 3, rules });
    expect(await start('running')).toEqual(builds);
  });

  test('that was made elsewhere keeps its files for those after it, if it is the one that writes', async () => {
    write('elsewhere/made-from', 'b5');
    write('elsewhere/client/assets/app-b5.js', 'b5');
    expect((await start('elsewhere', false)).map(({ id }) => id)).toEqual(['b5', 'b4', 'b3', 'b2']);
    expect(readdirSync(buildsFolder)).not.toContain('b5');
    const [running] = await start('elsewhere');
    expect(running?.id).toBe('b5');
    expect(readFileSync(join(buildsFolder, 'b5/assets/app-b5.js'), 'utf8')).toBe('b5');
    expect((await loadBuilds(buildsFolder))[0]).toEqual(running);
  });

  test('is the first also where nothing can be written', async () => {
    write('no-folder', '');
    const errors: unknown[] = [];
    const builds = await loadRunning({
      ...{ id: 'b5', buildFolder: join(root, 'elsewhere'), rules, isWriter: true },
      buildsFolder: join(root, 'no-folder'),
      onError: (error) => errors.push(error),
    });
    expect([builds.map(({ id }) => id), errors.length]).toEqual([['b5'], 1]);
  });

  test('is none where the sources were not built', async () => {
    expect(await readBuildId(join(root, 'nowhere'))).toBe('');
    expect(await start('nowhere')).toEqual(await loadBuilds(buildsFolder));
  });
});

test('latest names the newest build that is served, meta the rules of each build that is kept', async () => {
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
