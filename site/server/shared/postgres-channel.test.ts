import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../../contract/test/postgres.ts';
import { createBus } from './bus.ts';
import { createPostgresChannel } from './postgres-channel.ts';

const programs = findPostgresPrograms();

describe.runIf(programs !== null)('instances with a PostgreSQL', () => {
  let server: TemporaryPostgres;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
  });
  afterAll(() => server.stop());

  function createInstance() {
    const errors: unknown[] = [];
    const heard: string[][] = [];
    const channel = createPostgresChannel({
      pool: new Pool({ connectionString: server.url, max: 2 }),
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      onError: (error) => errors.push(error),
    });
    closing.push(channel.close);
    const bus = createBus([channel]);
    bus.on('purge', ({ tags }) => heard.push(tags));
    const send = (...tags: string[]) => bus.send('purge', { tags, paths: [], countries: [], all: false });
    return { errors, heard, send };
  }

  type Instance = ReturnType<typeof createInstance>;

  /** Sends until it is received: an instance that has just started does not listen yet. */
  const untilHeard = (from: Instance, by: Instance, tag = 'uae:GetMenu') =>
    expect
      .poll(() => {
        from.send(tag);
        return by.heard.flat();
      })
      .toContain(tag);

  test('one hears what another tells, and not what it tells itself', async () => {
    const [one, other] = [createInstance(), createInstance()];
    await untilHeard(one, other, 'uae:one');
    await untilHeard(other, one, 'uae:other');
    expect([new Set(one.heard.flat()), new Set(other.heard.flat())]).toEqual([
      new Set(['uae:other']),
      new Set(['uae:one']),
    ]);
  });

  test('a notice larger than the database takes at once is heard whole', async () => {
    const [one, other] = [createInstance(), createInstance()];
    await untilHeard(one, other);
    const many = Array.from({ length: 900 }, (_, place) => `uae:a-tag-of-some-length-${place}`);
    one.send(...many);
    await expect.poll(() => other.heard.at(-1)).toEqual(many);
  });

  test('a connection that is lost is made again, and said once', async () => {
    const [one, other] = [createInstance(), createInstance()];
    await untilHeard(one, other);
    const admin = new Pool({ connectionString: server.url });
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    await admin.end();
    other.heard.length = 0;
    await untilHeard(one, other);
    expect(other.errors).toHaveLength(1);
  });
});
