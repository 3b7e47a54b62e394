/**
 * Instances share nothing: a notice goes to each, and one that misses it polls for changes itself (demand 14).
 * Processes that receive all notices: `e2e/three-processes.spec.ts`.
 */
import { describe, expect, test } from 'vitest';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { createLog } from '../server/log.ts';
import { createPurge } from '../server/purge.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../server/purge-signature.ts';
import { createBus } from '../server/shared/bus.ts';
import { POLL_MS } from './content/client/content-watch.server.ts';
import { allLocales } from './locale/locales.ts';
import { buildPath, type Locale } from './locale/path.ts';
import { createPurgeableSite, origin } from './test/create-site.ts';
import { chooseLocales, KINDS, PAGES } from './test/edited-pages.ts';
import { createEditedService } from './test/edited-service.ts';

const SECRET = 'a secret of more than 32 characters';
const START = Date.parse('2026-06-01T08:00:00Z');
const MINUTE_MS = 60_000;
test('every locale is tried with some kind', () => {
  expect(new Set(KINDS.flatMap(chooseLocales))).toEqual(new Set(allLocales));
});

/** An instance of the site, with caches of its own. */
function createInstance(fetch: typeof globalThis.fetch, state: { now: number }) {
  const clock = () => state.now;
  const cache = createPageCache({ maxBytes: 50_000_000, clock });
  const onChange = (tags: readonly string[]) => void cache.purge([...site.purge(tags).tags]);
  const site = createPurgeableSite(fetch, clock, {}, undefined, onChange);
  const log = createLog({ mode: 'test', destination: { write: () => {} } });
  const { respond } = createPurge({ secret: SECRET, clock, log, site, cache, bus: createBus([]) });
  const source = { redirect: async () => null, render: (url: URL) => site.render(url.pathname + url.search) };
  return {
    pollAll: site.watch.pollAll,
    pollNext: site.watch.pollNext,
    visit: async (path: string) => {
      const served = await cache.serve(new URL(path, origin), source);
      return (await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load })).text();
    },
    send: async (tags: readonly string[]) => {
      const body = JSON.stringify({ tags });
      const timestamp = String(Math.floor(state.now / 1000));
      const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signNotice(SECRET, timestamp, body) };
      const answer = await respond(new Request(`${origin}/api/purge`, { method: 'POST', headers, body }), '192.0.2.1');
      expect(answer.status).toBe(200);
    },
  };
}

describe.each(KINDS)('a change of %s', (kind) => {
  test('shows on the instance that got the notice at once, and on two others within a minute', async () => {
    const locales = chooseLocales(kind);
    const service = createEditedService(START);
    const state = { now: START };
    const [told, ...others] = Array.from({ length: 3 }, () => createInstance(service.fetch, state));
    if (!told) throw new Error('There is no instance.');
    const instances = [told, ...others];
    const addressOf = (locale: Locale) => buildPath(locale) + PAGES[kind];
    // Two rounds: what was read in the first is known to be there.
    for (let round = 0; round < 2; round += 1)
      for (const instance of instances) {
        for (const locale of locales) await instance.visit(addressOf(locale));
        await instance.pollAll();
      }
    for (const [index, locale] of locales.entries()) {
      const edition = index + 1;
      const [place, address] = [`${locale.country} ${locale.language}`, addressOf(locale)];
      const shows = async ({ visit }: (typeof instances)[number]) =>
        (await visit(address)).includes(`edition${edition}`);
      // A change in the other language may have taken the page, too.
      for (const instance of instances) await shows(instance);
      service.edit(place, kind, edition);
      for (const instance of instances) expect([address, await shows(instance)]).toEqual([address, false]);
      await told.send(service.listIds(place, kind).map((id) => `${locale.country}:${id}`));
      expect([address, await shows(told)]).toEqual([address, true]);
      for (const until = state.now + MINUTE_MS; state.now < until; ) {
        state.now += POLL_MS;
        for (const instance of instances) await instance.pollNext();
      }
      for (const instance of instances) expect([address, await shows(instance)]).toEqual([address, true]);
      if (index === 0) expect(await shows(createInstance(service.fetch, state))).toBe(true);
    }
  }, 120_000);
});
