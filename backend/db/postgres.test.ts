import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

  test('go on when it has fallen silent for a minute, and is there again', async () => {
    const { hostname, port } = new URL(server.url);
    let isSilent = false;
    let lost = 0;
    const relay = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      const pass = (to: Socket) => (chunk: Buffer) => {
        if (isSilent) lost += 1;
        else to.write(chunk);
      };
      socket.on('data', pass(onward)).on('close', () => onward.destroy());
      onward.on('data', pass(socket)).on('close', () => socket.destroy());
      for (const one of [socket, onward]) one.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const address = relay.address();
    const url = new URL(server.url);
    url.port = String(typeof address === 'object' ? address?.port : 0);
    const database = await createDatabase({ url: url.href });
    try {
      isSilent = true;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const failed = database.db.execute(sql`select 1`).catch(({ cause }) => cause.message);
      await vi.waitUntil(() => lost > 0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failed).toBe('Query read timeout');
      vi.useRealTimers();
      isSilent = false;
      expect(await database.db.execute(sql`select 1`)).toMatchObject({ rowCount: 1 });
    } finally {
      vi.useRealTimers();
      await database.close();
      relay.close();
    }
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
