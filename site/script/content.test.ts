import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Nothing listens there. */
const SERVICE = 'http://127.0.0.1:9/graphql';

let alone = '';
beforeAll(async () => {
  alone = await mkdtemp(join(tmpdir(), 'content-'));
  for (const name of ['site', 'contract', 'node_modules', 'package.json'])
    await symlink(join(ROOT, name), join(alone, name));
});
afterAll(() => rm(alone, { recursive: true }));

/** Runs the command in a checkout without the content service. */
function pullAlone(...options: string[]) {
  const script = ['--preserve-symlinks', '--preserve-symlinks-main', 'site/script/content.ts'];
  const given = [...script, 'pull', '--to', 'pulled', ...options, SERVICE];
  const { status, stderr } = spawnSync(process.execPath, given, { cwd: alone, encoding: 'utf8' });
  return { status, stderr };
}

test('where the content service is deleted, a pull that would load its copy says so before it asks anything', () => {
  expect(pullAlone()).toEqual({ status: 2, stderr: 'There is no backend/ to load the copy into: add --no-load.\n' });
  expect(existsSync(join(alone, 'pulled'))).toBe(false);
});

test('with --no-load it copies', () => {
  // As far as the service, which is not there.
  expect(pullAlone('--no-load').status).toBe(1);
  expect(existsSync(join(alone, 'pulled'))).toBe(true);
});
