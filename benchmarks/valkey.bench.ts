/**
 * What the Valkey of several instances holds once every page of the sample company and its data have been made: pages,
 * their scripts, last answers. Exits 1 above the bytes for each page that docs/operations.md counts with. Needs Debian's
 * redis-server and a build. Run after script/setup: node benchmarks/valkey.bench.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'iovalkey';
import { findPort } from '../contract/test/find-port.ts';
import { findValkeyProgram, startValkey } from '../contract/test/valkey.ts';
import { createAsk } from './torture/ask.ts';
import { createFailures } from './torture/failures.ts';
import { startServers } from './torture/servers.ts';
import { crawl, dataOf, readPages } from './torture/world.ts';

/** `maxmemory` for each page and build, in bytes (docs/operations.md, Several instances). */
const MAX_BYTES_OF_PAGE = 40_000;
/** Pages get their best compression when the site is idle. */
const IDLE_MS = 60_000;

const program = findValkeyProgram();
if (program === null) throw new Error('This bench needs redis-server.');
const valkey = await startValkey(program, await findPort());
const client = new Redis(valkey.url);
const servers = await startServers();
try {
  const start = await readUsed();
  const site = await servers.startSite({ settings: { VALKEY_URL: valkey.url } });
  const failures = createFailures();
  const { ask, close } = createAsk(site.port, { width: 8 });
  const told = async (what: string) =>
    process.stdout.write(
      `${what}: ${(((await readUsed()) - start) / 1e6).toFixed(1)} MB, ${await client.dbsize()} keys\n`,
    );
  await told('after the start');
  const { pages } = await crawl(site.origin, ask, failures);
  await told(`${pages.length} pages made`);
  await readPages(pages, ask, failures);
  await sleep(IDLE_MS);
  await told('asked for a second time, and a minute later');
  await readPages(pages.map(dataOf), ask, failures);
  await told('and their data');
  close();
  const ofPage = ((await readUsed()) - start) / pages.length;
  process.stdout.write(`${(ofPage / 1000).toFixed(1)} kB for each page\n`);
  for (const line of failures.list()) process.stderr.write(`${line}\n`);
  if (failures.count() > 0 || ofPage > MAX_BYTES_OF_PAGE) process.exitCode = 1;
} finally {
  client.disconnect();
  await servers.stop();
  await valkey.stop();
}

async function readUsed(): Promise<number> {
  const [, bytes] = /^used_memory:(\d+)/m.exec(await client.info('memory')) ?? [];
  return Number(bytes);
}
