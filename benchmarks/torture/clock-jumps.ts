/** The machine's clock is set back and forth: ages stay correct, and pages are still made anew. */
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../site/script/random.ts';
import { createAsk } from './ask.ts';
import { createFailures } from './failures.ts';
import type { Bench, Outcome } from './part.ts';
import { crawlSome } from './world.ts';

const PAGES = ['/uae', '/ar/ksa', '/uae/plp', '/uae/our-story'];
const JUMPS = 5;
/** Days that a clock is off at most. */
const MAX_DAYS = [1, 30, 365, 7_300];
const DAY_MS = 86_400_000;
const MAX_AGE = 120;
/** A page is fresh for a minute. */
const FRESH_MS = 61_000;
const STALE = 'store_requests_total{store="pages",outcome="stale"}';

export async function clockJumps({ servers, random, say }: Bench): Promise<Outcome | { skipped: string }> {
  const library = findLibrary();
  if (library === null) return { skipped: 'libfaketime is not installed (apt-get install faketime)' };
  const jumps = drawJumps(random);
  const time = join(servers.folder, 'time');
  await writeFile(time, '+0');
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: time,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const site = await servers.startSite({ settings });
  const { ask, close } = createAsk(site.port);
  const failures = createFailures();
  let requests = 0;
  try {
    const pictures = await crawlSome(PAGES, ask, failures);
    for (const jump of jumps) {
      await writeFile(time, jump);
      // libfaketime reads the file at most once a second.
      await sleep(1_500);
      for (const path of [...PAGES, ...pictures.slice(0, 4), '/readyz']) await check(path, jump);
      say(`${jump}: ${requests} requests so far`);
    }
    const back = `-${drawDays(random, 30)}d`;
    await writeFile(time, back);
    await sleep(FRESH_MS);
    const before = (await site.readFigures()).get(STALE) ?? 0;
    for (const path of PAGES) await check(path, back);
    const stale = ((await site.readFigures()).get(STALE) ?? 0) - before;
    if (stale < PAGES.length) failures.note('pages are not made anew after the clock was set back', String(stale));
    if ((await site.end()) !== 0) failures.note('did not end in good order');
    return { requests, failures: failures.list(), figures: `libfaketime: ${[...jumps, back].join(' ')}` };
  } finally {
    close();
    await site.end('SIGKILL');
  }

  async function check(path: string, jump: string): Promise<void> {
    const { status, headers } = await ask(path);
    requests += 1;
    const age = Number(headers.age ?? 0);
    const isOff = Date.parse(headers.date ?? '') - Date.now() - parseFloat(jump) * DAY_MS;
    if (status !== 200) failures.note(`${jump}: answers ${status}`, path);
    if (!(age >= 0 && age < MAX_AGE)) failures.note(`${jump}: age ${headers.age}`, path);
    if (!(Math.abs(isOff) < 60_000)) failures.note(`${jump}: the clock of the site did not jump`, headers.date);
  }
}

/** Offsets as Debian's libfaketime writes them: back and forth in turn, and correct at the end. */
function drawJumps(random: Random): string[] {
  const drawn = Array.from({ length: JUMPS }, (_, turn) => {
    const sign = turn % 2 === 0 ? '-' : '+';
    return `${sign}${drawDays(random, random.pick(MAX_DAYS))}d`;
  });
  return [...drawn, '+0'];
}

const drawDays = (random: Random, most: number) => 1 + random.below(most);

function findLibrary(): string | null {
  const folders = ['/usr/lib', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  return folders.map((folder) => join(folder, 'faketime', 'libfaketime.so.1')).find(existsSync) ?? null;
}
