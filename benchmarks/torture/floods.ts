/** Floods of searches, pictures, posts, slow bodies and slow heads. Pages and readiness checks work beside each. */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSearchPath } from '../../site/app/search/search-query.ts';
import { readSitemaps } from '../../site/e2e/sitemaps.ts';
import type { Random } from '../../site/script/random.ts';
import { QUALITIES, widths } from '../../site/server/image-modifiers.ts';
import { sumSeconds } from '../scale/usage.ts';
import { type Ask, createAsk, openRaw, type Reply } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures, type Failures } from './failures.ts';
import type { Bench, Outcome } from './part.ts';
import { crawlSome } from './world.ts';

const FLOOD_MS = 20_000;
const SEARCHERS = 50;
/** Of pictures in sizes that nobody has requested. */
const VIEWERS = 50;
const GALLERIES = ['/uae', '/uae/plp', '/uae/brands'];
const POSTERS = 64;
/** The share of their rate that pages keep beside searches, measured in alternating rounds (docs/operations.md). */
const MIN_SHARE = 0.8;
const ROUNDS = 3;
const ROUND_MS = 4_000;
const VISITORS = 8;
const PRODUCT = /\/product\//;
const SLOW = 300;
const MAX_POSTS = 4_000;
const MAX_MEGABYTES = 450;
/** The statuses that a post may get. */
const ANSWERS = new Set([200, 302, 303, 400, 403, 408, 413, 415, 422, 429, 503]);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** A byte of the body each second is below the required rate (decision 0113). */
const SLOW_BODY = `POST /uae/newsletter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 3000\r\n\r\ne`;
const SLOW_HEAD = 'GET /uae HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';

type Context = { port: number; ask: Ask; random: Random; failures: Failures; until: number };
type Flood = (context: Context) => Promise<number>;

const FLOODS: Record<string, Flood> = {
  search: ({ ask, random, failures, until }) =>
    repeat({ most: 100_000, until, width: SEARCHERS }, async () => {
      const word = random.word(6);
      const results = `/uae${buildSearchPath({ key: `${word} oil` })}`;
      // Suggestions search too, and so do old addresses that lead nowhere any more.
      const path = random.pick([results, `/uae/search-suggestions?key=${word}+oil`, `/uae/brand/list/${word}/1000`]);
      const { status, body } = await ask(path).catch(({ message }) => ({ status: message, body: '' }));
      if (![200, 404, 410, 503].includes(status)) failures.note(`a search answers ${status}`, path);
      if (path === results && status === 200 && !body.includes(word))
        failures.note('a search is not for what was asked', path);
      if (status === 503) await sleep(50);
    }),
  pictures: async ({ ask, random, failures, until }) => {
    const pictures = await crawlSome(GALLERIES, ask, failures);
    return repeat({ most: 100_000, until, width: VIEWERS }, async () => {
      const modifiers = `f_${random.pick(['avif', 'webp'])},w_${random.pick([...widths])},q_${random.pick([...QUALITIES])}`;
      const path = random.pick(pictures).replace(/^(\/_ipx\/)[^/]+/, `$1${modifiers}`);
      const { status } = await ask(path).catch(({ message }) => ({ status: message }));
      if (![200, 503].includes(status)) failures.note(`a picture answers ${status}`, path);
      if (status === 503) await sleep(50);
    });
  },
  posts: ({ ask, random, failures, until }) =>
    repeat({ most: MAX_POSTS, until, width: POSTERS }, async () => {
      const body = `email=${random.word(random.pick([5, 200, 3_000, 9_000]))}&country=uae`;
      // Each from another address: one may send sixty a minute.
      const headers = { ...FORM, 'x-forwarded-for': `198.18.${random.below(256)}.${random.below(256)}` };
      const { status } = await ask('/uae/newsletter', { method: 'POST', headers, body }).catch(({ message }) => ({
        status: message,
      }));
      if (!ANSWERS.has(status)) failures.note(`a post answers ${status}`);
    }),
  'slow bodies': (context) => dribble(context, SLOW_BODY),
  'slow heads': (context) => dribble(context, SLOW_HEAD),
};

