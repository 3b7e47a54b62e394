/** A visitor who leaves cancels the database query: tested through the built site, with its own backend behind it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres } from '../contract/test/postgres.ts';
import { createBackend } from './app.ts';
import { createDatabase } from './db/database.ts';
import { listen } from './http/listen.ts';
import { applyContent } from './seed/seed.ts';
import { manifestOf } from './test/manifest.ts';
import { silentLog } from './test/silent-log.ts';
import { smallContent } from './test/small-content.ts';

const programs = findPostgresPrograms();
const ends: (() => unknown)[] = [];

describe.runIf(programs !== null)('with a PostgreSQL', () => {
  let admin: Pool;
  let port = '';
  /** How many of the site's content requests were aborted. */
  let brokenOff = 0;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cancelling-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startPostgres(programs ?? '');
    ends.push(server.stop);
    admin = new Pool({ connectionString: server.url, max: 2 });
    ends.push(() => admin.end());
    // The server closes its connections when it stops.
    admin.on('error', () => {});
    const database = await createDatabase({ url: server.url });
    ends.push(database.close);
    await database.migrate();
    await applyContent(database.db, smallContent, manifestOf(smallContent), 'small');
    const backend = createBackend({ database, mediaDir: folder, mode: 'production', log: silentLog, isLocal: true });
    const fetch: typeof backend.fetch = (request, ...rest) => {
      request.signal.addEventListener('abort', () => {
        brokenOff += 1;
      });
      return backend.fetch(request, ...rest);
    };
    const service = await listen(fetch, { host: '127.0.0.1', port: 0 });
    ends.push(() => service.close(0));
    const site = spawn(process.execPath, ['site/build/current/server/index.js'], {
      env: {
        ...{ NODE_ENV: 'production', SITE_ORIGIN: 'http://127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data') },
        BACKEND_PORT: String(service.port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ends.push(() => site.kill('SIGKILL'));
    port = await new Promise((resolve) => {
      createInterface(site.stdout).on('line', (line) => {
        const [, found] = /"port":(\d+)/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    // The site makes its own queries first.
    expect((await globalThis.fetch(`http://127.0.0.1:${port}/uae`)).status).toBe(200);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  /** Counts queries for the product that wait for a lock; its catalogue is still read, for other visitors too. */
  const countWaiting = async () => {
    const own = `query like '%"short_description", "description"%'`;
    return (await admin.query(`select from pg_stat_activity where wait_event_type = 'Lock' and ${own}`)).rowCount;
  };

  test('whoever leaves a page ends its question to the database', async () => {
    const client = await admin.connect();
    try {
      await client.query('begin; lock table products in access exclusive mode');
      const visit = get(`http://127.0.0.1:${port}/uae/product/alpha-amla-oil`).on('error', () => {});
      await expect.poll(countWaiting).toBe(1);
      // A query nobody cancels keeps running while pages are visited and the database is inspected.
      for (let turn = 0; turn < 20; turn += 1) {
        expect((await globalThis.fetch(`http://127.0.0.1:${port}/uae`)).status).toBe(200);
        expect([await countWaiting(), brokenOff]).toEqual([1, 0]);
      }
      visit.destroy();
      await expect.poll(countWaiting, { timeout: 4_000 }).toBe(0);
      expect(brokenOff).toBe(1);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
