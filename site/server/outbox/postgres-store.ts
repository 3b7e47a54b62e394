/** The outbox in PostgreSQL, for several instances: what one has taken, the others leave until its lease ends. */
import type { Pool } from 'pg';
import { MAX_REST_MS } from './back-off.ts';
import { createQuery } from './postgres.ts';
import { type Entry, type EntryState, type Envelope, nameOf, type OutboxStore, type Taken } from './store.ts';

/** Any number, the same for all that create the table. */
const TABLE_LOCK = 7_151_015;
const TABLE = `
  create table if not exists site_outbox (
    name text primary key,
    envelope jsonb not null,
    reference text not null,
    body bytea,
    state text not null default 'queued',
    attempts integer not null default 0,
    outcome text not null default '',
    added_at timestamptz not null default now(),
    due_at timestamptz not null default now()
  );
  create index if not exists site_outbox_due on site_outbox (due_at) where state = 'queued';
`;

type Row = { envelope: Envelope; state: EntryState; attempts: number; outcome: string };

/** Times are the database's own: the clocks of the instances may differ. */
export function createPostgresStore({ pool, leaseMs }: { pool: Pool; leaseMs: number }): OutboxStore {
  const query = createQuery(pool, { definition: TABLE, lock: TABLE_LOCK });

  async function add(envelope: Envelope, body: Buffer): Promise<void> {
    await query(
      'insert into site_outbox (name, envelope, reference, body) values ($1, $2, $3, $4) on conflict do nothing',
      [nameOf(envelope.key), JSON.stringify(envelope), envelope.reference, body],
    );
  }

  async function take(most: number): Promise<Taken[]> {
    const { rows } = await query<Row & { body: Buffer }>(
      `update site_outbox set attempts = attempts + 1, due_at = now() + $2 * interval '1 ms'
       where name in (
         select name from site_outbox where state = 'queued'
           and (due_at <= now() or due_at > now() + $3 * interval '1 ms')
         order by due_at limit $1 for update skip locked
       ) returning envelope, body, state, attempts, outcome`,
      [most, leaseMs, MAX_REST_MS],
    );
    return rows.map(({ envelope, body, attempts }) => {
      // Once its lease has ended, an attempt changes nothing.
      const change = async (set: string, ...values: unknown[]) => {
        await query(`update site_outbox set ${set} where name = $1 and attempts = $2 and state = 'queued'`, [
          nameOf(envelope.key),
          attempts,
          ...values,
        ]);
      };
      return {
        envelope,
        body,
        attempts,
        // Delivered is delivered, even if another instance is trying again.
        finish: async () => {
          await query("update site_outbox set state = 'delivered', body = null, due_at = now() where name = $1", [
            nameOf(envelope.key),
          ]);
        },
        putOff: (delayMs, outcome) => change("due_at = now() + $3 * interval '1 ms', outcome = $4", delayMs, outcome),
        markDead: (outcome) => change("state = 'dead', outcome = $3", outcome),
      };
    });
  }

  async function list(): Promise<Entry[]> {
    const { rows } = await query<Row>(
      "select envelope, state, attempts, outcome from site_outbox where state <> 'delivered' order by added_at",
    );
    return rows.map(buildEntry);
  }

  async function read(reference: string) {
    const { rows } = await query<Row & { body: Buffer }>(
      "select envelope, state, attempts, outcome, body from site_outbox where reference = $1 and state <> 'delivered'",
      [reference],
    );
    const [row] = rows;
    return row === undefined ? null : { entry: buildEntry(row), body: row.body };
  }

  async function revive(reference: string): Promise<boolean> {
    const { rowCount } = await query(
      "update site_outbox set state = 'queued', attempts = 0, due_at = now() where reference = $1 and state <> 'delivered'",
      [reference],
    );
    return rowCount !== 0;
  }

  async function erase(reference: string): Promise<void> {
    await query("delete from site_outbox where reference = $1 and state <> 'delivered'", [reference]);
  }

  async function getStats() {
    const { rows } = await query<{ queued: number; dead: number; age: number }>(
      `select count(*) filter (where state = 'queued')::int as queued, count(*) filter (where state = 'dead')::int as dead,
         coalesce(extract(epoch from now() - min(added_at) filter (where state = 'queued')), 0)::float as age
       from site_outbox where state <> 'delivered'`,
    );
    const { queued = 0, dead = 0, age = 0 } = rows[0] ?? {};
    return { queued, dead, oldestAgeMs: age * 1000 };
  }

  async function forgetBefore(time: number): Promise<void> {
    await query("delete from site_outbox where state = 'delivered' and due_at < $1", [new Date(time)]);
  }

  async function eraseDead(before: Parameters<OutboxStore['eraseDead']>[0]): Promise<number> {
    const { rowCount } = await query(
      `delete from site_outbox using jsonb_each_text($1) as old (form, time) where state = 'dead'
         and envelope->>'form' = old.form and extract(epoch from (envelope->>'acceptedAt')::timestamptz) * 1000 < old.time::bigint`,
      [JSON.stringify(before)],
    );
    return rowCount ?? 0;
  }

  return { add, take, list, read, revive, erase, getStats, forgetBefore, eraseDead, close: () => pool.end() };
}

function buildEntry({ envelope, state, attempts, outcome }: Row): Entry {
  return { ...envelope, state, attempts, outcome };
}
