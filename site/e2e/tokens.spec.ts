/** Where the token of a content query comes from (spec §7), through the whole site: what reaches the content service. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';

const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT ?? 4210}`;

/** A content service in front of the one of all tests, which notes the tokens it is shown. */
async function startService() {
  const tokens = new Set<string | undefined>();
  const server = createServer(async (incoming, outgoing) => {
    tokens.add(incoming.headers.authorization);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = 'GET', headers } = incoming;
    const answer = await fetch(backend + incoming.url, {
      method,
      headers: { 'content-type': headers['content-type'] ?? '' },
      ...(method === 'POST' && { body: Buffer.concat(chunks) }),
    });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/graphql`,
    /** The tokens seen since the last time. */
    take: () => {
      const seen = [...tokens];
      tokens.clear();
      return seen;
    },
    stop: () => server.close(),
  };
}

test('tokens of a hook, a cookie and local storage reach the content service, those of a visitor for that visitor alone @desktop', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'hook-'));
  const hook = join(folder, 'hook.mjs');
  await writeFile(hook, "export default () => 'of-the-hook';");
  const service = await startService();
  const site = await startSiteAlone({
    GRAPHQL_COUNTRIES: JSON.stringify({ uae: service.address }),
    GRAPHQL_TOKEN_SOURCES: `cookie:member,localStorage:token,hook:${hook},default`,
    GRAPHQL_TOKEN: 'configured',
  });
  const open = async (path: string) => {
    const answer = await page.goto(site.origin + path);
    expect(answer?.status()).toBe(200);
    return answer?.headers()['cache-control'];
  };
  const expectShown = async (token: string) => expect.poll(() => service.take()).toContain(`Bearer ${token}`);
  try {
    await expectShown('of-the-hook');
    expect(await open('/uae/our-story')).toContain('s-maxage');

    await page.context().addCookies([{ name: 'member', value: 'of-the-cookie', url: site.origin }]);
    expect(await open('/uae/our-story')).toBe('private, no-store');
    await expectShown('of-the-cookie');
    await page.context().clearCookies();

    await page.evaluate(() => localStorage.setItem('token', 'of-local-storage'));
    // The first page hands it over, the next one is the visitor's own; so are the data of a later page.
    expect(await open('/uae/our-story')).toContain('s-maxage');
    expect(await open('/uae/our-leadership')).toBe('private, no-store');
    await expectShown('of-local-storage');
    await hydrate(page);
    const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' });
    const [data] = await Promise.all([page.waitForResponse(/\.data/), careers.click()]);
    expect(data.headers()['cache-control']).toBe('private, no-store');

    // Taken out of the storage, it is gone with the next page but one.
    await page.evaluate(() => localStorage.clear());
    await open('/uae/our-story');
    expect(await open('/uae/our-leadership')).toContain('s-maxage');
  } finally {
    await site.stop();
    service.stop();
    await rm(folder, { recursive: true });
  }
});
