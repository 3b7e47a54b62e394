/** Tests of nginx and Varnish with the files of `deploy/`: the same tests in front of the same site. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROGRAMS, startNginx, startVarnish } from '../test/edge-programs.ts';
import { answers, ask } from '../test/edge-site.ts';

const EDGES = [
  ['nginx', startNginx],
  ['varnish', startVarnish],
] as const;
/** Headers that differ between two answers of the same page. */
const OWN_HEADERS = [
  'age',
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'transfer-encoding',
  'server',
  'accept-ranges',
];
const ENCODINGS = [
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip'],
  ['gzip', 'br;q=0, gzip;q=0.5'],
  [undefined, 'gzip;q=0, br;q=0.0'],
  ['br', '*'],
  [undefined, ''],
] as const;

/** As many names as fit into an address. */
const MANY = `/uae/q8?${Array.from({ length: 800 }, (_, index) => `utm_${index.toString(36)}=1`).join('&')}`;

describe.each(EDGES)('%s', (name, start) => {
  const isInstalled = existsSync(PROGRAMS[name]);
  if (!isInstalled) process.stderr.write(`Skipped: ${name} is not installed, so its file in deploy/ is not tried.\n`);
  describe.runIf(isInstalled)('with its file in deploy/', () => testEdge(() => start()));
});

test.runIf(existsSync(PROGRAMS.nginx))('a file of one build is found, whichever instance is asked first', async () => {
  const other = createServer((_, answer) => answer.writeHead(404, { 'cache-control': 'no-store' }).end());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  const running = await startNginx({ second: typeof address === 'object' && address !== null ? address.port : 0 });
  try {
    await expect.poll(() => answers(running.port, '/assets/app.js')).toBe(true);
    const paths = Array.from({ length: 6 }, (_, index) => `/assets/${index}.js`);
    for (const path of paths) expect((await ask(running.port, path)).status).toBe(200);
  } finally {
    await running.stop();
    other.closeAllConnections();
    other.close();
  }
});

test.runIf(existsSync(PROGRAMS.nginx))(
  'the site hears of a visitor who leaves a search, by every address',
  async () => {
    const running = await startNginx();
    try {
      await expect.poll(() => answers(running.port)).toBe(true);
      const { site } = running;
      site.state.gate = new Promise(() => {});
      const paths = ['search?key=a', 'search-suggestions?key=b', 'search.data?key=c', 'search/_payload.json?key=d'].map(
        (path) => `/ar/ksa/${path}`,
      );
      const visitors = paths.map((path) => get({ port: running.port, host: '127.0.0.1', path }).on('error', () => {}));
      await expect.poll(() => site.asked).toHaveLength(paths.length);
      for (const visitor of visitors) visitor.destroy();
      await expect.poll(() => site.gone.sort()).toEqual(paths.sort());
    } finally {
      await running.stop();
    }
  },
);

