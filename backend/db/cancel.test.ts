import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { countTurns } from '../test/count-turns.ts';
import { describeDatabases } from '../test/describe-databases.ts';

describeDatabases('the statements of a request', (getDatabase, engine) => {
  beforeAll(async () => {
    await getDatabase().db.execute(sql`create sequence begun`);
  });
  const begin = sql`select nextval('begun')`;
  const neverAborted = new AbortController().signal;

  test('return their rows', async () => {
    const { rows } = Object(await getDatabase().within(neverAborted).execute(sql`select 1 + 1 as sum`));
    expect(rows).toEqual([{ sum: 2 }]);
  });

  test('yield to the event loop', async () => {
    const db = getDatabase().within(neverAborted);
    const work = Promise.all(Array.from({ length: 30 }, () => db.execute(sql`select 1`)));
    expect(await countTurns(work)).toBeGreaterThanOrEqual(engine === 'PGlite' ? 30 : 2);
  });

  /** Runs the given number of statements for each request; returns the requests in the order of their answers. */
  async function runAll(statement: SQL, requests: Readonly<Record<string, number>>): Promise<string[]> {
    const order: string[] = [];
    const work = Object.entries(requests).flatMap(([request, statements]) => {
      const db = getDatabase().within(neverAborted);
      const run = () => db.execute(statement).then(() => order.push(request));
      return Array.from({ length: statements }, run);
    });
    await Promise.all(work);
    return order;
  }

  test.runIf(engine === 'PGlite')('take turns with those of other requests', async () => {
    const order = await runAll(sql`select 1`, { many: 30, two: 2, one: 1 });
    // The first statement does not wait; then many others of its request do, and that request is first in turn.
    expect(order.slice(0, 7)).toEqual(['many', 'many', 'two', 'one', 'many', 'two', 'many']);
    expect(order).toHaveLength(33);
  });

  test('do not wait for the many of another request', async () => {
    const order = await runAll(sql`select pg_sleep(0.02)`, { many: 60, one: 1 });
    // Ten are answered at once, by whichever connection is first.
    expect(order.indexOf('one')).toBeLessThan(40);
    expect(order).toHaveLength(61);
  });

  test('continue after one of them fails', async () => {
    const db = getDatabase().within(neverAborted);
    const [failed, succeeded] = await Promise.allSettled([db.execute(sql`select 1 / 0`), db.execute(sql`select 1`)]);
    expect([failed.status, succeeded.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('do not begin once the signal is aborted', async () => {
    const controller = new AbortController();
    const reason = new Error('Nobody waits');
    const db = getDatabase().within(controller.signal);
    // Drizzle starts a statement when it is awaited.
    const statements = Array.from({ length: 500 }, () => Promise.resolve(db.execute(begin)));
    // Any of a pool's first connections may be the slowest.
    await Promise.any(statements);
    controller.abort(reason);
    const results = await Promise.allSettled(statements);
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { cause: reason } });
    await expect(db.execute(begin)).rejects.toMatchObject({ cause: reason });
    const { rows } = Object(await getDatabase().db.execute(sql`select last_value::int as begun from begun`));
    // The connections of a pool work in parallel, and each may have begun its next statement.
    expect(rows[0].begun).toBeLessThanOrEqual(engine === 'PGlite' ? 2 : 250);
  });

  test.runIf(engine === 'PostgreSQL')('are cancelled in the database when the signal is aborted', async () => {
    const { db, within } = getDatabase();
    const countSleepers = async () => {
      const { rows } = Object(
        await db.execute(
          sql`select count(*)::int as count from pg_stat_activity where query = 'select pg_sleep(3600)' and state = 'active'`,
        ),
      );
      return rows[0].count;
    };
    const controller = new AbortController();
    const sleep = Promise.resolve(within(controller.signal).execute(sql`select pg_sleep(3600)`));
    await expect.poll(countSleepers).toBe(1);
    controller.abort();
    // query_canceled
    await expect(sleep).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await countSleepers()).toBe(0);
  });
});
