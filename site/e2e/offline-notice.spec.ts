/** The position of the notice that the site works offline (spec §1). */
import { expect, test } from '@playwright/test';
import { hydrate, registerWorker } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that the first worker claims before it hydrates says that the site works offline, and the next does not @desktop', async ({
  page,
  context,
}) => {
  const { prefix, language } = localeOf('ksa', 'ar');
  const other = await context.newPage();
  const noticeOf = (tab: typeof page) => tab.getByRole('status').filter({ hasText: say(language, 'offline_ready') });
  await page.goto(`${prefix}/our-story`);
  await other.goto(`${prefix}/our-leadership`);
  // With a clock of the test the browser would not say whether a worker has loaded a page.
  const settle = async (tab: typeof page) => {
    await hydrate(tab);
    await expect(tab.locator('html')).toHaveAttribute('data-worker', 'registered');
  };
  await settle(page);
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await settle(other);
  await expect(noticeOf(other)).toBeVisible();
  await other.goto(`${prefix}/brands`);
  await settle(other);
  await other.waitForTimeout(1_000);
  await expect(noticeOf(other)).toHaveCount(0);
});

test('the notice covers neither an open menu nor the row of the filters', async ({ page, isMobile }) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  await page.clock.install();
  await page.goto(`${prefix}/plp`);
  await registerWorker(page);
  const notice = page.getByRole('status').filter({ hasText: say(language, 'offline_ready') });
  await expect(notice).toBeVisible();
  // It disappears after some seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expect(notice).toHaveCSS('pointer-events', 'none');
  const header = page.getByRole('banner');
  if (isMobile) {
    const row = page.locator('[popovertarget=product-filters]').first().locator('..');
    const heights = await Promise.all([header, row].map(async (one) => (await one.boundingBox())?.height ?? 0));
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(heights.reduce((sum, height) => sum + height));
    return;
  }
  const isOnTop = () =>
    notice.evaluate((element) => {
      element.style.pointerEvents = 'auto';
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5) === element;
    });
  expect(await isOnTop()).toBe(true);
  await header.getByRole('navigation').first().getByRole('link').first().hover();
  expect(await isOnTop()).toBe(false);
});
