/**
 * `npm run torture [-- --minutes 30] [--only soak,fuzz] [--seed 1] [--count 500] [--width 2]`: what strangers, disks,
 * clocks and kills do to the built site. Run by hand, after script/setup. Prints a table; exits 1 when anything failed.
 * Parts that take hours run only when named (`--only walks`). See docs/operations.md.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../../site/script/random.ts';
import { clockJumps } from './clock-jumps.ts';
import { floods } from './floods.ts';
import { fullDisk } from './full-disk.ts';
import { fuzz } from './fuzz.ts';
import { instances } from './instances.ts';
import { kills } from './kills.ts';
import { outbox } from './outbox.ts';
import type { Outcome, Part } from './part.ts';
import { startServers } from './servers.ts';
import { soak } from './soak.ts';
import { walks } from './walks.ts';

const PARTS = {
  fuzz,
  floods,
  kills,
  instances,
  outbox,
  'full-disk': fullDisk,
  'clock-jumps': clockJumps,
  walks,
  soak,
} satisfies Record<string, Part>;
/** Five hundred walks in a browser take hours. */
const NAMED_ONLY: readonly string[] = ['walks'];

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    width: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const named = values.only?.split(',');
const chosen = Object.entries(PARTS).filter(([name]) => named?.includes(name) ?? !NAMED_ONLY.includes(name));
if (chosen.length === 0) throw new Error(`There is no such part: ${Object.keys(PARTS).join(', ')}.`);
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const count = Number(values.count);
const width = Number(values.width);
const rows: Record<string, { requests: number; failures: number; figures: string }> = {};
const failures: string[] = [];

const servers = await startServers();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void servers.stop().finally(() => process.exit(1)));
}
try {
  for (const [name, part] of chosen) {
    say(`\n${name}, seed ${seed}`);
    const started = performance.now();
    const outcome = await run(part);
    const took = `${((performance.now() - started) / 1000).toFixed(0)} s`;
    if ('skipped' in outcome) {
      // A table without failures has every part done.
      rows[name] = { requests: 0, failures: 1, figures: `not done: ${outcome.skipped}` };
      failures.push(`${name} was not done: ${outcome.skipped}`);
    } else {
      rows[name] = {
        requests: outcome.requests,
        failures: outcome.failures.length,
        figures: `${took}; ${outcome.figures}`,
      };
      failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
    }
  }
} finally {
  await servers.stop();
}
console.table(rows);
for (const failure of failures) say(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** A part that throws counts as failed, and the next one runs. */
async function run(part: Part): Promise<Outcome | { skipped: string }> {
  try {
    return await part({ servers, seed, random: createRandom(seed), count, width, minutes, say });
  } catch (error) {
    return { requests: 0, failures: [error instanceof Error ? error.message : String(error)], figures: 'broken off' };
  }
}
