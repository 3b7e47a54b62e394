/** Content services for one test, on their own port. */
import { serve } from '@hono/node-server';
import type { CountryCode } from '../../contract/countries.ts';
import { findPort } from '../../contract/test/find-port.ts';

/** Starts a server that passes the queries of each country to its `fetch` function. */
export async function startStandIn(services: Partial<Record<CountryCode, typeof globalThis.fetch>>) {
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const byPath = new Map(Object.entries(services).map(([country, service]) => [`/${country}/graphql`, service]));
  const server = serve({
    port,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const service = byPath.get(new URL(request.url).pathname);
      if (service === undefined) return new Response(null, { status: 404 });
      return service(request.url, { method: 'POST', body: await request.text() });
    },
  });
  const endpoints = Object.fromEntries(Object.keys(services).map((code) => [code, `${origin}/${code}/graphql`]));
  return { origin, settings: { GRAPHQL_COUNTRIES: JSON.stringify(endpoints) }, stop: () => server.close() };
}
