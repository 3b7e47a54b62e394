import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

test.each(['127.0.0.1', '::1'])('a site with HOST=%s answers there', async (HOST) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
  const env = readSiteEnv({ HOST, PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' });
  const log = createLog({ mode: 'test', destination: { write: () => {} } });
  const buildFolder = join(folder, 'build');
  const { port, stop } = await startServer({
    env,
    log,
    buildFolder,
    createSite: async () => ({ ...bareSite, render: async () => new Response() }),
  });
  const host = new URL(env.siteOrigin).hostname;
  expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
  await stop();
  rmSync(folder, { recursive: true });
});
