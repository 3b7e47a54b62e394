import { expect, test } from 'vitest';
import { createContentClient } from '../app/content/client/client.server.ts';
import { createContentWatch } from '../app/content/client/content-watch.server.ts';
import { createHosts } from '../app/content/client/hosts.server.ts';
import { createQueryCache } from '../app/content/client/query-cache.server.ts';
import { createProbe } from './probe.ts';

const LOGIN_PAGE = '<!doctype html><title>Log in</title>';

/** The probe of a site whose countries are services of one host: `walled` lists those that answer with a login page. */
function createProbed() {
  const walled = new Set<string>();
  const clock = () => 1_000_000;
  const hosts = createHosts({ clock });
  const content = createContentClient({
    endpoints: { uae: 'https://cms.example/uae/graphql', ksa: 'https://cms.example/ksa/graphql' },
    siteOrigin: 'https://site.example',
    hosts,
    cache: createQueryCache({ clock }),
    fetch: async (address) => {
      const [, country = ''] = new URL(String(address)).pathname.split('/');
      if (walled.has(country)) return new Response(LOGIN_PAGE, { headers: { 'content-type': 'text/html' } });
      return Response.json({ data: { pages: { nodes: [{ id: 'cG9zdDox', slug: 'home' }] } } });
    },
    clock,
  });
  const watch = createContentWatch({ client: content, clock, onChange: () => {} });
  return { walled, watch, probe: createProbe({ content, hosts, watch }) };
}

test('a site is degraded while one country is, though the others of its host are well', async () => {
  const { walled, watch, probe } = createProbed();
  await watch.pollAll();
  // Countries without a service are not missing.
  expect(await probe()).toEqual({ status: 'ready' });
  walled.add('ksa');
  await watch.pollAll();
  expect(await probe()).toEqual({ status: 'degraded', countries: ['ksa'] });
  walled.clear();
  await watch.pollAll();
  expect(await probe()).toEqual({ status: 'ready' });
});
