/** What nobody catches in the site and in the content service, as whole processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPort } from '../contract/test/find-port.ts';

/** A company may have deleted the backend, so its modules are named at run time. */
const load = (file: string) => import(resolve('backend', file));

const MARKER = 'amal@mail.example';
/** Fails as a driver does, whose errors have what was to be stored, and prints as a library does. */
const HOOK = `process.on('SIGUSR2', () => {
  const error = Object.assign(new Error('Failed query: ${MARKER}'), { params: ['${MARKER}'] });
  console.warn('${MARKER}', error);
  console.error({ params: ['${MARKER}'] });
  setTimeout(() => { throw error; });
})`;
const folder = mkdtempSync(join(tmpdir(), 'uncaught-'));

/** With content, so that the service has nothing to set up. */
beforeAll(async () => {
  if (!existsSync('backend')) return;
  const { openDatabase } = await load('seed/set-up.ts');
  const { seedState } = await load('db/schema/seed-state.ts');
  const database = await openDatabase({ dataDir: folder, databaseUrl: '', report: () => {} });
  await database.db.insert(seedState).values({ name: 'content', value: 'none' });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const programs: [file: string, isUp: RegExp][] = [
  ['backend/main.ts', /Backend listening/],
  ['site/build/current/server/index.js', /listens/],
];

test.each(programs.filter(([file]) => existsSync(file)))(
  '%s ends with 1, and logs neither what an error holds nor what is printed',
  async (file, isUp) => {
    const [port, backendPort] = [await findPort(), await findPort()];
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
    };
    const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
    const child = spawn(process.execPath, ['--import', hook, file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
    });
    // Two streams: what is printed last may be read first.
    const ended = once(child, 'close');
    for await (const line of createInterface(child.stdout)) {
      said += line;
      if (isUp.test(line)) child.kill('SIGUSR2');
    }
    expect((await ended)[0]).toBe(1);
    expect(said).toMatch(/nobody caught this/);
    for (const event of [/library warned/i, /library failed/i]) expect(said).toMatch(event);
    expect(said).not.toContain(MARKER);
  },
);
