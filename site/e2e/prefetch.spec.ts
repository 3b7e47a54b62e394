/** What is prefetched of the pages that links lead to, and what it may cost (spec §2, decision 0168). */
import { expect, type Route, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';

test('at most four links are prefetched at once, pointed at or in view, and none on data-saver', async ({
  page,
  browser,
  baseURL,
  viewport,
  userAgent,
  isMobile,
  hasTouch,
}) => {
  // Each width in one direction.
  const { prefix } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const requested: string[] = [];
  let held: Route[] = [];
  let most = 0;
  await page.route(/\.data(\?|$)/, (route) => {
    requested.push(route.request().url());
    held.push(route);
    most = Math.max(most, held.length);
  });
  async function release() {
    const routes = held;
    held = [];
    await Promise.all(routes.map((route) => route.fulfill({ status: 204 })));
  }
  await page.clock.install();
  await page.goto(`${prefix}/plp`);
  await hydrate(page);
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  for (const link of links.slice(0, 8)) await link.hover();
  await expect.poll(() => requested.length).toBe(4);
  // Once the page has settled, the links in view.
  await page.locator('main article').first().scrollIntoViewIfNeeded();
  await page.clock.fastForward(5_000);
  const hasCard = async () => {
    await release();
    return requested.some((url) => url.includes('/product/'));
  };
  await expect.poll(hasCard).toBe(true);
  expect(most).toBe(4);
  if (!isMobile) {
    // Those of the menu are in the drawer and the footer too, which are out of view.
    requested.length = 0;
    await page.goto(`${prefix}/plp`);
    await hydrate(page);
    await page.clock.fastForward(5_000);
    const hasMenu = async () => {
      await release();
      return ['/our-story', '/news-and-media', '/careers/join-us'].every((path) =>
        requested.some((url) => url.includes(`${path}.data`)),
      );
    };
    await expect.poll(hasMenu).toBe(true);
  }

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    // Its own browser: all pages of a browser share the clock.
    const costly = await browser.newPage({ baseURL, serviceWorkers: 'block', viewport, userAgent, isMobile, hasTouch });
    await costly.clock.install();
    await costly.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const wasted: string[] = [];
    costly.on('request', (request) => request.url().includes('.data') && wasted.push(request.url()));
    await costly.goto(prefix);
    await hydrate(costly);
    for (const link of (await costly.getByRole('contentinfo').getByRole('link').all()).slice(0, 4)) await link.hover();
    // Also once the page has settled, for the links in view.
    await costly.clock.fastForward(5_000);
    await expect(costly.locator('html')).toHaveAttribute('data-worker', /./);
    await costly.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(wasted, JSON.stringify(connection)).toEqual([]);
    await costly.close();
  }
});
