/** A small disk that is full, or nearly: pages and pictures are served, it is logged once, and the site recovers. */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../site/script/random.ts';
import { createAsk } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures } from './failures.ts';
import type { Bench, Outcome } from './part.ts';
import { crawlSome } from './world.ts';

const PAGES = ['/uae', '/ar/ksa', '/uae/plp', '/uae/brands', '/uae/ingredients'];
/** The smallest has room for a site and its build. */
const DISK_MEGABYTES = { least: 8, most: 24 };
/** The most bytes left free: some pictures fit, but not all. */
const MAX_FREE = 128_000;
const WIDTH = 4;
const MAX_PICTURES = 60;
/** Pictures, deferred scripts, missing pages: each store logs a series of failures once. */
const MAX_COMPLAINTS = 6;
const STORED = 'store_entries{store="pictures"}';

export async function fullDisk({ servers, random }: Bench): Promise<Outcome | { skipped: string }> {
  const disk = join(servers.folder, 'disk');
  const megabytes = DISK_MEGABYTES.least + random.below(DISK_MEGABYTES.most - DISK_MEGABYTES.least + 1);
  await mkdir(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    return { skipped: 'a small disk cannot be mounted: that takes root' };
  }
  try {
    return await runOn({ disk, megabytes, servers, random });
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
}

type Filled = { disk: string; megabytes: number; random: Random } & Pick<Bench, 'servers'>;

async function runOn({ disk, megabytes, servers, random }: Filled): Promise<Outcome> {
  const failures = createFailures();
  const site = await servers.startSite({ dataDir: join(disk, 'data') });
  const { ask, close } = createAsk(site.port);
  const filler = join(disk, 'filler');
  // Fails when nothing is left, which is the point.
  await writeFile(filler, Buffer.alloc(megabytes * 1_048_576)).catch(() => undefined);
  const left = random.below(MAX_FREE);
  await truncate(filler, (await stat(filler)).size - left);
  try {
    const pictures = (await crawlSome(PAGES, ask, failures)).slice(0, MAX_PICTURES);
    const askAll = (list: readonly string[]) =>
      repeat({ most: list.length, until: performance.now() + 60_000, width: WIDTH }, async (turn) => {
        const path = list[turn] ?? '';
        const { status } = await ask(path).catch(({ message }) => ({ status: message }));
        if (status !== 200) failures.note(`answers ${status}`, path);
      });
    const full = await askAll([...pictures, ...pictures]);
    const before = (await site.readFigures()).get(STORED) ?? 0;
    await rm(filler);
    const free = await askAll(pictures);
    const after = (await site.readFigures()).get(STORED) ?? 0;
    if (after <= before) failures.note('stores nothing when there is room again', `${before}, ${after}`);
    const complaints = site.output.filter((line) => line.includes('ENOSPC'));
    if (complaints.length === 0 || complaints.length > MAX_COMPLAINTS)
      failures.note('complains not once for each store', String(complaints.length));
    if ((await site.end()) !== 0) failures.note('did not end in good order');
    const figures = `${megabytes} MB, of which ${(left / 1000).toFixed(0)} kB were free; ${pictures.length} pictures; stored ${before} while full, ${after} after; ${complaints.length} complaints`;
    return { requests: full + free, failures: failures.list(), figures };
  } finally {
    close();
    await site.end('SIGKILL');
  }
}
