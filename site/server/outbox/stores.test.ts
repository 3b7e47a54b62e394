import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../../contract/test/postgres.ts';
import { createAttempts, NEVER } from './file-attempts.ts';
import { createFileStore } from './file-store.ts';
import { openLater } from './open-store.ts';
import { nameOwnProcess } from './own-process.ts';
import { createPostgresStore } from './postgres-store.ts';
import type { Envelope, OutboxStore, Taken } from './store.ts';

const LEASE_MS = 60_000;
const HOUR_MS = 60 * 60 * 1000;
const START = Date.parse('2026-03-01T10:00:00Z');

const envelope = (key: string): Envelope => ({
  key,
  reference: `reference of ${key}`,
  form: 'distribution',
  country: 'ksa',
  acceptedAt: '2026-03-01T10:00:00.000Z',
});
const keysOf = (taken: readonly { envelope: Envelope }[]) => taken.map((one) => one.envelope.key).sort();

type World = {
  /** Opens the same outbox as another instance does. */
  open: (owner?: string) => Promise<OutboxStore>;
  /** Lets time pass. */
  pass: (ms: number) => Promise<void>;
};

function describeStore(name: string, begin: () => Promise<World & { end: () => Promise<void> }>): void {
  describe(name, () => {
    let world: Awaited<ReturnType<typeof begin>>;
    let store: OutboxStore;
    beforeEach(async () => {
      world = await begin();
      store = await world.open();
    });
    afterEach(() => world.end());

    test('what was added is there when the outbox is opened again, once for a key', async () => {
      await store.add(envelope('one'), Buffer.from([0, 10, 255]));
      await store.add(envelope('one'), Buffer.from('again'));
      const reopened = await world.open();
      expect((await reopened.list()).map(({ key, state }) => [key, state])).toEqual([['one', 'queued']]);
      expect((await reopened.read('reference of one'))?.body).toEqual(Buffer.from([0, 10, 255]));
      expect(await reopened.read('another')).toBeNull();
    });

    test('two instances that take at the same time take each entry once', async () => {
      for (let n = 0; n < 30; n += 1) await store.add(envelope(`key ${n}`), Buffer.from('x'));
      const other = await world.open();
      const taken = (await Promise.all([store.take(20), other.take(20), store.take(20), other.take(20)])).flat();
      expect(taken).toHaveLength(30);
      expect(new Set(keysOf(taken)).size).toBe(30);
    });

    test('an entry of a lease that has ended is taken again, with one more attempt', async () => {
      await store.add(envelope('one'), Buffer.from('x'));
      const [first] = await store.take(4);
      expect(first?.attempts).toBe(1);
      await world.pass(LEASE_MS - 1_000);
      expect(await store.take(4)).toEqual([]);
      await world.pass(2_000);
      expect((await store.take(4)).map(({ attempts }) => attempts)).toEqual([2]);
    });

    test('what is finished is forgotten but for its key', async () => {
      await store.add(envelope('one'), Buffer.from('x'));
      for (const one of await store.take(4)) await one.finish();
      await store.add(envelope('one'), Buffer.from('x'));
      expect([await store.take(4), await store.list(), await store.read('reference of one')]).toEqual([[], [], null]);
      expect(await store.getStats()).toMatchObject({ queued: 0, dead: 0 });
      await store.forgetBefore(Date.now() + 60_000);
      await store.add(envelope('one'), Buffer.from('x'));
      expect(await store.list()).toHaveLength(1);
    });

    test('what is put off comes again when its time is there', async () => {
      await store.add(envelope('one'), Buffer.from('x'));
      for (const one of await store.take(4)) await one.putOff(10_000, 'mail_failed');
      expect(await store.list()).toMatchObject([{ state: 'queued', attempts: 1, outcome: 'mail_failed' }]);
      await world.pass(9_000);
      expect(await store.take(4)).toEqual([]);
      await world.pass(2_000);
      expect(await store.take(4)).toHaveLength(1);
    });

    test.each<[string, (one: Taken) => Promise<void>]>([
      ['what is put off', (one) => one.putOff(5_000, 'mail_failed')],
      // Its process may have ended meanwhile.
      ['the lease of an attempt', async () => {}],
    ])('%s does not wait for days when the clock is set back, but for an hour at most', async (_, end) => {
      await store.add(envelope('one'), Buffer.from('x'));
      for (const one of await store.take(4)) await end(one);
      // It has checked, and knows that it has to wait.
      expect(await store.take(4)).toEqual([]);
      await world.pass(-72 * HOUR_MS);
      expect((await store.take(4)).map(({ attempts }) => attempts)).toEqual([2]);
      await world.pass(-HOUR_MS / 2);
      expect(await store.take(4)).toEqual([]);
    });

    test.each<[string, (one: Taken) => Promise<void>]>([
      ['waits', async () => {}],
      ['is put off meanwhile', (one) => one.putOff(0, 'mail_failed')],
      ['is marked dead meanwhile', (one) => one.markDead('spam')],
      ['is delivered meanwhile', (one) => one.finish()],
    ])('what is erased while it %s is gone for good, and nothing else', async (_, end) => {
      await store.add(envelope('one'), Buffer.from('x'));
      await store.add(envelope('two'), Buffer.from('x'));
      const taken = (await store.take(4)).find((one) => one.envelope.key === 'one');
      await (await world.open()).erase('reference of one');
      if (taken) await end(taken);
      await world.pass(LEASE_MS + 1);
      expect((await store.list()).map(({ key }) => key)).toEqual(['two']);
      expect(keysOf(await store.take(4))).toEqual(['two']);
    });

    test('what is dead stays until it is revived', async () => {
      await store.add(envelope('one'), Buffer.from('x'));
      for (const one of await store.take(4)) await one.markDead('spam');
      await world.pass(100 * LEASE_MS);
      expect(await store.take(4)).toEqual([]);
      expect(await store.list()).toMatchObject([{ state: 'dead', outcome: 'spam' }]);
      expect(await store.getStats()).toMatchObject({ queued: 0, dead: 1 });
      expect(await store.revive('another')).toBe(false);
      expect(await store.revive('reference of one')).toBe(true);
      expect((await store.take(4)).map(({ attempts }) => attempts)).toEqual([1]);
    });

    test('the dead are erased that were accepted before the time of their form, and nothing queued', async () => {
      const SECOND_MS = 1_000;
      await store.add(envelope('old'), Buffer.from('x'));
      await store.add({ ...envelope('new'), acceptedAt: new Date(START + SECOND_MS).toISOString() }, Buffer.from('x'));
      await store.add({ ...envelope('of another form'), form: 'join-us' }, Buffer.from('x'));
      await store.add({ ...envelope('of a form that is kept'), form: 'general-enquiry' }, Buffer.from('x'));
      for (const one of await store.take(4)) await one.markDead('spam');
      await store.add(envelope('queued'), Buffer.from('x'));
      expect(await store.eraseDead({ distribution: START + SECOND_MS, 'join-us': START })).toBe(1);
      const left = (await (await world.open()).list()).map(({ key }) => key).sort();
      expect(left).toEqual(['new', 'of a form that is kept', 'of another form', 'queued']);
      // Nothing of it is left: added again, it is new.
      await store.add(envelope('old'), Buffer.from('x'));
      expect((await store.take(4)).map(({ envelope: { key }, attempts }) => [key, attempts])).toContainEqual([
        'old',
        1,
      ]);
    });
  });
}

