/** Instances of a site that share a real Valkey. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findPort } from '../../../contract/test/find-port.ts';
import { findValkeyProgram, startValkey, type TemporaryValkey } from '../../../contract/test/valkey.ts';
import { LIFETIMES } from '../../app/routes/cache-control.ts';
import { renderFrameworkPage } from '../../app/test/framework-page.tsx';
import { readSiteEnv } from '../../env.ts';
import { openDeferredFiles } from '../deferred-files.ts';
import { createDiskStore, type DiskStore } from '../disk-store.ts';
import { createSharedLimit } from '../forms/shared-limit.ts';
import { createHydration } from '../hydration.ts';
import { createLog } from '../log.ts';
import { createRateLimit } from '../rate-limit.ts';
import { startServer } from '../start.ts';
import { bareSite } from '../test/bare-site.ts';
import { type Content, createInstance } from '../test/instance.ts';
import { createBus } from './bus.ts';
import { shareFiles } from './shared-files.ts';
import { createValkeyCounts } from './valkey-counts.ts';

const program = findValkeyProgram();
if (program === null) process.stdout.write('Skipped: no Valkey. apt-get install redis-server\n');

describe.runIf(program !== null)('instances with a Valkey', () => {
  let server: TemporaryValkey;
  const closing: (() => void)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  let sites = 0;

  beforeAll(async () => {
    server = await startValkey(program ?? '', await findPort());
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** A page shows the content as it was when rendered. */
  const content: Content = { text: 'old', rendered: 0 };

  async function add(options: { version?: string; clock?: () => number } = {}) {
    const instance = await createInstance({ url: server.url, site: `site ${sites}`, content, ...options });
    closing.push(instance.valkey.close);
    return instance;
  }

  const createInstances = async () => {
    sites += 1;
    content.text = 'old';
    content.rendered = 0;
    return [await add(), await add(), await add()] as const;
  };

  test('a page is made once for all, asked for at once or later, whatever else the query says', async () => {
    const [one, other, third] = await createInstances();
    const texts = await Promise.all([one, other, third].map(({ visit }) => visit('/uae/plp')));
    expect([new Set(texts), content.rendered]).toEqual([new Set([' old']), 1]);
    const later = await add();
    expect([await later.visit('/uae/plp?utm_source=x'), content.rendered]).toEqual([' old', 1]);
    expect([await later.visit('/uae/plp?sort=new'), content.rendered]).toEqual(['?sort=new old', 2]);
  });

  test.each([
    { end: 'never finishes', step: 50 },
    // Its claim ends by the clock of the Valkey, while the clock of the waiting instance stands still.
    { end: 'dies', step: 0 },
  ])(
    'whoever waits for a page makes it after two seconds when who makes it $end, whatever changes meanwhile',
    async ({ end, step }) => {
      const [one, , third] = await createInstances();
      // Goes on with each look at it, once both visitors are there; something changes three times a second.
      let now = 0;
      let pace = 0;
      const other = await add({
        clock: () => {
          const isChange = Math.floor(now / 300) < Math.floor((now + pace) / 300);
          now += pace;
          if (isChange) third.purge(['uae:menu']);
          return now;
        },
      });
      content.held = new Promise(() => {});
      void one.visit('/uae/plp');
      await expect.poll(() => content.rendered).toBe(1);
      content.held = undefined;
      const first = other.visit('/uae/plp');
      if (end === 'dies') one.valkey.close();
      const mark = other.purges.mark();
      third.purge(['uae:menu']);
      await expect.poll(other.purges.mark).not.toBe(mark);
      // Visitors after a change never get a page from before it: they wait a second time.
      const second = other.visit('/uae/plp');
      expect(content.rendered).toBe(1);
      pace = step;
      expect(await first).toBe(' old');
      expect(now).toBeLessThan(3_000);
      expect(await second).toBe(' old');
      expect(now).toBeLessThan(6_000);
    },
  );

  test('the claim of one that dies ends within a second', async () => {
    const [one] = await createInstances();
    content.held = new Promise(() => {});
    void one.visit('/uae/plp');
    await expect.poll(() => content.rendered).toBe(1);
    content.held = undefined;
    const ask = one.valkey.ask;
    const claims = (await ask((client) => client.keys('*claim*'))) ?? [];
    const left = await Promise.all(claims.map((claim) => ask((client) => client.pttl(claim))));
    expect(Math.max(...left.map(Number))).toBeLessThanOrEqual(1_000);
    expect(Math.max(...left.map(Number))).toBeGreaterThan(0);
  });

  test('another build makes its own', async () => {
    const [one] = await createInstances();
    await one.visit('/uae');
    const next = await add({ version: 'next build' });
    await next.visit('/uae');
    expect(content.rendered).toBe(2);
  });

  test('a change that one hears of shows on all, and on one that comes later', async () => {
    const [one, other, third] = await createInstances();
    for (const { visit } of [one, other, third]) await visit('/uae');
    content.text = 'new';
    one.purge(['uae:menu']);
    for (const { visit } of [other, third]) await expect.poll(() => visit('/uae')).toBe(' new');
    expect(await one.visit('/uae')).toBe(' new');
    expect(await (await add()).visit('/uae')).toBe(' new');
  });

  test.each(['purges', 'purged-tags'])(
    'nobody gets a page from before a change of which the store lost %s',
    async (lost) => {
      const [one] = await createInstances();
      await one.visit('/uae');
      content.text = 'new';
      const mark = one.purges.mark();
      one.purge(['uae:menu']);
      await expect.poll(one.purges.mark).not.toBe(mark);
      expect(await one.valkey.ask((client) => client.del(one.valkey.key(lost)))).toBe(1);
      one.purge(['uae:other']);
      const later = await add();
      await expect.poll(later.purges.isSynced).toBe(true);
      expect(await later.visit('/uae')).toBe(' new');
    },
  );

  test('what is made before a change is heard of is void to who has heard of it', async () => {
    const [one, other] = await createInstances();
    // The other is out of step: it has the previous number, and still makes pages with the old text.
    other.valkey.listener.removeAllListeners('message');
    one.purge(['uae:menu']);
    await other.visit('/uae');
    content.text = 'new';
    expect(await one.visit('/uae')).toBe(' new');
  });

  test('one that was away learns what was purged meanwhile', async () => {
    const [one, other] = await createInstances();
    await other.visit('/uae');
    other.valkey.listener.disconnect();
    await expect.poll(other.purges.isSynced).toBe(false);
    content.text = 'new';
    one.purge(['uae:menu']);
    expect(await other.visit('/uae')).toBe(' old');
    await other.valkey.listener.connect();
    await expect.poll(() => other.visit('/uae')).toBe(' new');
  });

  test('what could not be told is told when there is a connection again', async () => {
    const [one, other] = await createInstances();
    await other.visit('/uae');
    one.valkey.commands.disconnect();
    await expect.poll(() => one.valkey.commands.status).toBe('end');
    content.text = 'new';
    one.purge(['uae:menu']);
    expect(await other.visit('/uae')).toBe(' old');
    await one.valkey.commands.connect();
    await expect.poll(() => other.visit('/uae')).toBe(' new');
  });

  test('while it is away pages are made by each, a change is told when it is back, and nobody waits', async () => {
    const [one, other] = await createInstances();
    for (const { visit } of [one, other]) await visit('/uae');
    await server.stop();
    await expect.poll(() => [one.purges.isSynced(), other.purges.isSynced()]).toEqual([false, false]);
    expect([await one.visit('/uae/b'), await other.visit('/uae/b'), content.rendered]).toEqual([' old', ' old', 3]);
    content.text = 'new';
    one.purge(['uae:menu']);
    expect([await one.visit('/uae'), await other.visit('/uae')]).toEqual([' new', ' old']);
    await server.restart();
    await expect.poll(() => other.visit('/uae')).toBe(' new');
    expect([one.errors.length, other.errors.length]).toEqual([1, 1]);
  });

  test('one that does not answer holds up no page', async () => {
    const [one] = await createInstances();
    server.signal('SIGSTOP');
    expect(await one.visit('/uae/c')).toBe(' old');
    // The next visitors do not even wait to see that.
    expect(await one.valkey.ask(async () => 'asked')).toBeNull();
    expect(await one.visit('/uae/d')).toBe(' old');
    server.signal('SIGCONT');
  });

  test('six of a form are counted in all together', async () => {
    const instances = await createInstances();
    const limits = instances.map(({ valkey }) =>
      createSharedLimit({
        isWithinLocalLimit: createRateLimit({ clock: () => 0, perClient: 6, overall: 600 }),
        counts: createValkeyCounts(valkey),
        most: 6,
        onError: () => {},
      }),
    );
    const asked = Array.from({ length: 12 }, (_, turn) => limits[turn % 3]?.('form a 192.0.2.1'));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(6);
    const keys = await instances[0].valkey.ask((client) => client.keys('*count*'));
    expect([keys?.length, String(keys).includes('192.0.2.1')]).toEqual([1, false]);
  });

  test('a file that one keeps, the others find', async () => {
    const [one, other] = await createInstances();
    const open = (name: string, { valkey }: typeof one) => {
      const store = createDiskStore({
        folder: join(folder, name),
        maxBytes: 1_000_000,
        clock: Date.now,
        onError: () => {},
      });
      return shareFiles(store, 'script', valkey);
    };
    const [first, second] = [open('one', one), open('other', other)];
    await first.write('a', Buffer.from('words'));
    await expect.poll(async () => String(await second.read('a'))).toBe('words');
    await server.stop();
    expect(String(await second.read('a'))).toBe('words');
    expect(await second.read('b')).toBeNull();
    await server.restart();
  });

  test.each([
    ['a page', LIFETIMES.page, 7],
    ['a search', LIFETIMES.search, 1],
    ['values that content does not know', LIFETIMES.unknown, 1],
  ])(
    '%s of one hydrates by its files of another, and of a process that starts later',
    async (name, cacheControl, days) => {
      const instances = await createInstances();
      const open = (place: string, { valkey }: (typeof instances)[number]) => {
        const dataDir = join(folder, name, place);
        const { kept, endless } = openDeferredFiles({ dataDir, valkey, clock: Date.now, onError: () => {} });
        return createHydration({ headScript: '', buildId: 'a', maxBytes: 1, kept, endless, bus: createBus([]) });
      };
      const headers = { 'content-type': 'text/html', 'cache-control': cacheControl };
      const page = await open('one', instances[0]).defer(new Response(await renderFrameworkPage(), { headers }));
      const [, code, data] = /data-hydrate="([^"]+)" data-data="([^"]+)"/.exec(await page.text()) ?? [];
      const others = { one: instances[1], other: instances[2] };
      for (const [place, instance] of Object.entries(others)) {
        const hydration = open(place, instance);
        const read = async (path = '') => (await hydration.respond(new Request(`https://site.example${path}`))).status;
        await expect.poll(async () => [await read(code), await read(data)]).toEqual([200, 200]);
      }
      const { ask, key } = instances[0].valkey;
      const [shared = ''] = (await ask((client) => client.keys(key('*', data?.slice(4) ?? '')))) ?? [];
      const left = Number(await ask((client) => client.pttl(shared)));
      expect(Math.ceil(left / (24 * 60 * 60 * 1000))).toBe(days);
    },
  );

  /** Starts a site with the Valkey of the settings, and returns the store of its last answers. */
  async function startOne(name: string) {
    const settings = { PORT: '0', METRICS_PORT: '0', NODE_ENV: 'test', DATA_DIR: join(folder, name) };
    let answers: DiskStore | undefined;
    const started = await startServer({
      env: readSiteEnv({ ...settings, VALKEY_URL: server.url }),
      log: createLog({ mode: 'test', destination: { write: () => {} } }),
      buildFolder: join(folder, 'build'),
      createSite: async ({ shareFiles: share }) => {
        const own = { folder: join(folder, name, 'answers'), maxBytes: 1_000_000, clock: Date.now, onError: () => {} };
        answers = share(createDiskStore(own));
        return { ...bareSite, render: async () => new Response() };
      },
    });
    return { ...started, answers };
  }

  test('the last answer of a service that one has, another finds', async () => {
    const [one, other] = [await startOne('answers of one'), await startOne('answers of the other')];
    try {
      const shows = async () => {
        await one.answers?.write('a', Buffer.from('the last answer'));
        return String(await other.answers?.read('a'));
      };
      await expect.poll(shows).toBe('the last answer');
    } finally {
      await Promise.all([one, other].map(({ stop }) => stop()));
    }
  });

  test('a client may send no more forms to two of them than to one', async () => {
    const started = [await startOne('forms of one'), await startOne('forms of the other')];
    try {
      const statuses: number[] = [];
      for (let time = 0; time < 12; time += 1) {
        const body = new FormData();
        body.set('name', '');
        const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };
        const address = `http://127.0.0.1:${started[time % 2]?.port}/uae/apply-for-distribution`;
        statuses.push((await fetch(address, { method: 'POST', body, headers })).status);
      }
      expect(statuses[0]).toBe(422);
      // Each of them alone would let six through. A busy machine may not count one in time.
      expect(statuses.filter((status) => status === 422).length).toBeLessThan(9);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await Promise.all(started.map(({ stop }) => stop()));
    }
  });

  test('what is shared is in the figures', async () => {
    const started = await startOne('figures');
    try {
      const read = async () => (await fetch(`http://127.0.0.1:${started.metricsPort}/metrics`)).text();
      await (await fetch(`http://127.0.0.1:${started.port}/uae`)).text();
      await expect.poll(read).toMatch(/^site_valkey_up 1$/m);
      const text = await read();
      expect(text).toMatch(/^store_requests_total\{store="shared_pages",outcome="misses"\} [1-9]/m);
      // Only the Valkey knows how many there are.
      expect(text).not.toMatch(/^store_(?:entries|bytes)\{store="shared_pages"\}/m);
      await server.stop();
      await expect.poll(read).toMatch(/^site_valkey_up 0$/m);
    } finally {
      await started.stop();
      await server.restart();
    }
  });
});
