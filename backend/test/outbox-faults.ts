/**
 * Submissions through faults of every kind, with the site's outbox killed (-9) again and again: `node
 * backend/test/outbox-faults.ts 2000 100 1` sends 2,000 with 100 kills and the seed 1. On a real PostgreSQL if there is
 * one, and a real mail server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeal } from '../../contract/seal.ts';
import { findPostgresPrograms, startPostgres } from '../../contract/test/postgres.ts';
import { createBackend } from '../app.ts';
import { createDatabase } from '../db/database.ts';
import { mails, submissions } from '../db/schema/submissions.ts';
import { listMails } from '../mail/list-mails.ts';
import { startMailer } from '../mail/mailer.ts';
import { startFaultyService } from './faulty-service.ts';
import { silentLog } from './silent-log.ts';
import { startSmtp } from './smtp.ts';

export type FaultsOptions = { submissions: number; kills: number; seed: number; withinMs: number };
export type FaultsOutcome = {
  /** Keys that the visitor was thanked for. */
  thanked: number;
  records: number;
  acknowledgements: number;
  distinctAcknowledgements: number;
  kills: number;
  /** How often each fault came. */
  faults: Record<string, number>;
};

/** Clocks run so much faster, and with them every wait. */
const SPEED = 50;
const VISITORS_AT_ONCE = 8;
const OUTBOX = 'site/server/outbox/test/outbox-process.ts';
const COMMAND = 'site/script/outbox.ts';

export async function runOutboxFaults({
  submissions: count,
  kills,
  seed,
  withinMs,
}: FaultsOptions): Promise<FaultsOutcome> {
  const random = createRandom(seed);
  const until = performance.now() + withinMs;
  const base = Date.now();
  const clock = () => new Date(base + (Date.now() - base) * SPEED);
  const folder = await mkdtemp(join(tmpdir(), 'outbox-faults-'));
  const programs = findPostgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs);
  const database = await createDatabase(postgres === null ? {} : { url: postgres.url });
  await database.migrate();
  // A mail server that puts off one in ten.
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
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const spawned: ChildProcess[] = [];
  const thanked = new Map<string, string>();
  let killed = 0;

  async function startSite(): Promise<ChildProcess> {
    const args = [OUTBOX, folder, String(port), service.url, String(base), String(SPEED)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    spawned.push(child);
    if (child.stdout !== null) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    return child;
  }

  /** Kills the site whenever so many more visitors were thanked, and starts it again. */
  async function killSites(first: ChildProcess): Promise<void> {
    let site = first;
    for (killed = 0; killed < kills && performance.now() < until; killed += 1) {
      const enough = ((killed + random()) * count) / kills;
      while (thanked.size < enough && performance.now() < until) await wait(5);
      await wait(random() * 30);
      const exited = once(site, 'exit');
      site.kill('SIGKILL');
      await exited;
      site = await startSite();
    }
  }

  /** Sends again, with the same key, until thanked: what a browser does when no answer comes. */
  async function visit(key: string): Promise<void> {
    while (performance.now() < until) {
      const body = JSON.stringify({ key, email: `${key}@visitor.example` });
      const answer = await fetch(origin, { method: 'POST', body }).catch(() => null);
      const { reference } = (await answer?.json().catch(() => null)) ?? {};
      if (typeof reference === 'string') return void thanked.set(key, reference);
      await wait(20);
    }
  }

  async function isDone(): Promise<boolean> {
    const stats = await fetch(origin)
      .then((answer) => answer.json())
      .catch(() => null);
    if (stats === null || stats.queued > 0) return false;
    if (stats.dead > 0) {
      await retryDead();
      return false;
    }
    return (await database.db.select().from(mails)).every(({ state }) => state === 'sent');
  }

  /** A person has looked at what was refused for good. */
  async function retryDead(): Promise<void> {
    const env = { ...process.env, DATA_DIR: folder };
    const command = spawn(process.execPath, [COMMAND, 'retry', '--dead'], { env, stdio: 'ignore' });
    await once(command, 'exit');
  }

  try {
    const keys = Array.from({ length: count }, (_, n) => `key-${seed}-${n}`);
    const waiting = [...keys];
    const killing = killSites(await startSite());
    await Promise.all(
      Array.from({ length: VISITORS_AT_ONCE }, async () => {
        for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await visit(key);
      }),
    );
    await killing;
    while (performance.now() < until && !(await isDone())) await wait(50);
    const records = await database.db.select().from(submissions);
    const known = records.filter(({ idempotencyKey, reference }) => thanked.get(idempotencyKey ?? '') === reference);
    const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
    return {
      thanked: thanked.size,
      // A record that nobody was thanked for would not be counted, and would show as one too few.
      records: known.length === records.length ? records.length : -1,
      acknowledgements: ids.length,
      distinctAcknowledgements: new Set(ids).size,
      kills: killed,
      faults: service.counts,
    };
  } finally {
    for (const child of spawned) child.kill('SIGKILL');
    service.stop();
    await mailer.stop();
    await smtp.stop();
    await database.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A source of numbers that gives the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

if (import.meta.main) {
  const [count = 2000, kills = 100, seed = 1] = process.argv.slice(2).map(Number);
  const outcome = await runOutboxFaults({ submissions: count, kills, seed, withinMs: 30 * 60_000 });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