describeStore('the outbox in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  let now = START;
  return {
    open: (owner) =>
      createFileStore({ folder, clock: () => now, leaseMs: LEASE_MS, ...(owner !== undefined && { owner }) }),
    pass: async (ms) => {
      now += ms;
    },
    end: () => rm(folder, { recursive: true }),
  };
});

describe('the outbox in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const open = (owner: string) => createFileStore({ folder, clock: () => START, leaseMs: LEASE_MS, owner });

  test.each([
    ['a killed process of this machine', `${hostname()} 99999999 1`, 1],
    ['an earlier process with the same id', `${hostname()} ${process.pid} 1`, 1],
    ['a running one', nameOwnProcess(), 0],
    ['another machine', 'elsewhere 99999999 1', 0],
  ])('the lease of %s is %s: %i taken at once', async (_, owner, count) => {
    const store = await open(owner);
    await store.add(envelope('one'), Buffer.from('x'));
    await store.take(4);
    const restarted = await open(nameOwnProcess());
    expect(await restarted.take(4)).toHaveLength(count);
  });

  test('what is being marked dead is due for nobody, whatever the clock says', async () => {
    const attempts = await createAttempts({ folder, clock: () => START, leaseMs: LEASE_MS, owner: 'me' });
    expect(await attempts.begin('one', 0)).toBe(1);
    await attempts.end('one', 1, { dueAt: NEVER, outcome: 'spam' });
    expect(await attempts.begin('one', 1)).toBeNull();
  });

  test('an attempt that is half written is still listed, and taken when its lease would have ended', async () => {
    const store = await open(nameOwnProcess());
    await store.add(envelope('one'), Buffer.from('x'));
    const [name = ''] = await readdir(join(folder, 'queued'));
    const half = join(folder, 'attempts', `${name}.1`);
    await writeFile(half, '{"owner":"me","unt');
    expect((await store.list()).map(({ key, attempts, outcome }) => [key, attempts, outcome])).toEqual([
      ['one', 1, ''],
    ]);
    await utimes(half, START / 1000, START / 1000);
    expect(await store.take(4)).toEqual([]);
    await utimes(half, START / 1000, (START - LEASE_MS) / 1000);
    expect((await (await open('other')).take(4)).map(({ attempts }) => attempts)).toEqual([2]);
  });

  test('a process that was killed after it had delivered does not deliver again', async () => {
    const store = await open(`${hostname()} 99999999 1`);
    await store.add(envelope('one'), Buffer.from('x'));
    const [queued = ''] = await readdir(join(folder, 'queued'));
    const file = await readFile(join(folder, 'queued', queued));
    for (const one of await store.take(4)) await one.finish();
    await writeFile(join(folder, 'queued', queued), file);
    expect(await (await open(nameOwnProcess())).take(4)).toEqual([]);
    expect(await readdir(join(folder, 'queued'))).toEqual([]);
  });

  test('what cannot be kept takes no room', async () => {
    const store = await open('me');
    await rm(join(folder, 'queued'), { recursive: true });
    await expect(store.add(envelope('one'), Buffer.from('x'))).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
  });

  test('file names hold nothing of the key, and nobody else can read the files', async () => {
    const store = await open('me');
    await store.add(envelope('../../m4rker'), Buffer.from('x'));
    const [name = ''] = await readdir(join(folder, 'queued'));
    expect(name).toMatch(/^[\da-f]{64}$/);
    expect((await stat(join(folder, 'queued', name))).mode & 0o077).toBe(0);
  });
});

