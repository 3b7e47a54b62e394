/** Pages that the worker makes without a connection, between others (decision 0250), and how much it keeps (0163). */
import { expect, test } from '@playwright/test';
import { QUOTAS } from '../worker/keep-rules.ts';
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
    // As the router does, and its result is not kept.
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

test('a page that is not on the device comes when there is a connection again, by itself or with its link', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  const heading = page.getByRole('heading', { level: 1 });
  // A page that the worker makes has no menus.
  const tool = page.locator('header [popovertarget=search-drawer]');
  const openWithout = async (path: string) => {
    front.change({ state: 'off' });
    await page.goto(front.origin + prefix + path);
    await expect(heading).toHaveText(say(language, 'offline_title'));
    await expect(tool).toHaveCount(0);
  };
  try {
    await page.clock.install();
    await page.goto(`${front.origin}${prefix}/brands`);
    await registerWorker(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await openWithout('/our-story');
    front.change({ state: 'on' });
    await page.context().setOffline(false);
    await expect(tool).toHaveCount(1);
    await expect(page).toHaveURL(/\/our-story$/);
    // A browser that has not noticed; an address that leads to a place on the page is loaded all the same.
    await openWithout('/privacy-policy#main');
    front.change({ state: 'on' });
    await page.getByRole('link', { name: say(language, 'offline_retry') }).click();
    await expect(tool).toHaveCount(1);
    await expect(page).toHaveURL(/\/privacy-policy$/);
  } finally {
    front.stop();
  }
});

test('what visits leave is kept up to a number of each kind, the newest, and of some pages nothing @desktop', async ({
  page,
  baseURL,
}) => {
  const { prefix } = localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  try {
    await page.clock.install();
    await page.goto(front.origin + prefix);
    await registerWorker(page);
    const font = page.locator('link[as=font]').first();
    // Files and pictures are kept as fonts are, of which there are few.
    const addresses = {
      pages: `${prefix}/brands`,
      fonts: await font.evaluate((link: HTMLLinkElement) => link.href),
    };
    // A missing page, one that depends on the visitor, and one that redirects to the country's language.
    const never = [`${prefix}/no-such-page`, '/', '/ksa'];
    const ask = (asked: readonly string[]) =>
      page.evaluate(async (all) => {
        for (const one of all) await (await fetch(one, { headers: { accept: 'text/html' } })).text();
      }, asked);
    for (const kind of ['pages', 'fonts'] as const) {
      const number = QUOTAS[kind].maxEntries;
      const asked = Array.from({ length: number + 1 }, (_, place) => `${addresses[kind]}?visit=${place}`);
      await ask([...never, ...asked]);
      // If many arrive at once, some are evicted that might have stayed.
      const newest = asked.slice(-number / 2).map((address) => new URL(address, front.origin).href);
      const count = () =>
        page.evaluate(
          async ([name, wanted, most]) => {
            const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
            return [kept.filter((url) => wanted.includes(url)).length, kept.length <= most];
          },
          [kind, newest, number] as const,
        );
      await expect.poll(count).toEqual([newest.length, true]);
    }
    const isKept = (paths: readonly string[]) =>
      page.evaluate((all) => Promise.all(all.map((path) => caches.match(path).then(Boolean))), paths);
    expect(await isKept(never)).toEqual([false, false, false]);
  } finally {
    front.stop();
  }
});