function testEdge(start: () => ReturnType<typeof startNginx | typeof startVarnish>): void {
  let running: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    running = await start();
    await vi.waitUntil(() => answers(running.port), { timeout: 30_000, interval: 50 });
  });
  afterAll(() => running.stop());
  const getRunning = () => running;
  const edge = (path: string, headers = {}, method = 'GET') => ask(getRunning().port, path, headers, method);
  /** Counts the requests that reach the site while these are answered. */
  async function countAsked(paths: readonly string[]): Promise<number> {
    const before = getRunning().site.asked.length;
    for (const path of paths) await edge(path, { 'accept-encoding': 'br' });
    return getRunning().site.asked.length - before;
  }

  /** Reads the version of a page in an answer. */
  async function readVersion(path: string): Promise<number> {
    return Number(/<title>(\d+)/.exec((await edge(path)).body.toString())?.[1]);
  }

  test.each(ENCODINGS)('a page is byte for byte the site’s: %s of %j', async (encoding, accepted) => {
    const headers: Record<string, string> = accepted === '' ? {} : { 'accept-encoding': accepted };
    const own = await ask(getRunning().site.sitePort, '/uae/bytes', headers);
    const [first, again] = [await edge('/uae/bytes', headers), await edge('/uae/bytes', headers)];
    expect(own.headers['content-encoding']).toBe(encoding);
    for (const answer of [first, again]) {
      expect(answer.body.equals(own.body)).toBe(true);
      const kept = (all: Record<string, unknown>) =>
        Object.entries(all).filter(([name]) => !OWN_HEADERS.includes(name) && !/^(surrogate|x-accel)/.test(name));
      expect(Object.fromEntries(kept(answer.headers))).toEqual(Object.fromEntries(kept(own.headers)));
      expect(Object.keys(answer.headers).filter((name) => /surrogate|cache-tag|x-accel/.test(name))).toEqual([]);
    }
  });

  test('a page is asked for once, and validators are answered without the site', async () => {
    expect(await countAsked(['/uae/once', '/uae/once', '/uae/once'])).toBe(1);
    const { etag } = (await edge('/uae/once', { 'accept-encoding': 'br' })).headers;
    const again = await edge('/uae/once', { 'accept-encoding': 'br', 'if-none-match': String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await edge('/uae/once', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag]);
    expect(getRunning().site.asked.filter((path) => path === '/uae/once')).toHaveLength(1);
  });

  test.each([
    ['campaigns mean nothing', ['/uae/q1', '/uae/q1?utm_source=a&gclid=1', '/uae/q1?fbclid=x'], 1],
    ['one order', ['/uae/q2?sort=name&page=2', '/uae/q2?page=2&utm_a=b&sort=name'], 1],
    ['values count', ['/uae/q3?page=2', '/uae/q3?page=3', '/uae/q3'], 3],
    ['a name twice', ['/uae/q4?brand=a&brand=b', '/uae/q4?brand=a', '/uae/q4?brand=a&brand=b'], 2],
    ['no value', ['/uae/q5?sort=', '/uae/q5', '/uae/q5?sort='], 2],
    ['names nobody knows', ['/uae/q6?id=7', '/uae/q6?id=7', '/uae/q6?Page=2', '/uae/q6?page=2&id=7'], 4],
    ['more names than forty', [MANY, MANY], 2],
    ['files of the build have none', ['/assets/app.js?page=1', '/assets/app.js?page=2', '/assets/app.js'], 1],
    ['the path as it is written', ['/uae/q7', '/uae/%717', '/uae/q7/'], 3],
  ])('query: %s', async (_, paths, renders) => {
    expect(await countAsked(paths)).toBe(renders);
    for (const path of paths) {
      const headers = { 'accept-encoding': 'br' };
      const [own, answer] = [await ask(getRunning().site.sitePort, path, headers), await edge(path, headers)];
      expect(answer.body.equals(own.body), path).toBe(true);
    }
  });

  test('many names take no more work than a long value', async () => {
    const measure = async (path: string) => {
      const before = getRunning().readWorkMs();
      for (let turn = 0; turn < 25; turn += 1) await edge(path);
      return getRunning().readWorkMs() - before;
    };
    const long = await measure(`/uae/q9?sort=${'a'.repeat(MANY.length)}`);
    // If repeated names were searched for among all of them, nginx would work 6 ms on each of 25.
    expect(await measure(MANY)).toBeLessThan(long + 60);
  });

  test('what is private, missing or elsewhere is the site’s own', async () => {
    expect(await countAsked(['/uae/none', '/uae/none'])).toBe(2);
    expect(await countAsked(['/uae/missing', '/uae/missing'])).toBe(2);
    expect((await edge('/uae/old?utm_source=a')).headers.location).toBe('/uae/plp?utm_source=a');
    expect((await edge('/uae/old')).headers.location).toBe('/uae/plp');
    expect((await edge('/uae/once', {}, 'POST')).headers['cache-control']).toBe('no-store');
  });

  test('a purge of the site reaches it, of the pages that have the tag alone', async () => {
    const { site } = getRunning();
    await countAsked(['/uae/p1', '/uae/p2']);
    site.state.version += 1;
    site.purgePages(['uae:p1']);
    await expect.poll(() => readVersion('/uae/p1')).toBe(site.state.version);
    expect(await countAsked(['/uae/p2'])).toBe(0);
    site.purgePages(['*']);
    await expect.poll(async () => (await countAsked(['/uae/p2'])) === 1).toBe(true);
  });

  test('nobody waits for a page that is made anew, as long as it may be old meanwhile', async () => {
    const { site } = getRunning();
    const old = await readVersion('/uae/renewed');
    const askedBefore = site.asked.length;
    const gate = Promise.withResolvers<void>();
    Object.assign(site.state, { version: old + 1, gate: gate.promise });
    try {
      // The page has expired when the site is asked, which does not answer.
      await expect
        .poll(async () => {
          expect(await readVersion('/uae/renewed')).toBe(old);
          return site.asked.length;
        })
        .toBeGreaterThan(askedBefore);
    } finally {
      site.state.gate = null;
      gate.resolve();
    }
    await expect.poll(() => readVersion('/uae/renewed')).toBe(old + 1);
  });

  test('a page that may be old no more is waited for', async () => {
    await readVersion('/uae/waited');
    getRunning().site.state.version += 1;
    // nginx counts in whole seconds.
    await sleep(4_000);
    expect(await readVersion('/uae/waited')).toBe(getRunning().site.state.version);
  });

  test('versions of a picture that somebody makes up push out no page', async () => {
    await edge('/uae/stays', { 'accept-encoding': 'br' });
    const picture = '/_ipx/w_320,f_webp/m0/a.png?v=';
    expect(await countAsked([`${picture}0`, `${picture}0`])).toBe(1);
    for (let version = 1; version <= 40; version += 1) expect((await edge(`${picture}${version}`)).status).toBe(200);
    expect(await countAsked(['/uae/stays'])).toBe(0);
    expect(getRunning().countPageFiles()).toBeLessThan(40);
  });

  test.each(['dead', 'broken'] as const)('a page outlives a site that is %s', async (failure) => {
    const { site } = getRunning();
    const path = `/uae/short?page=${failure === 'dead' ? 1 : 2}`;
    const headers = { 'accept-encoding': 'br' };
    const whole = await edge(path, headers);
    site.state.failure = failure;
    try {
      const [before, from] = [site.asked.length, performance.now()];
      const answers: unknown[] = [];
      // Until the page has expired, after a second, and the site does not answer, or is known not to.
      const askAgain = async () => {
        const isExpired = performance.now() - from > 2_000;
        const answer = await edge(path, headers);
        answers.push([answer.status, answer.body.equals(whole.body)]);
        return isExpired || site.asked.length > before;
      };
      await expect.poll(askAgain).toBe(true);
      expect(answers).toEqual(answers.map(() => [200, true]));
      expect((await edge('/uae/never-seen')).status).toBeGreaterThanOrEqual(500);
    } finally {
      site.state.failure = null;
    }
  });

  test.each(['', 'a page', 'x) (y', '*'])('what is no tag purges nothing: %j', async (tags) => {
    // A page of earlier tests may be refreshed after its answer.
    await expect.poll(async () => (await countAsked(['/uae/b1'])) === 0).toBe(true);
    await edge('/', tags === '' ? {} : { 'x-ban-tags': tags }, 'BAN');
    expect(await countAsked(['/uae/b1'])).toBe(0);
  });
}
