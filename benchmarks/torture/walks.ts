/**
 * Random walks of visitors: links, menus, back and forward, searches, filters, countries, languages, without a network
 * and with a slow one, and a real build deployed in the middle (decisions 0165, 0247). The first walk has the seed of
 * the run, each further one the next number.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { startDeployedSite } from '../../site/e2e/deployed-site.ts';
import { stayLong } from '../../site/e2e/long-stay.ts';
import { takeWalk } from '../../site/e2e/walk.ts';
import { startWorkerFront } from '../../site/e2e/worker-front.ts';
import { LAUNCH_OPTIONS } from '../../site/script/launch-options.ts';
import { repeat } from './bounded.ts';
import type { Bench, Outcome } from './part.ts';

const STEPS = 20;
const STAY_ROUNDS = 20;
/** A tab that hangs cannot report it. */
const HANGS_AFTER_MS = 10 * 60_000;
const DEVICES = [
  { viewport: { width: 1440, height: 900 } },
  { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
];

export async function walks({ servers, seed, count, width, minutes, say }: Bench): Promise<Outcome> {
  const failures: string[] = [];
  let lostDocuments = 0;
  const next = await startDeployedSite(servers.backendPort);
  // Both use one data folder, as a site does before and after a deploy; the first starts before the other exists.
  const site = await servers.startSite({ dataDir: next.dataDir });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    await next.deploy('next');
    const deployed = { target: next.origin, workerVersion: 'next' };
    const until = performance.now() + minutes * 60_000;
    const taken = await repeat({ most: count, until, width }, async (turn) => {
      const number = seed + turn;
      const started = performance.now();
      const front = await startWorkerFront(site.origin);
      const context = await browser.newContext({ ...DEVICES[number % DEVICES.length], locale: 'en-US' });
      const took = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
      try {
        const page = await context.newPage();
        const lost = await Promise.race([
          takeWalk({ page, front, deployed, seed: number, steps: STEPS }),
          hang(number),
        ]);
        lostDocuments += lost;
        say(`${number} holds, ${took()}${lost > 0 ? `, ${lost} lost by the debugger` : ''}`);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(`seed ${number}: ${message.split('\n', 1)}`);
        say(`${number} FAILS, ${took()}\n${message}`);
      } finally {
        await context.close();
        front.stop();
      }
    });
    if (taken < count) say(`to go on: --seed ${seed + taken} --count ${count - taken}`);
    await stay(browser, site.origin).catch((error) => failures.push(String(error)));
    const figures = `walks ${seed} to ${seed + taken - 1}, ${STEPS} steps each, ${lostDocuments} documents lost by the debugger`;
    return { requests: taken, failures, figures };
  } finally {
    await browser.close();
    await site.end();
    await next.stop();
  }
}

async function hang(number: number): Promise<never> {
  await sleep(HANGS_AFTER_MS, undefined, { ref: false });
  throw new Error(`seed ${number} hangs`);
}

async function stay(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ ...DEVICES[0], serviceWorkers: 'block' });
  await stayLong(page, origin, STAY_ROUNDS);
}
