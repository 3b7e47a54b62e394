/**
 * A deploy under load: two instances behind nginx with deploy/nginx.conf are restarted with another build, one after
 * the other, while requests of all kinds come at a steady rate over all types of pages. No request fails, no page goes
 * on being shown when it is not fresh any more, and tabs of the build before still find their files. Exits 1 otherwise.
 * The instances share a Valkey where redis-server is installed: without one, what only one instance has made is missing
 * while it restarts. Run after script/setup, with Debian's nginx: npm run bench rollout [-- --rate 500 --seconds 150]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPort } from '../contract/test/find-port.ts';
import { findValkeyProgram, startValkey } from '../contract/test/valkey.ts';
import { allLocales } from '../site/app/locale/locales.ts';
import { buildPath } from '../site/app/locale/path.ts';
import { pageTypes } from '../site/e2e/page-types.ts';
import { waitUntilReady } from '../site/script/own-servers.ts';
import { runNginx } from '../site/server/test/run-nginx.ts';
import { load } from './rollout/load.ts';
import { makeReleases, type Release } from './rollout/releases.ts';
import { createAsk } from './torture/ask.ts';
import { repeat } from './torture/bounded.ts';
import { createFailures } from './torture/failures.ts';
import { startServers } from './torture/servers.ts';
import { listCommonSearches } from './torture/traffic.ts';
import { readPages } from './torture/world.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '500' }, seconds: { type: 'string', default: '150' } },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
/** A page that is stale from the roll on, a third into the run, is found out 72 s later. */
const MIN_SECONDS = 120;
if (seconds < MIN_SECONDS)
  throw new Error(`--seconds is ${MIN_SECONDS} at least: the age of no page is judged before.`);
const say = (line: string) => process.stdout.write(`${line}\n`);
const at = (times: readonly number[], part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
/** Shows the age of what nginx keeps, and lets no connection end by itself. */
const SHOW_DATES = 'proxy_pass_header Date; keepalive_requests 10000000;';
const PICTURES = 100;
/** The share of the planned requests that has to come through, for the rest to mean anything. */
const MIN_SHARE = 0.95;
const ORIGIN = 'http://www.example.com';

const failures = createFailures();
const folder = await mkdtemp(join(tmpdir(), 'rollout-'));
const cache = join(folder, 'cache');
const { old, next, remove } = await makeReleases();
const servers = await startServers();
const program = findValkeyProgram();
const valkey = program === null ? null : await startValkey(program, await findPort());
const start = (place: number, { bundle }: Release, port?: number) =>
  servers.startSite({
    bundle,
    dataDir: join(folder, `site-${place}`),
    settings: {
      ...(port !== undefined && { PORT: String(port) }),
      SITE_ORIGIN: ORIGIN,
      TRUSTED_PROXIES: '127.0.0.1',
      EDGE_NGINX_CACHE: cache,
      // The default: a request that waits in a queue and then for an answer gets one before its client gives up.
      GRAPHQL_TIMEOUT_MS: '10000',
      ...(valkey && { VALKEY_URL: valkey.url }),
    },
  });
const sites = [await start(1, old), await start(2, old)];
const nginx = await runNginx(folder, { cache, ports: sites.map(({ port }) => port), more: SHOW_DATES });
try {
  await waitUntilReady(`http://127.0.0.1:${nginx.port}/readyz`);
  await measure();
} finally {
  nginx.child.kill('SIGTERM');
  await servers.stop();
  await valkey?.stop();
  await Promise.all([rm(folder, { recursive: true, force: true }), remove()]);
}

async function measure(): Promise<void> {
  const { ask, close } = createAsk(nginx.port);
  const pages = allLocales.flatMap((locale) => pageTypes.map(({ path }) => buildPath({ ...locale, pagePath: path })));
  // Addresses with a query have no data of their own.
  const world = await readPages(
    pages.filter((path) => !path.includes('?')),
    ask,
    failures,
  );
  // A site that has been up for a while has made its pictures, each of which takes a core for 0.1 to 0.4 s, and common
  // searches.
  const pictures = world.pictures.slice(0, PICTURES);
  const searches = listCommonSearches(world.pages);
  const made = [...pictures, ...searches];
  await repeat({ most: made.length, until: Number.POSITIVE_INFINITY, width: 2 }, async (turn) => {
    await ask(made[turn] ?? '', { headers: { 'accept-encoding': 'br' } });
  });
  say(
    `${world.pages.length} pages of ${pageTypes.length} types, ${pictures.length} pictures and ${searches.length} searches were read`,
  );
  const held = world.deferred.filter((_, index) => index % 2 === 0);
  const deferred = world.deferred.filter((_, index) => index % 2 === 1);
  const started = performance.now();
  const loading = load({
    ...{ port: nginx.port, origin: ORIGIN, rate, failures },
    world: { ...world, pictures, deferred },
    until: started + seconds * 1_000,
  });
  await sleep((seconds * 1_000) / 3);
  const rolledFrom = performance.now();
  const away: string[] = [];
  for (const [index, site] of sites.entries()) {
    const from = performance.now();
    const code = await site.end();
    if (code !== 0) failures.note(`an instance ends with ${code}`);
    sites[index] = await start(index + 1, next, site.port);
    away.push(((performance.now() - from) / 1_000).toFixed(1));
  }
  const rolledUntil = performance.now();
  const { answers, oldest, stale } = await loading;
  const latest = await ask(`/builds/latest.json?${Date.now()}`);
  if (latest.status !== 200 || JSON.parse(latest.body.toString()).id !== next.id)
    failures.note('open tabs are not told of the new build');
  for (const path of [...old.assets, ...held]) {
    const { status } = await ask(path);
    if (status !== 200) failures.note(`a file of the build before answers ${status}`, path);
  }
  close();
  if (answers.length < MIN_SHARE * rate * seconds)
    failures.note('fewer requests than planned', `${answers.length} of ${rate * seconds}`);
  const timesOf = (isIn: (sentAt: number) => boolean) =>
    answers.flatMap((answer) => (isIn(answer.at) ? [answer.took] : [])).sort((one, other) => one - other);
  const during = timesOf((sentAt) => sentAt >= rolledFrom && sentAt < rolledUntil);
  const otherwise = timesOf((sentAt) => sentAt < rolledFrom || sentAt >= rolledUntil);
  say(
    `| Requests | a second | failures | away, s | median and p99, ms | while builds roll | oldest page, s | shown while made anew |`,
  );
  say('|---|---|---|---|---|---|---|---|');
  say(
    `| ${answers.length} | ${(answers.length / seconds).toFixed(0)} | ${failures.count()} | ${away.join(', ')} | ${at(otherwise, 0.5)}, ${at(otherwise, 0.99)} | ${at(during, 0.5)}, ${at(during, 0.99)} | ${oldest.toFixed(0)} | ${stale} |`,
  );
  say(`${old.assets.length + held.length} files of the build before were asked for afterwards`);
  for (const failure of failures.list()) say(failure);
  process.exitCode = failures.count() > 0 ? 1 : 0;
}
