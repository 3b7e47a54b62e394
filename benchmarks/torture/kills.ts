/** The site is killed in the middle of its work and restarted with the data it left; so is the content service. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createAsk } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures } from './failures.ts';
import type { Bench, Outcome } from './part.ts';
import { crawlSome } from './world.ts';

const ROUNDS = 10;
const WIDTH = 8;
const READY_WITHIN_MS = 15_000;
/** Idle, with everything that a site runs. */
const ENDS_WITHIN_MS = 2_000;
/** A service that was down is not asked for five seconds, and then tried again (decision 0136). */
const BACK_WITHIN_MS = 10_000;
const PAGES = ['/uae', '/ar/ksa', '/uae/plp', '/uae/brands', '/ar/uae/our-story'];

export async function kills({ servers, random }: Bench): Promise<Outcome> {
  const dataDir = `${servers.folder}/killed`;
  const failures = createFailures();
  let requests = 0;
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const site = await servers.startSite({ dataDir });
    const took = performance.now() - started;
    slowest = Math.max(slowest, took);
    if (took > READY_WITHIN_MS) failures.note('ready late', `${took.toFixed(0)} ms`);
    const { ask, close } = createAsk(site.port);
    const pictures = await crawlSome(PAGES, ask, failures);
    if (pictures.length === 0) {
      failures.note('pages show no picture');
      close();
      await site.end('SIGKILL');
      continue;
    }
    const isLast = round === ROUNDS - 1;
    if (isLast) await killBackend();
    // What was stored when it was killed is whole, or is made again.
    const until = performance.now() + (isLast ? 30_000 : 300 + random.below(1_500));
    let isKilled = false;
    const work = repeat({ most: isLast ? pictures.length : 5_000, until, width: WIDTH }, async (turn) => {
      const path = isLast ? (pictures[turn] ?? '') : random.pick(pictures);
      const reply = await ask(path).catch(({ message }) => (isKilled ? undefined : failures.note(message, path)));
      if (isKilled || !reply) return;
      const isWhole = reply.status === 200 && reply.body.length === Number(reply.headers['content-length']);
      if (!isWhole || !isPicture(reply.body)) failures.note(`a picture answers ${reply.status}, or is broken`, path);
    });
    if (isLast) {
      requests += await work;
      const ending = performance.now();
      if ((await site.end()) !== 0) failures.note('did not end in good order');
      const took = performance.now() - ending;
      if (took > ENDS_WITHIN_MS) failures.note('ended late', `${took.toFixed(0)} ms`);
    } else {
      await sleep(Math.max(0, until - performance.now()));
      isKilled = true;
      await site.end('SIGKILL');
      requests += await work;
    }
    close();

    /** Cached pages are served while the content service is down, and others when it is back. */
    async function killBackend(): Promise<void> {
      await servers.killBackend();
      for (const path of PAGES) await expect200(path, 'without the content service');
      await servers.restartBackend();
      await expect200('/kwt/plp', 'with the content service again', BACK_WITHIN_MS);
    }

    async function expect200(path: string, when: string, withinMs = 0): Promise<void> {
      const until = performance.now() + withinMs;
      let status = 0;
      do {
        if (status !== 0) await sleep(500);
        ({ status } = await ask(path));
        requests += 1;
      } while (status !== 200 && performance.now() < until);
      if (status !== 200) failures.note(`${when}, a page answers ${status}`, path);
    }
  }
  return { requests, failures: failures.list(), figures: `${ROUNDS} starts, the slowest ${slowest.toFixed(0)} ms` };
}

/** WebP, AVIF, JPEG, PNG, SVG. */
function isPicture(bytes: Buffer): boolean {
  return /^RIFF....WEBP|^....ftyp|^\u00ff\u00d8|^\u0089PNG|^\s*</s.test(bytes.toString('latin1', 0, 16));
}
