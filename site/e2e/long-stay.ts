import { expect, type Page } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { PATIENCE } from './walk-moves.ts';

/** What the browser itself may keep of eighty pages of 1,600 elements: far less than a page a round (decision 0248). */
const MAX_GROWTH = { bytes: 3_000_000, nodes: 3_000 };
/** After a few rounds, everything that is loaded once or cached is there. */
const FIRST_ROUNDS = 3;
const LOOKS = 5;

/** Navigates in rounds within one document, on a wide screen; throws when its heap grows with the rounds. */
export async function stayLong(page: Page, origin: string, rounds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/uae/plp`);
  await expect(() => hydrate(page)).toPass(PATIENCE);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const heading = page.getByRole('heading', { level: 1 });

  async function expectShown(address: RegExp) {
    await expect(page).toHaveURL(address, PATIENCE);
    await expect(heading).toBeFocused(PATIENCE);
  }

  async function goRound(times: number) {
    for (let round = 0; round < times; round += 1) {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expectShown(/\/product\//);
      await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click();
      await expectShown(/\/our-story$/);
      await page.goBack();
      await expectShown(/\/product\//);
      await page.goBack();
      await expectShown(/\/plp$/);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  }

  const before = await goRound(FIRST_ROUNDS);
  // The browser frees memory in steps: the least of several measurements counts.
  const looks = [await goRound(rounds)];
  while (looks.length < LOOKS) looks.push(await goRound(1));
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the same document').toBe(true);
  const figures = JSON.stringify([before, ...looks]);
  const least = (key: keyof typeof before) => Math.min(...looks.map((look) => look[key])) - before[key];
  expect(least('usedSize'), `the heap ${figures}`).toBeLessThan(MAX_GROWTH.bytes);
  expect(least('nodes'), `elements ${figures}`).toBeLessThan(MAX_GROWTH.nodes);
}
