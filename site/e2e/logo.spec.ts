/**
 * The logo is centred on the page, whatever the font of the texts beside it, and has its space before it loads (art
 * direction 1, decision 0251).
 */
import { expect, test } from '@playwright/test';
import { both } from './locales.ts';

for (const locale of both) {
  test(`the logo in ${locale.lang} stays where it is when fonts and logo come @desktop`, async ({ page }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2$|\/logo\.svg$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${locale.prefix}/our-story`, { waitUntil: 'domcontentloaded' });
      const header = page.getByRole('banner');
      const logo = header.locator('.header-logo');
      const start = header.getByRole('navigation').first();
      const [before, narrow] = [await logo.boundingBox(), await start.boundingBox()];
      release();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // The width of the texts beside it depends on their font.
      expect(await start.boundingBox()).not.toEqual(narrow);
      expect(await logo.boundingBox()).toEqual(before);
    }
  });
}
