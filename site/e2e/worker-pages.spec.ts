/** Pages that the worker makes without a connection, between others (decision 0250). */
import { expect, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });

test('going back leaves a page that the worker has made, and a transition that breaks there is no error', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.clock.install();
    await page.goto(`${front.origin}${prefix}/brands`);
    const title = await page.title();
    await registerWorker(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match(location.pathname, { cacheName: 'pages' }))?.status))
      .toBe(200);
    // As the router does, and nobody keeps what it shows.
    await page.evaluate((path) => history.pushState(null, '', path), `${prefix}/privacy-policy`);
    front.change({ state: 'off' });
    await page.goto(`${front.origin}${prefix}/our-story`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say(language, 'offline_title'));
    await page.evaluate(() => void Promise.reject(new Error('Transition was aborted because of invalid state')));
    // The way back, which installed sites show.
    const back = page.getByRole('banner').getByRole('link', { name: say(language, 'back'), includeHidden: true });
    await expect(back).toBeHidden();
    await back.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/privacy-policy$/);
    await expect(heading).toHaveText(say(language, 'offline_title'));
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(title);
    expect(errors).toEqual([]);
  } finally {
    front.stop();
  }
});
