/** Three processes of the built site, as on three machines: an editor's change shows on all after its notice. */
import { expect, test } from '@playwright/test';
import { Pool } from 'pg';
import { countryCodes } from '../../contract/countries.ts';
import { findPostgresPrograms, startPostgres } from '../../contract/test/postgres.ts';
import { buildPath } from '../app/locale/path.ts';
import { chooseLocales, KINDS, PAGES } from '../app/test/edited-pages.ts';
import { createEditedService } from '../app/test/edited-service.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../server/purge-signature.ts';
import { startSiteAlone } from './own-site.ts';
import { startStandIn } from './stand-in.ts';

const SECRET = 'a secret of more than 32 characters';
/** Less than the minute after which answers and pages expire by themselves. */
const SOON = { timeout: 30_000, intervals: [10, 20, 50, 100] };

const programs = findPostgresPrograms();

async function sendNotice(origin: string, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signNotice(SECRET, timestamp, body) };
  const answer = await fetch(`${origin}/api/purge`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** Without the list of changes that instances poll by themselves: they only know notices. */
function tellNothing(answer: typeof fetch): typeof fetch {
  return async (address, init) =>
    JSON.parse(String(init?.body)).operationName === 'contentChanges'
      ? Response.json({ data: { locations: { nodes: [] } } })
      : answer(address, init);
}

/** A message is lost to a process that does not listen yet, or whose database is away (decision 0222). */
async function waitUntilAllListen(connectionString: string, amount: number): Promise<void> {
  const pool = new Pool({ connectionString });
  const count = () => pool.query("select from pg_stat_activity where query like 'listen %'");
  await expect.poll(async () => (await count()).rowCount).toBe(amount);
  await pool.end();
}

for (const way of ['one of them, which share a PostgreSQL', 'each'] as const) {
  test(`each kind of content shows its change after a notice to ${way} @http`, async () => {
    const isShared = way !== 'each';
    test.skip(isShared && programs === null, 'PostgreSQL is not installed');
    test.setTimeout(600_000);
    const postgres = isShared ? await startPostgres(programs ?? '') : null;
    const content = createEditedService(Date.now());
    const service = await startStandIn(
      Object.fromEntries(countryCodes.map((code) => [code, tellNothing(content.fetch)])),
    );
    const settings = {
      ...service.settings,
      SITE_ORIGIN: 'http://three.example',
      PURGE_SECRET: SECRET,
      ...(postgres && { OUTBOX_DATABASE_URL: postgres.url }),
    };
    const sites = await Promise.all(Array.from({ length: 3 }, () => startSiteAlone(settings)));
    let [pairs, kept] = [0, 0];
    try {
      if (postgres) await waitUntilAllListen(postgres.url, sites.length);
      for (const kind of KINDS) {
        for (const locale of chooseLocales(kind)) {
          pairs += 1;
          const address = buildPath(locale) + PAGES[kind];
          const place = `${locale.country} ${locale.language}`;
          const shows = () =>
            Promise.all(
              sites.map(async ({ origin }) =>
                (await (await fetch(origin + address)).text()).includes(`edition${pairs}`),
              ),
            );
          await shows();
          content.edit(place, kind, pairs);
          kept += (await shows()).filter((isNew) => !isNew).length;
          const told = isShared ? sites.slice(pairs % 3, (pairs % 3) + 1) : sites;
          // The last tag distinguishes it from the notice before, which may name the same in the same second.
          const tags = [...content.listIds(place, kind), `pair${pairs}`].map((id) => `${locale.country}:${id}`);
          for (const { origin } of told) await sendNotice(origin, tags);
          // The process that got the notice shows the change at once; the others have to be told.
          if (isShared) await expect.poll(shows, { message: address, ...SOON }).toEqual([true, true, true]);
          else expect([address, await shows()]).toEqual([address, [true, true, true]]);
        }
      }
      // Some query again just after the notice before, for the same entry in the other language.
      expect(kept).toBeGreaterThan(pairs * sites.length * 0.9);
      await postgres?.stop();
      // Pages work without the database, even those that nobody has requested yet.
      const statuses = sites.flatMap(({ origin }) =>
        ['/uae', '/kwt/compare'].map(async (path) => (await fetch(origin + path)).status),
      );
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    } finally {
      await Promise.all(sites.map(({ stop }) => stop()));
      service.stop();
      await postgres?.stop();
    }
  });
}
