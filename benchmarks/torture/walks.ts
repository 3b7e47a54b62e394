/**
 * Walks of visitors that no one has thought of: links, menus, back and forward, searches, filters, countries, languages,
 * without a network and with a slow one, and a real build deployed in the middle (decision 0165). The first walk has the
 * seed of the run, each further one the next number.
 */
import { type Browser, chromium, devices } from '@playwright/test';
import { startDeployedSite } from '../../site/e2e/deployed-site.ts';
import { stayLong } from '../../site/e2e/long-stay.ts';
import { takeWalk } from '../../site/e2e/walk.ts';
import { startWorkerFront } from '../../site/e2e/worker-front.ts';
import { repeat } from './bounded.ts';
import type { Bench, Outcome } from './part.ts';

const MOST = 500;
const STEPS = 20;
const WIDTH = 2;
const STAY_ROUNDS = 20;
const DEVICES = [
  { viewport: { width: 1440, height: 900 } },
  { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
];

export async function walks({ servers, seed, minutes, say }: Bench): Promise<Outcome> {
  const failures: string[] = [];
  const site = await servers.startSite();
  const next = await startDeployedSite(servers.backendPort);
  const browser = await launch();
  try {
    await next.deploy('next');
    const deployed = { target: next.origin, workerVersion: 'next' };
    const until = performance.now() + minutes * 60_000;
    const taken = await repeat({ most: MOST, until, width: WIDTH }, async (turn) => {
      const front = await startWorkerFront(site.origin);
      const context = await browser.newContext({ ...DEVICES[(seed + turn) % DEVICES.length], locale: 'en-US' });
      const page = await context.newPage();
      try {
        await takeWalk({ page, front, deployed, seed: seed + turn, steps: STEPS });
        say(`${seed + turn} holds`);
      } catch (error) {
        failures.push(`${error instanceof Error ? error.message : error}`);
        say(`${seed + turn} FAILS`);
      } finally {
        await context.close();
        front.stop();
      }
    });
    await stay(browser, site.origin).catch((error) => failures.push(String(error)));
    return { requests: taken, failures, figures: `walks ${seed} to ${seed + taken - 1}, ${STEPS} steps each` };
  } finally {
    await browser.close();
    await next.stop();
    await site.end();
  }
}

async function stay(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ ...DEVICES[0], serviceWorkers: 'block' });
  await stayLong(page, origin, STAY_ROUNDS);
}

async function launch(): Promise<Browser> {
  const { CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
