/** The server's bundle: one file with React's production build, whatever the environment (decision 0074). */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const bundle = fileURLToPath(new URL('../build/current/server/index.js', import.meta.url));

test('contains every package without a binary, and React’s production build', { tag: '@http' }, async () => {
  const code = await readFile(bundle, 'utf8');
  const imported = [...code.matchAll(/^import .*?from "([^"]+)";$/gm)].map(([, name = '']) => name);
  expect(imported.filter((name) => !isBuiltin(name))).toEqual(['sharp']);
  expect(code).toContain('react-dom-server.node.production.js');
  expect(code).not.toMatch(/react[\w.-]*\.development\.js/);
});

test('names an invalid environment variable, and exits', { tag: '@http' }, async () => {
  const started = promisify(execFile)(process.execPath, [bundle], { env: { ...process.env, PORT: 'eighty' } });
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT is "eighty", .+\n$/) });
});

test('without SITE_ORIGIN says what to set, and exits', { tag: '@http' }, async () => {
  const started = promisify(execFile)(process.execPath, [bundle], { env: { PORT: '0' } });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SITE_ORIGIN is empty: .+\n$/),
  });
});
