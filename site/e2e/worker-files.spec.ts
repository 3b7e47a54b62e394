/** The files that the worker answers for without asking the site (demand 19). */
import { expect, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });

test('assets, fonts and pictures that the worker has kept are not asked for again @desktop', async ({
  page,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  try {
    await page.clock.install();
    await page.goto(`${front.origin}/uae`);
    await registerWorker(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // With a query, so that neither the page nor the worker has asked for them yet.
    const files = await page.evaluate(() =>
      [
        document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry,
        document.querySelector('link[as=font]')?.getAttribute('href'),
        document.querySelector('img[src*="/_ipx/"]')?.getAttribute('src'),
      ].map((address) => `${address}?kept`),
    );
    // Past the browser's own cache.
    const ask = () =>
      page.evaluate(async (all) => {
        for (const one of all) await (await fetch(one, { cache: 'no-store' })).blob();
      }, files);
    const areKept = () =>
      page.evaluate((all) => Promise.all(all.map(async (one) => (await caches.match(one))?.status)), files);
    await ask();
    await expect.poll(areKept).toEqual([200, 200, 200]);
    await ask();
    expect(files.map((file) => [file, front.count(file)])).toEqual(files.map((file) => [file, 1]));
  } finally {
    front.stop();
  }
});
