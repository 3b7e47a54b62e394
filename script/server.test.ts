import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findPort } from '../contract/test/find-port.ts';
import { readSiteEnv } from '../site/env.ts';
import { shutdownTimeout } from '../site/server/grace.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
/** A folder without a content service, whose site answers with the origin it was given. */
const folder = mkdtempSync(join(tmpdir(), 'server-'));
mkdirSync(join(folder, 'site/build/current/server'), { recursive: true });
writeFileSync(
  join(folder, 'site/build/current/server/index.js'),
  `require('node:http').createServer((_, answer) => answer.end(process.env.SITE_ORIGIN)).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => process.env.HANGS || process.exit());`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server; returns `end` and the address of its site. */
async function start(settings: NodeJS.ProcessEnv) {
  const port = await findPort();
  const env = { PATH: process.env.PATH, PORT: String(port), ...settings };
  const child = spawn(process.execPath, [SERVER], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const end = async () => {
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  return { end, address: `http://127.0.0.1:${port}` };
}

test.each([
  ['the address that it listens on', {}, null],
  ['what somebody has set', { SITE_ORIGIN: 'https://www.example.com' }, 'https://www.example.com'],
  ['nothing where it is said to be in production', { NODE_ENV: 'production' }, ''],
])('the site is told of its public address %s', async (_, settings, expected) => {
  const { end, address } = await start(settings);
  const told = await (await fetch(address)).text();
  expect(await end()).toBe(0);
  expect(told).toBe(expected ?? address);
});

test('a site that hangs is killed when every answer of it has come to its end, as long as that takes', async () => {
  const settings = { GRAPHQL_TIMEOUT_MS: '100' };
  const { end } = await start({ ...settings, HANGS: 'yes' });
  const startedAt = performance.now();
  expect(await end()).toBe(0);
  const waited = performance.now() - startedAt;
  const grace = shutdownTimeout(readSiteEnv(settings));
  // A timer may fire a millisecond early; by default the grace is ten seconds longer.
  expect([waited >= grace - 5, waited < shutdownTimeout(readSiteEnv({}))]).toEqual([true, true]);
}, 60_000);
