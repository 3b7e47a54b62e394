/** The sources of tokens for content queries (spec §7), through the whole site to the content service. */
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

/** Starts a proxy in front of the shared backend that records the tokens it gets. */
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
    /** Takes the tokens recorded since the last call. */
    take: () => {
      const taken = [...tokens];
      tokens.clear();
      return taken;
    },
    stop: () => server.close(),
  };
}

test('tokens of a hook, a cookie and local storage reach the content service, a visitor’s own for that visitor only @desktop', async ({
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
    // The first page copies it to a cookie; from the next one on, pages and data are private.
    expect(await open('/uae/our-story')).toContain('s-maxage');
    expect(await open('/uae/our-leadership')).toBe('private, no-store');
    await expectShown('of-local-storage');
    await hydrate(page);
    const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' });
    const [data] = await Promise.all([page.waitForResponse(/\.data/), careers.click()]);
    expect(data.headers()['cache-control']).toBe('private, no-store');

    // Removed from the storage, it is gone from the second page on.
    await page.evaluate(() => localStorage.clear());
    await open('/uae/our-story');
    expect(await open('/uae/our-leadership')).toContain('s-maxage');
  } finally {
    await site.stop();
    service.stop();
    await rm(folder, { recursive: true });
  }
});