export async function floods({ servers, random, say }: Bench): Promise<Outcome> {
  const site = await servers.startSite({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const failures = createFailures();
  const { ask, close } = createAsk(site.port, { width: SEARCHERS + POSTERS });
  const beside = createAsk(site.port);
  let requests = 0;
  try {
    for (const [name, flood] of Object.entries(FLOODS)) {
      const until = performance.now() + FLOOD_MS;
      const times: number[] = [];
      const flooding = flood({ port: site.port, ask, random, failures, until });
      const visits = repeat({ most: 2_000, until, width: 1 }, async (turn) => {
        const path = turn % 5 === 0 ? '/readyz' : drawPage(random);
        const asked = performance.now();
        const { status } = await beside.ask(path).catch(({ message }) => ({ status: message }));
        times.push(performance.now() - asked);
        if (status !== 200) failures.note(`beside ${name}, ${path.split('?')[0]} answers ${status}`);
      });
      requests += (await flooding) + (await visits);
      const p95 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
      say(`${name}: ${times.length} visits beside it, p95 ${p95.toFixed(0)} ms`);
    }
    const shares: string[] = [];
    const readSeconds = async () => {
      const { user, system } = process.cpuUsage();
      return {
        site: await sumSeconds(site.pid),
        'content service': await sumSeconds(servers.backendPid()),
        visitors: (user + system) / 1_000_000,
      };
    };
    for (const [kind, draw] of Object.entries(await listVisits(site.origin, random))) {
      const context = { port: site.port, ask, random, failures };
      const share = await measureShare(context, () => beside.ask(draw()), {
        readSeconds,
        say: (line) => say(`${kind}, ${line}`),
      });
      shares.push(`${(share * 100).toFixed(0)} % of ${kind}`);
      if (share < MIN_SHARE) failures.note('beside searches pages keep too little', shares.at(-1));
    }
    say(`beside searches pages keep ${shares.join(', ')}`);
    // The kernel's peak: looks between visits could miss it.
    const most = await site.readPeak();
    if (most > MAX_MEGABYTES) failures.note(`more than ${MAX_MEGABYTES} MB`, most.toFixed(0));
    if ((await site.end()) !== 0) failures.note('did not end in good order');
    return {
      requests,
      failures: failures.list(),
      figures: `beside searches pages keep ${shares.join(', ')}; at most ${most.toFixed(0)} MB`,
    };
  } finally {
    close();
    beside.close();
    await site.end('SIGKILL');
  }
}

/** An address that nobody has requested before: its page has to be made. */
const drawPage = (random: Random) => `/uae/plp?sort=name&tag=${random.word(5)}`;

/** Pages that nobody has requested before, by the source of their content. */
async function listVisits(origin: string, random: Random): Promise<Record<string, () => string>> {
  const { entries } = await readSitemaps(origin);
  const products = [...entries.keys()].map((address) => new URL(address).pathname).filter((path) => PRODUCT.test(path));
  return {
    'listings in memory': () => drawPage(random),
    'products to be asked for': () => {
      const [path] = products.splice(random.below(products.length), 1);
      if (path === undefined) throw new Error('Every product has been asked for: make the rounds shorter.');
      return path;
    },
  };
}

/** Returns the rate of pages beside searchers as a share of that without; prints where the processor time went. */
async function measureShare(
  context: Omit<Context, 'until'>,
  visit: () => Promise<Reply>,
  { readSeconds, say }: { readSeconds: () => Promise<Record<string, number>>; say: (line: string) => void },
): Promise<number> {
  async function countPages(flood?: Flood): Promise<number> {
    const before = await readSeconds();
    const started = performance.now();
    const until = started + ROUND_MS;
    const flooding = flood?.({ ...context, until });
    const pages = await repeat({ most: Number.POSITIVE_INFINITY, until, width: VISITORS }, async () => {
      const { status } = await visit();
      if (status !== 200) context.failures.note(`a page answers ${status} to one of ${VISITORS} visitors`);
    });
    const seconds = (performance.now() - started) / 1_000;
    const used = Object.entries(await readSeconds()).map(
      ([name, sum]) => `${name} ${((sum - (before[name] ?? 0)) / seconds).toFixed(2)}`,
    );
    const searches = (await flooding) ?? 0;
    say(`${searches} searches: ${(pages / seconds).toFixed(1)} pages a second; processors of ${used.join(', ')}`);
    return pages / seconds;
  }

  // The first run is slower.
  await countPages();
  let [alone, beside] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone += await countPages();
    beside += await countPages(FLOODS.search);
  }
  return beside / alone;
}

/** Many connections that send a byte a second: none may be left at the end. */
async function dribble({ port, failures, until }: Context, start: string): Promise<number> {
  const sockets = Array.from({ length: SLOW }, () => openRaw(port, start));
  for (; performance.now() < until; await sleep(1_000)) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }
  const left = sockets.filter(({ writable }) => writable).length;
  if (left > 0) failures.note('slow connections are still open', String(left));
  for (const socket of sockets) socket.destroy();
  return SLOW;
}
