/**
 * Submissions through faults of every kind, while the built site is killed (-9) between accepting and delivering:
 * `node backend/test/outbox-faults.ts 2000 100 1` sends 2,000 with 100 kills and the seed 1. Visitors post over HTTP,
 * and again if no answer comes. Uses a real PostgreSQL if there is one, and a real mail server.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../contract/random.ts';
import { createSeal } from '../../contract/seal.ts';
import { findPort } from '../../contract/test/find-port.ts';
import { findPostgresPrograms, startPostgres } from '../../contract/test/postgres.ts';
import { createBackend } from '../app.ts';
import { createDatabase } from '../db/database.ts';
import { mails, submissions } from '../db/schema/submissions.ts';
import { listMails } from '../mail/list-mails.ts';
import { startMailer } from '../mail/mailer.ts';
import { sendApplications } from './applicants.ts';
import { startFaultyService } from './faulty-service.ts';
import { createKilledSite } from './killed-site.ts';
import { silentLog } from './silent-log.ts';
import { startSmtp } from './smtp.ts';

type FaultsOptions = { submissions: number; kills: number; seed: number; withinMs: number };
type FaultsOutcome = {
  /** Visitors who received a reference number. */
  thanked: number;
  records: number;
  acknowledgements: number;
  distinctAcknowledgements: number;
  /** Kills that left a submission in the outbox. */
  kills: number;
  /** Posts by outcome: connection refused, lost without an answer, or answered without a reference number. */
  visitors: Record<string, number>;
  /** The count of each fault. */
  faults: Record<string, number>;
};

/** How much faster the mailer's clock runs, and with it every wait. The site uses the machine's clock. */
const SPEED = 50;
/** Without a post for this long, the rest waits for its next attempt. */
const QUIET_MS = 400;

export async function runOutboxFaults({
  submissions: count,
  kills,
  seed,
  withinMs,
}: FaultsOptions): Promise<FaultsOutcome> {
  const random = createRandom(seed);
  const until = performance.now() + withinMs;
  const isInTime = () => performance.now() < until;
  const base = Date.now();
  const clock = () => new Date(base + (Date.now() - base) * SPEED);
  const folder = await mkdtemp(join(tmpdir(), 'outbox-faults-'));
  const programs = findPostgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs);
  const database = await createDatabase(postgres === null ? {} : { url: postgres.url });
  await database.migrate();
  // The mail server defers one mail in ten.
  const smtp = await startSmtp({ refuse: () => (random() < 0.1 ? 451 : null) });
  const settings = { smtpUrl: smtp.url, from: { name: '', address: 'no-reply@sample.example' }, readers: {} };
  const shared = { db: database.db, seal: createSeal([]), clock, log: silentLog };
  const mailer = startMailer({ ...shared, settings, origin: 'http://service.test', pollMs: 50 });
  const backend = createBackend({
    ...{ ...shared, database, mediaDir: '.', mode: 'production' },
    mailsOf: (country) => listMails(settings, country),
    onPosted: mailer.wake,
  });
  const service = await startFaultyService({ handle: backend.fetch, random });
  const port = await findPort();
  const site = createKilledSite({ folder, port, servicePort: service.port });
  let killed = 0;

  /** Kills the site each time enough more visitors were answered and its outbox is not empty; restarts it. */
  async function killAndStart(thanked: ReadonlyMap<string, string>): Promise<void> {
    const isWanted = () => killed < kills && isInTime();
    while (isWanted()) {
      const enough = ((killed + random()) * count) / kills;
      while (isWanted() && (thanked.size < enough || (await site.count('queued')) === 0)) {
        if (thanked.size === count && (await site.count('queued')) === 0) return;
        await wait(5);
      }
      await wait(random() * 30);
      await site.kill();
      if ((await site.count('queued')) > 0) killed += 1;
      await site.start();
    }
  }

  /** Waits until the service receives no more: everything is delivered, dead, or deferred. */
  async function settle(): Promise<void> {
    for (let heard = -1; heard !== service.countPosts() && isInTime(); await wait(QUIET_MS))
      heard = service.countPosts();
  }

  /** Retries the rest at once, since nobody waits an hour here. */
  async function deliverRest(): Promise<void> {
    await settle();
    while ((await site.count('queued')) + (await site.count('dead')) > 0 && isInTime()) {
      await site.kill();
      await site.retryAll();
      await site.start();
      await settle();
    }
  }

  const areSent = async () => (await database.db.select().from(mails)).every(({ state }) => state === 'sent');

  try {
    await site.start();
    const { thanked, counts, finished } = sendApplications({ origin: `http://127.0.0.1:${port}`, count, until });
    await Promise.all([finished, killAndStart(thanked)]);
    await deliverRest();
    while (isInTime() && !(await areSent())) await wait(50);
    const records = await database.db.select().from(submissions);
    const known = records.filter(({ fields, reference }) => thanked.get(String(fields?.email)) === reference);
    const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
    return {
      thanked: thanked.size,
      // A record no visitor knows of would not be counted, and would show as one too few.
      records: known.length === records.length ? records.length : -1,
      acknowledgements: ids.length,
      distinctAcknowledgements: new Set(ids).size,
      kills: killed,
      visitors: counts,
      faults: service.counts,
    };
  } finally {
    await site.kill();
    service.stop();
    await mailer.stop();
    await smtp.stop();
    await database.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [count = 2000, kills = 100, seed = 1] = process.argv.slice(2).map(Number);
  const outcome = await runOutboxFaults({ submissions: count, kills, seed, withinMs: 30 * 60_000 });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
