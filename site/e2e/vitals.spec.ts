/** What browsers report about how a page felt, for the operator (decision 0166). */
import { devices, expect, type Page, test } from '@playwright/test';
import { languages } from '../../contract/languages.ts';
import { findPort } from '../../contract/test/find-port.ts';
import { launchWithBackForwardCache } from './back-forward-cache.ts';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';

/** Waits until the browser has recorded the largest paint and the library has been notified. */
async function waitUntilMeasuring(file: string): Promise<void> {
  await import(file);
  const type = 'largest-contentful-paint';
  await new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type, buffered: true }));
}

/** Waits until the browser has recorded a touch, which it does after the next paint. */
async function waitForTouch(): Promise<void> {
  await new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('click').length > 0) resolve();
    }).observe({ type: 'event', buffered: true }),
  );
}

/** Waits until the library has measured a page that was restored, which it does after two frames. */
async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Opens a page, touches it, and leaves it once it is measured. */
async function visit(page: Page, home: string): Promise<void> {
  const measured = page.waitForResponse(/settled-/);
  await page.goto(`${home}/product/tarwa-amla-hair-oil`);
  await hydrate(page);
  await page.evaluate(waitUntilMeasuring, (await measured).url());
  // A touch so slow that observers are notified of it by default.
  await page.evaluate(() =>
    addEventListener('click', () => {
      for (const end = performance.now() + 150; performance.now() < end; );
    }),
  );
  const recorded = page.evaluate(waitForTouch);
  await page.getByRole('main').getByRole('radio').last().check({ force: true });
  await recorded;
  await page.goto(new URL('/favicon.svg', home).href);
}

test('a page that is left has told how it felt, once; a browser that objects to tracking tells nothing @desktop', async ({
  page,
  browser,
}) => {
  const metricsPort = String(await findPort());
  const site = await startSiteAlone({ METRICS_PORT: metricsPort });
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text();
  const [objecting, refusing] = [await browser.newPage(), await browser.newPage()];
  const phone = await browser.newPage(devices['Pixel 7']);
  try {
    await objecting.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await refusing.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const [english, arabic] = [`${site.origin}/uae`, `${site.origin}/ar/uae`];
    await Promise.all([objecting, refusing, page].map((tab) => visit(tab, arabic)));
    await visit(phone, english);
    for (const figure of ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds']) {
      for (const { code: language } of languages) {
        const labels = `page="product/:product",country="uae",language="${language}"`;
        await expect.poll(() => read('/metrics'), figure).toContain(`page_${figure}_count{${labels}} 1\n`);
      }
    }
    expect(await read('/metrics')).toMatch(/^network_lcp_seconds_count\{country="uae",connection="\w+"\} 2$/m);
    expect(await read('/vitals')).toMatch(/<th scope="row">product\/:product<\/th><td>\d+\.\d\d s(?: \*)? of 2</);
    expect((await fetch(`${site.origin}/vitals`)).status).toBe(405);
  } finally {
    for (const tab of [objecting, refusing, phone]) await tab.close();
    await site.stop();
  }
});

test('a page that comes back from the back-forward cache tells again how it felt @desktop', async () => {
  const metricsPort = String(await findPort());
  const site = await startSiteAlone({ METRICS_PORT: metricsPort });
  const browser = await launchWithBackForwardCache();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await visit(page, `${site.origin}/ar/ksa`);
    await page.evaluate(() => history.back());
    // A restored page is not loaded.
    await page.waitForURL(/\/product\//, { waitUntil: 'commit' });
    await page.evaluate(waitForFrames);
    await page.goto(`${site.origin}/favicon.svg`);
    const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const navigation of ['navigate', 'back-forward-cache']) {
      const labels = `page="product/:product",navigation="${navigation}"`;
      await expect.poll(read, navigation).toContain(`visit_lcp_seconds_count{${labels}} 1\n`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});

test('a page has settled 5 s after it hydrates @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const waits: number[] = [];
    const wait = (task: TimerHandler, ms?: number, ...given: unknown[]) => {
      waits.push(ms ?? 0);
      return setTimeout(task, ms, ...given);
    };
    Object.assign(window, { waits, setTimeout: wait });
  });
  await page.goto('/uae/brands');
  const settled = page.waitForRequest(/settled-/);
  await hydrate(page);
  expect(await page.evaluate(() => 'waits' in window && window.waits)).toContain(5_000);
  await settled;
});
