/** Products on the device, when they change and when the device is full (decision 0164). */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';
import { EDITED, startWorkerFront } from './worker-front.ts';

const MINUTE_MS = 60_000;

test.use({ serviceWorkers: 'allow' });

test('an edited product is kept anew when there is a connection again; a full device says so and loses nothing', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('uae', 'en') : localeOf('ksa', 'ar');
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: say(language, key), exact: true });
  /** The kept products, each with the end of its page. */
  const kept = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => url.includes('/product/'));
      const pages = requests.map(async (request) => [
        new URL(request.url).pathname,
        (await (await cache.match(request))?.text())?.replace(/^.*<\/html>/s, ''),
      ]);
      return Object.fromEntries(await Promise.all(pages));
    }, `catalogue ${prefix}`);
  const front = await startWorkerFront(String(baseURL));
  front.change({ picture: await readFile(new URL('../public/icon-192.png', import.meta.url)), products: 3 });
  try {
    // It comes with the first check for changes.
    const code = page.waitForResponse(/refresh-catalogues/, { timeout: 0 });
    await page.clock.install();
    await page.goto(`${front.origin}${prefix}/offline`);
    await registerWorker(page);
    // The first request for a country's products waits until the site has loaded them.
    await button('keep_start').click({ timeout: 60_000 });
    await expect(button('keep_refresh')).toBeVisible({ timeout: 60_000 });
    const products = await kept();
    const [path = ''] = Object.keys(products);
    expect(Object.values(products)).toEqual(['', '', '']);

    // After the test's offline mode, a page has its connection back before its worker has.
    const reconnect = async (after: number) => {
      await page.clock.fastForward(after * MINUTE_MS);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      // The check for changes holds the lock by then.
      await page.evaluate(async () => {
        for (let turn = 0; turn < 3; turn += 1) await caches.keys();
        await navigator.locks.request('catalogue', () => {});
      });
    };
    await reconnect(0);
    await code;
    await reconnect(9);
    expect(await kept()).toEqual(products);
    front.change({ edited: path.slice(path.lastIndexOf('/') + 1) });
    // If the list was requested just before, it is not requested again.
    await reconnect(2);
    await expect.poll(kept).toEqual({ ...products, [path]: EDITED });

    const all = await kept();
    front.change({ products: 6 });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 1 });
    await button('keep_refresh').click();
    await expect(page.getByText(say(language, 'keep_full'))).toBeVisible();
    expect(await kept()).toEqual(all);
    front.change({ state: 'off' });
    await page.goto(front.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    front.stop();
  }
});
