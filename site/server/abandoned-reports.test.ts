/** Notices, reports and measurements whose sender leaves while sending. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './purge-signature.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

const secret = 'a secret of more than 32 characters';
const data = mkdtempSync(join(tmpdir(), 'site-'));
const lines: string[] = [];
let started: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  started = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: data, PURGE_SECRET: secret, NODE_ENV: 'test' }),
    log: createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } }),
    buildFolder: data,
    createSite: async () => ({ ...bareSite, render: async () => new Response() }),
  });
});
afterAll(async () => {
  await started.stop();
  rmSync(data, { recursive: true });
});

const signed = { [TIMESTAMP_HEADER]: String(Math.floor(Date.now() / 1000)), [SIGNATURE_HEADER]: '0'.repeat(64) };
test.each([
  ['/api/purge', 'application/json', signed],
  ['/api/reports', 'application/reports+json', {}],
  ['/vitals', 'application/json', {}],
])('%s is given up when who sends it leaves, and is no failure', async (path, type, headers) => {
  lines.length = 0;
  const outgoing = sendRequest({
    ...{ host: '127.0.0.1', port: started.port, path, method: 'POST', agent: false },
    headers: { 'content-type': type, 'content-length': 100, expect: '100-continue', ...headers },
  });
  outgoing.on('error', () => {});
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  await new Promise((sent) => outgoing.write('{', sent));
  outgoing.destroy();
  await expect.poll(() => lines).toHaveLength(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 30, msg: 'request', path, status: 499 });
});
