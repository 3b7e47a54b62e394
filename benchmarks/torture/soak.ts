/**
 * Every page of the site, then mixed traffic. The process may have 450 MB at most, and must not grow in the second half.
 */
import { createAsk } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures } from './failures.ts';
import { judgeGrowth, watchMemory } from './memory.ts';
import type { Bench, Outcome } from './part.ts';
import { drawRequest } from './traffic.ts';
import { crawl, dataOf, readPages } from './world.ts';

const MAX_MEGABYTES = 450;
/** Megabytes a minute: what a process may breathe. */
const MAX_SLOPE = 1;
const WIDTH = 8;
/** Requests a second: two in three find a page that is older than its minute, and have it made anew. */
const RATE = 30;
/** The share of the requests that has to come through for the rest to mean anything. */
const MIN_SHARE = 0.9;
/** Pages, and what few files are made like them. */
const KEPT = 'store_entries{store="pages"}';

export async function soak({ servers, random, minutes, say }: Bench): Promise<Outcome> {
  const site = await servers.startSite();
  const { ask, close } = createAsk(site.port, { width: WIDTH });
  const failures = createFailures();
  const memory = watchMemory(site);
  try {
    const world = await crawl(site.origin, ask, failures);
    const kept = (await site.readFigures()).get(KEPT) ?? 0;
    if (kept < world.pages.length) failures.note('the page cache does not hold all pages', String(kept));
    // The router asks for these: without them the cache would fill in the first minutes of the traffic.
    await readPages(world.pages.map(dataOf), ask, failures);
    say(`${world.pages.length} pages read: ${await memory.describe()}`);
    memory.mark();
    const until = performance.now() + minutes * 60_000;
    const planned = minutes * 60 * RATE;
    const requests = await repeat({ most: planned, until, width: WIDTH, rate: RATE }, async () => {
      const { kind, path, statuses, ...options } = drawRequest(random, world);
      const reply = await ask(path, options).catch(({ message }) => failures.note(`${kind}: ${message}`, path));
      if (reply && !statuses.includes(reply.status)) failures.note(`${kind} answers ${reply.status}`, path);
    });
    say(`after ${minutes} minutes: ${await memory.describe()}`);
    for (const line of memory.listMinutes()) say(line);
    if (requests < planned * MIN_SHARE) failures.note('fewer requests than planned', `${requests} of ${planned}`);
    const slope = judgeGrowth(memory.samples, memory.marked());
    // As the kernel keeps it: between two samples it may be more.
    const most = await site.readPeak();
    if (most > MAX_MEGABYTES) failures.note(`more than ${MAX_MEGABYTES} MB`, most.toFixed(0));
    if (slope > MAX_SLOPE) failures.note(`grows by more than ${MAX_SLOPE} MB a minute`, slope.toFixed(2));
    if ((await site.end()) !== 0) failures.note('did not end in good order');
    const figures = `${world.pages.length} pages; at most ${most.toFixed(0)} MB, second half ${slope.toFixed(2)} MB/min`;
    return { requests: world.pages.length + requests, failures: failures.list(), figures };
  } finally {
    memory.stop();
    close();
    await site.end('SIGKILL');
  }
}
