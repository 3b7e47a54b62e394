import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../../contract/test/postgres.ts';
import { createRateLimit } from '../rate-limit.ts';
import { createPostgresCounts } from './postgres-counts.ts';
import { createSharedLimit, type SharedCounts } from './shared-limit.ts';

const MAX = 6;

function createInstance(counts: Pick<SharedCounts, 'add'> | null) {
  const errors: unknown[] = [];
  const isWithinLocalLimit = createRateLimit({ clock: () => 0, perClient: MAX, overall: 600 });
  const mayAsk = createSharedLimit({ isWithinLocalLimit, counts, most: MAX, onError: (error) => errors.push(error) });
  return { mayAsk, errors };
}

/** Asks the instances in turn, this many times; returns how often it was allowed. */
async function ask(
  instances: readonly { mayAsk: (name: string) => Promise<boolean> }[],
  times: number,
  name = 'form a',
) {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if (await instances[time % instances.length]?.mayAsk(name)) allowed += 1;
  return allowed;
}

test('an instance of its own allows six', async () => {
  expect(await ask([createInstance(null)], 10)).toBe(MAX);
});

test('while the counts fail, each instance has its own limit, and it is said once', async () => {
  const away = createInstance({ add: () => Promise.reject(new Error('away')) });
  expect(await ask([away], 10)).toBe(MAX);
  expect(away.errors).toHaveLength(1);
});

test('counts that do not come are not waited for longer than a second', async () => {
  vi.useFakeTimers();
  const hanging = createInstance({ add: () => new Promise(() => {}) });
  const asked = hanging.mayAsk('form a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe(true);
  vi.useRealTimers();
});

const programs = findPostgresPrograms();
describe.runIf(programs !== null)('with a PostgreSQL', () => {
  let server: TemporaryPostgres;
  const pools: Pool[] = [];
  const open = () => {
    const pool = new Pool({ connectionString: server.url });
    pools.push(pool);
    return createPostgresCounts({ pool });
  };
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  /** On a busy machine a database may need more than the second that a visitor waits for it. */
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout'] });
  afterEach(async () => {
    vi.useRealTimers();
    await pools[0]?.query('delete from site_form_counts').catch(() => {});
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });
  afterAll(() => server.stop());

  test('two instances together allow no more than one, of each address and form', async () => {
    stopTheClock();
    const instances = [createInstance(open()), createInstance(open())];
    expect(await ask(instances, 20)).toBe(MAX);
    expect(await ask(instances, 1, 'form b')).toBe(1);
    expect(instances.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('instances that are asked at once allow no more than one', async () => {
    stopTheClock();
    const instances = [createInstance(open()), createInstance(open())];
    const asked = Array.from({ length: 10 }, (_, turn) => instances[turn % 2]?.mayAsk('form a'));
    expect((await Promise.all(asked)).filter((isAllowed) => isAllowed)).toHaveLength(MAX);
  });

  test('a minute after the first it begins again, and what is over is forgotten', async () => {
    const counts = open();
    for (let time = 0; time < MAX; time += 1) await counts.add('form a');
    await pools[0]?.query("update site_form_counts set until = until - interval '59 seconds'");
    expect(await counts.add('form a')).toBe(MAX + 1);
    await pools[0]?.query("update site_form_counts set until = until - interval '1 second'");
    expect(await counts.add('form b')).toBe(1);
    expect((await pools[0]?.query('select count from site_form_counts'))?.rows).toEqual([{ count: 1 }]);
    expect(await counts.add('form a')).toBe(1);
  });

  test('no address is in the table', async () => {
    await open().add('join-us 192.0.2.1');
    expect(JSON.stringify((await pools[0]?.query('select * from site_form_counts'))?.rows)).not.toContain('192.0.2.1');
  });

  test('a database that goes away refuses no form', async () => {
    const instance = createInstance(open());
    expect(await ask([instance], 2)).toBe(2);
    await server.stop();
    expect(await ask([instance], 10)).toBe(MAX - 2);
    expect(instance.errors).toHaveLength(1);
  });
});
