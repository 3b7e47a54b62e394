import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findPort } from '../site/script/own-servers.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
/** A folder without a content service, whose site answers what it was given. */
const folder = mkdtempSync(join(tmpdir(), 'server-'));
mkdirSync(join(folder, 'site/build/current/server'), { recursive: true });
writeFileSync(
  join(folder, 'site/build/current/server/index.js'),
  `require('node:http').createServer((_, answer) => answer.end(process.env.SITE_ORIGIN)).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => process.exit());`,
);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['the address that it listens on', {}, null],
  ['what somebody has set', { SITE_ORIGIN: 'https://www.example.com' }, 'https://www.example.com'],
  ['nothing where it is said to be in production', { NODE_ENV: 'production' }, ''],
])('the site is told of its public address %s', async (_, settings, expected) => {
  const port = await findPort();
  const env = { PATH: process.env.PATH, PORT: String(port), ...settings };
  const child = spawn(process.execPath, [SERVER], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    await once(child.stdout, 'data');
    const told = await (await fetch(`http://127.0.0.1:${port}`)).text();
    expect(told).toBe(expected ?? `http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
  }
  expect((await ended)[0]).toBe(0);
});