const programs = findPostgresPrograms();
describe.runIf(programs !== null)('with a PostgreSQL', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  describeStore('the outbox in a database', async () => {
    const pool = new Pool({ connectionString: server.url });
    pool.on('error', () => {});
    const opened: OutboxStore[] = [];
    return {
      open: async () => {
        const store = createPostgresStore({ pool: new Pool({ connectionString: server.url }), leaseMs: LEASE_MS });
        opened.push(store);
        return store;
      },
      // The database's clock cannot be set, but its times can.
      pass: async (ms) => {
        await pool.query("update site_outbox set due_at = due_at - $1 * interval '1 ms'", [ms]);
      },
      end: async () => {
        await Promise.all(opened.map((store) => store.close()));
        await pool.query('drop table if exists site_outbox');
        await pool.end();
      },
    };
  });

  test('instances that start together on an empty database make the table once', async () => {
    const stores = Array.from({ length: 4 }, () =>
      createPostgresStore({ pool: new Pool({ connectionString: server.url }), leaseMs: LEASE_MS }),
    );
    await Promise.all(stores.map((store, n) => store.add(envelope(`start ${n}`), Buffer.from('x'))));
    expect(await stores[0]?.list()).toHaveLength(4);
    await Promise.all(stores.map((store) => store.close()));
  });
});

test('a folder that cannot be made is made when it can: until then adding rejects', async () => {
  const place = await mkdtemp(join(tmpdir(), 'outbox-'));
  const folder = join(place, 'outbox');
  await writeFile(folder, 'a file in its place');
  const store = openLater(() => createFileStore({ folder, clock: () => START, leaseMs: LEASE_MS }));
  await expect(store.add(envelope('one'), Buffer.from('x'))).rejects.toMatchObject({ syscall: 'mkdir' });
  await rm(folder);
  await store.add(envelope('one'), Buffer.from('x'));
  expect(await store.list()).toHaveLength(1);
  await rm(place, { recursive: true });
});

test('while the database is away, adding rejects and nothing is thought to be kept', async () => {
  // Nothing listens on port 1.
  const store = createPostgresStore({ pool: new Pool({ connectionString: 'postgres://127.0.0.1:1/x' }), leaseMs: 1 });
  await expect(store.add(envelope('one'), Buffer.from('x'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await store.close();
});
