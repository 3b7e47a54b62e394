import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../contract/test/postgres.ts';
import { applyContent } from '../seed/seed.ts';
import { manifestOf } from '../test/manifest.ts';
import { smallContent } from '../test/small-content.ts';
import { createDatabase } from './database.ts';

const programs = findPostgresPrograms();

describe.runIf(programs !== null)('backends that share an empty PostgreSQL', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  test('create its tables and its content once, even if they start together', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => createDatabase({ url: server.url })));
    await Promise.all(databases.map(({ migrate }) => migrate()));
    const manifest = manifestOf(smallContent);
    const seeded = await Promise.all(databases.map(({ db }) => applyContent(db, smallContent, manifest, 'small')));
    const [database] = databases;
    const { rows } = Object(await database?.db.execute(sql`select count(*)::int as count from products`));
    expect(rows[0].count).toBe(seeded[0]?.products);
    await Promise.all(databases.map(({ close }) => close()));
  });

  describe('behind a line that fails', () => {
    const sockets = new Set<Socket>();
    let isSilent = false;
    let lost = 0;
    let slow = 0;
    let relay: Server;
    let database: Awaited<ReturnType<typeof createDatabase>>;
    beforeEach(async () => {
      [isSilent, lost, slow] = [false, 0, 0];
      const { hostname, port } = new URL(server.url);
      relay = createServer((socket) => {
        const onward = connect(Number(port), hostname);
        const pass = (to: Socket) => (chunk: Buffer) => {
          if (chunk.includes('pg_sleep')) slow += 1;
          if (isSilent) lost += 1;
          else to.write(chunk);
        };
        socket.on('data', pass(onward)).on('close', () => onward.destroy());
        onward.on('data', pass(socket)).on('close', () => socket.destroy());
        for (const one of [socket, onward]) one.on('error', () => {});
        sockets.add(socket);
      }).listen(0, '127.0.0.1');
      await once(relay, 'listening');
      const address = relay.address();
      const url = new URL(server.url);
      url.port = String(typeof address === 'object' ? address?.port : 0);
      database = await createDatabase({ url: url.href });
    });
    afterEach(async () => {
      vi.useRealTimers();
      await database.close();
      relay.close();
    });
    const ask = (signal = new AbortController().signal) => database.within(signal).execute(sql`select 1`);

    test('a request of a server that has fallen silent gives its connection back ten seconds after its deadline', async () => {
      await ask();
      isSilent = true;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const request = new AbortController();
      const failed = ask(request.signal).catch(() => 'failed');
      while (lost === 0) await new Promise((resolve) => setImmediate(resolve));
      request.abort();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(database.connections().busy).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failed).toBe('failed');
      expect(database.connections()).toMatchObject({ busy: 0, waiting: 0 });
      vi.useRealTimers();
      isSilent = false;
      expect(await ask()).toMatchObject({ rowCount: 1 });
    });

    test('a connection that is lost under a statement or in a transaction ends neither the process nor the next one', async () => {
      const cut = async () => {
        await expect.poll(() => slow).toBeGreaterThan(0);
        slow = 0;
        for (const socket of sockets) socket.destroy();
      };
      const { signal } = new AbortController();
      const [asked] = await Promise.allSettled([database.within(signal).execute(sql`select pg_sleep(20)`), cut()]);
      expect(asked.status).toBe('rejected');
      const work = database.db.transaction((inside) => inside.execute(sql`select pg_sleep(20)`));
      expect((await Promise.allSettled([work, cut()]))[0].status).toBe('rejected');
      expect(await ask()).toMatchObject({ rowCount: 1 });
      expect(database.connections()).toMatchObject({ busy: 0, waiting: 0 });
    });
  });

  test('name the variable if the database does not exist', async () => {
    const absent = new URL(server.url);
    absent.pathname = '/absent';
    await expect(createDatabase({ url: absent.href })).rejects.toThrow(
      /^DATABASE_URL names the database absent at 127\.0\.0\.1:\d+, which cannot be reached \(database "absent" does not exist\)/,
    );
  });
});

test('if PostgreSQL does not answer, the message names the variable and the address, not the password', async () => {
  // Nothing listens on port 1.
  const opening = createDatabase({ url: 'postgres://user:secret@127.0.0.1:1/shop' });
  await expect(opening).rejects.toThrow(
    'DATABASE_URL names the database shop at 127.0.0.1:1, which cannot be reached (connect ECONNREFUSED 127.0.0.1:1): start it, correct the address, or leave it empty for the embedded one.',
  );
});
