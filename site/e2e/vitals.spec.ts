/** What browsers tell of how a page felt, and the operator reads (decision 0166). */
import { expect, type Page, test } from '@playwright/test';
import { findPort } from '../script/own-servers.ts';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';

/** Waits for what the browser has recorded of the largest paint, after the library was told of it. */
async function waitUntilMeasuring(file: string): Promise<void> {
  await import(file);
  const type = 'largest-contentful-paint';
  await new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type, buffered: true }));
}

/** Waits for what the browser has recorded of a touch: it does so after the next paint. */
async function waitForTouch(): Promise<void> {
  await new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('click').length > 0) resolve();
    }).observe({ type: 'event', buffered: true }),
  );
}

/** Opens a page, touches it, and leaves it when it is measured. */
async function visit(page: Page, origin: string): Promise<void> {
  const measured = page.waitForResponse(/settled-/);
  await page.goto(`${origin}/ar/uae/product/tarwa-amla-hair-oil`);
  await hydrate(page);
  await page.evaluate(waitUntilMeasuring, (await measured).url());
  // A touch so slow that an observer is told of it without asking.
  await page.evaluate(() =>
    addEventListener('click', () => {
      for (const end = performance.now() + 150; performance.now() < end; );
    }),
  );
  const recorded = page.evaluate(waitForTouch);
  await page.getByRole('main').getByRole('radio').last().check({ force: true });
  await recorded;
  await page.goto(`${origin}/favicon.svg`);
}

test('a page that is left has told how it felt, once; a browser that objects to tracking tells nothing @desktop', async ({
  page,
  browser,
}) => {
  const metricsPort = String(await findPort());
  const site = await startSiteAlone({ METRICS_PORT: metricsPort });
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text();
  const objecting = await browser.newPage();
  try {
    await objecting.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await Promise.all([objecting, page].map((visited) => visit(visited, site.origin)));
    const of = 'page="product/:product",country="uae",language="ar"';
    for (const figure of ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds']) {
      await expect.poll(() => read('/metrics'), figure).toContain(`page_${figure}_count{${of}} 1\n`);
    }
    expect(await read('/metrics')).toMatch(/^visit_lcp_seconds_count\{connection="\w+",navigation="navigate"\} 1$/m);
    expect(await read('/vitals')).toMatch(/<th scope="row">product\/:product<\/th><td>\d+\.\d\d s(?: \*)? of 1</);
    expect((await fetch(`${site.origin}/vitals`)).status).toBe(405);
  } finally {
    await objecting.close();
    await site.stop();
  }
});
