/** Three instances behind nginx share a Valkey: a page is made once for all, a notice reaches all, and any may die. */

import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../../contract/test/find-port.ts';
import { findValkeyProgram, startValkey } from '../../contract/test/valkey.ts';
import { createAsk } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures } from './failures.ts';
import { hasNginx, startFront } from './front.ts';
import { buildNotice } from './notice.ts';
import type { Bench, Outcome } from './part.ts';

const INSTANCES = 3;
const PAGES = 150;
const NOTICES = 40;
/** Of the pages made last, so that none is older than its minute: an instance that starts makes none of them. */
const FOUND = 20;
/** How often each is killed. */
const ROUNDS = 6;
/** Pages that are being made anew when an instance is killed. */
const CHANGED = 5;
/** Slower pages are made by each instance (decision 0261). */
const WAIT_MS = 2_000;
const VISIBLE_WITHIN_MS = 2_000;
/** The least age of a page before a notice, so that a new one can be told apart. */
const OLD_SECONDS = 3;
const POLL_MS = 50;
const MADE = 'store_requests_total{store="shared_pages",outcome="misses"}';

export async function instances({ servers, random, say }: Bench): Promise<Outcome | { skipped: string }> {
  const program = findValkeyProgram();
  if (program === null || !hasNginx()) return { skipped: 'needs redis-server and nginx' };
  const failures = createFailures();
  const valkey = await startValkey(program, await findPort());
  // One origin for all, since pages contain it.
  const settings = { VALKEY_URL: valkey.url, SITE_ORIGIN: 'http://three.example' };
  const start = () => servers.startSite({ settings });
  const sites = await Promise.all(Array.from({ length: INSTANCES }, start));
  const front = await startFront(sites.map(({ port }) => port));
  const whole = createAsk(front.port);
  const each = sites.map(({ port }) => createAsk(port));
  let requests = 0;
  try {
    const paths = await listPages(whole.ask);
    // Leaves out the sitemaps that list them.
    const before = await countMade();
    let slow = 0;
    // From all instances at once: the first one makes it.
    await repeat({ most: paths.length, until: Number.POSITIVE_INFINITY, width: 4 }, async (turn) => {
      const path = paths[turn] ?? '';
      const asked = performance.now();
      const replies = await Promise.all(each.map(({ ask }) => ask(path)));
      if (performance.now() - asked > WAIT_MS) slow += 1;
      for (const { status } of replies) {
        requests += 1;
        if (status !== 200) failures.note(`a page answers ${status}`, path);
      }
    });
    const made = (await countMade()) - before;
    say(`${paths.length} pages, of which ${slow} were slow, ${requests} requests, made ${made} times`);
    if (made > paths.length + slow * (INSTANCES - 1)) failures.note(`${paths.length} pages were made ${made} times`);

    const late = await start();
    const { ask, close } = createAsk(late.port);
    for (const path of paths.slice(-FOUND)) {
      const { status } = await ask(path);
      requests += 1;
      if (status !== 200) failures.note(`an instance that has just started answers ${status}`, path);
    }
    const madeAgain = (await late.readFigures()).get(MADE) ?? 0;
    if (madeAgain > 0) failures.note(`an instance that has just started makes ${madeAgain} pages that others have`);
    close();
    await late.end('SIGKILL');

    await oldEnough();
    const delays = await measureNotices(paths);
    const p99 = delays[Math.ceil(delays.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
    say(`a notice shows on all: median ${delays[Math.floor(delays.length / 2)]} ms, p99 ${p99} ms`);
    if (p99 > VISIBLE_WITHIN_MS) failures.note(`a notice showed after ${p99} ms`);

    const killed = await killEach(paths);
    requests += killed.count;
    return {
      requests,
      failures: failures.list(),
      figures: `${paths.length} pages made ${made} times; a notice on all after ${p99} ms (p99 of ${delays.length}); ${killed.count} requests while each was killed ${ROUNDS} times, the slowest ${killed.slowest.toFixed(0)} ms`,
    };
  } finally {
    whole.close();
    for (const { close } of each) close();
    await front.stop();
    await Promise.all(sites.map((site) => site.end('SIGKILL')));
    await valkey.stop();
  }

  async function countMade(): Promise<number> {
    const figures = await Promise.all(sites.map(({ readFigures }) => readFigures()));
    return figures.reduce((sum, one) => sum + (one.get(MADE) ?? 0), 0);
  }

  async function oldEnough(): Promise<void> {
    const until = performance.now() + OLD_SECONDS * 1_000;
    await repeat({ most: Number.POSITIVE_INFINITY, until, width: 1, rate: 5 }, async () => {});
  }

  /** Sends notices to one instance, and asks the others until they show a new page; returns the delays, sorted. */
  async function measureNotices(paths: readonly string[]): Promise<number[]> {
    const delays: number[] = [];
    for (const path of paths.slice(0, NOTICES)) {
      const notice = buildNotice(random, [path]);
      const sentAt = performance.now();
      const answer = await each[0]?.ask(notice.path, notice);
      if (answer?.status !== 200) failures.note(`a notice is answered ${answer?.status}`);
      const others = each.slice(1).map(async ({ ask }) => {
        for (;;) {
          const { headers } = await ask(path);
          const took = performance.now() - sentAt;
          if (Number(headers.age) < OLD_SECONDS || took > 2 * VISIBLE_WITHIN_MS) return Math.round(took);
        }
      });
      delays.push(...(await Promise.all(others)));
    }
    return delays.sort((one, other) => one - other);
  }

  /**
   * Kills one after the other under load, each just after a notice, when the one before answers again and the requests
   * of that time have their answers: on a slow machine one request would meet five deaths. Returns the number of
   * requests, and the milliseconds of the slowest.
   */
  async function killEach(paths: readonly string[]) {
    let isOver = false;
    let count = 0;
    let slowest = 0;
    /** When the requests under way were sent. */
    const underWay = new Set<number>();
    const load = repeat({ most: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY, width: 8 }, async (turn) => {
      if (isOver) throw new Error('over');
      const path = paths[turn % paths.length] ?? '';
      const asked = performance.now();
      underWay.add(asked);
      const status = await whole.ask(path).then(
        (reply) => reply.status,
        ({ message }) => message,
      );
      underWay.delete(asked);
      count += 1;
      slowest = Math.max(slowest, performance.now() - asked);
      if (status !== 200) failures.note(`while one is killed, a page answers ${status}`, path);
    }).catch(() => 0);
    for (let kill = 0; kill < ROUNDS * INSTANCES; kill += 1) {
      const place = kill % INSTANCES;
      const changed = Array.from({ length: CHANGED }, () => random.pick(paths));
      const notice = buildNotice(random, changed);
      await each[place]?.ask(notice.path, notice);
      const killedAt = performance.now();
      await sites[place]?.end('SIGKILL');
      sites[place] = await servers.startSite({ settings: { ...settings, PORT: String(sites[place]?.port) } });
      const [first = ''] = changed;
      await each[place]?.ask(first).catch(({ message }) => failures.note(`one that is back: ${message}`, first));
      while ([...underWay].some((asked) => asked <= killedAt)) await sleep(POLL_MS);
    }
    isOver = true;
    await load;
    return { count, slowest };
  }

  async function listPages(ask: typeof whole.ask): Promise<string[]> {
    const read = async (path: string) =>
      [...(await ask(path, { timeoutMs: 120_000 })).body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
    const [first = ''] = await read('/sitemap.xml');
    return (await read(first)).slice(0, PAGES);
  }
}
