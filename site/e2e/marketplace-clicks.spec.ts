/** Analytics is told of each marketplace that is opened, from the first tap on (decision 0050). */
import { expect, test } from '@playwright/test';
import { expectNotHydrated, hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { startSiteAlone } from './own-site.ts';

test('a shop that is opened is told once, before the page hydrates and after it', async ({
  page,
  context,
  isMobile,
}) => {
  const { prefix, country, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const site = await startSiteAlone({ GTM_ID: 'GTM-TEST1' });
  try {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await context.addCookies([{ name: 'CookiePolicy', value: 'CookieAccepted', url: site.origin }]);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_h/**', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${site.origin}${prefix}/product/tarwa-amla-hair-oil`);
    const shop = page.locator('.panel-links a[data-marketplace="amazon"]').and(page.locator(':visible'));
    const click = {
      event: 'marketplace_click',
      marketplace: 'amazon',
      product_slug: 'tarwa-amla-hair-oil',
      product_name: expect.stringMatching(isMobile ? /أملا/ : /^Amla Hair Oil$/),
      product_size: expect.stringContaining('200'),
      country,
      language,
    };
    /** Opens the shop; returns the clicks that the container received since the page was loaded. */
    const open = async () => {
      const [opened] = await Promise.all([context.waitForEvent('page'), shop.click()]);
      await opened.close();
      const told = await page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []);
      return told.filter(({ event }) => event === 'marketplace_click');
    };
    expect(await open()).toEqual([click]);
    await expectNotHydrated(page);
    scripts.resolve();
    await hydrate(page);
    expect(await open()).toEqual([click, click]);
  } finally {
    await site.stop();
  }
});
