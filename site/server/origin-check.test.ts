import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

type RequestParts = { method?: 'GET' | 'POST' } & Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends requests to a new site, and returns the hosts that its log warns of. */
async function ask(asked: RequestParts[], more: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  const { port, stop } = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', ...more }),
    log: createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } }),
    buildFolder: join(folder, 'build'),
    createSite: async () => ({ ...bareSite, render: async () => new Response() }),
  });
  for (const { method = 'GET', ...headers } of asked) {
    await new Promise<void>((resolve, reject) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = sendRequest({
        port,
        host: '127.0.0.1',
        method,
        path: '/uae/newsletter',
        headers: { ...type, ...headers },
      });
      sent.on('error', reject).on('response', (answer) => answer.resume().on('end', resolve));
      sent.end(method === 'POST' ? 'email=a' : undefined);
    });
  }
  await stop();
  return lines.filter((line) => line.includes('set SITE_ORIGIN')).map((line) => JSON.parse(line).host);
}

const BROWSER = { method: 'POST', origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' } as const;

describe('visitors on another host than the site’s origin', () => {
  test('are logged once', async () => {
    const hosts = ['127.0.0.1:3000', 'www.example.com', 'www.example.org', 'www.example.com'];
    expect(await ask(hosts.map((host) => ({ host })))).toEqual(['www.example.com']);
  });

  test('are found when SITE_ORIGIN names this machine', async () => {
    const found = await ask([{ host: 'www.example.com' }], { SITE_ORIGIN: 'http://127.0.0.1:3000' });
    expect(found).toEqual(['www.example.com']);
  });

  test.each(['0.0.0.0', '::'])('are found when the site listens at every address, %s', async (HOST) => {
    expect(await ask([{ host: 'www.example.com' }], { HOST })).toEqual(['www.example.com']);
  });

  test.each<[string, RequestParts]>([
    ['a browser’s post', BROWSER],
    ['a post of a browser that does not say where from', { method: 'POST', origin: 'https://www.example.com' }],
    ['a proxy that nobody trusts', { 'x-forwarded-host': 'www.example.com, inside' }],
    ['a proxy with the header of the standard', { forwarded: 'for=198.51.100.1; proto=https;Host="www.example.com"' }],
  ])('are found by %s, behind a proxy that asks for this machine', async (_, asked) => {
    expect(await ask([{}, asked, asked])).toEqual(['www.example.com']);
  });

  test.each<[string, RequestParts[], Record<string, string>]>([
    ['with SITE_ORIGIN', [{ host: 'www.example.com' }, BROWSER], { SITE_ORIGIN: 'https://www.example.org' }],
    ['from this machine', ['localhost:3000', '127.0.0.1:3001', '[::1]:3000'].map((host) => ({ host })), {}],
    ['from this machine’s own pages', [{ ...BROWSER, origin: 'http://localhost:3000' }], {}],
    ['without a host', [{ host: ':' }, { forwarded: 'for=1' }, { ...BROWSER, origin: 'null' }], {}],
    ['of another site', [{ ...BROWSER, 'sec-fetch-site': 'cross-site' }], {}],
  ])('%s are not', async (_, asked, more) => {
    expect(await ask(asked, more)).toEqual([]);
  });
});
