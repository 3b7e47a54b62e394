/** The text of a brand comes after its products on phones, and does not shift as they load (spec §4). */
import { expect, test } from '@playwright/test';
import { both } from './locales.ts';

for (const { prefix, lang } of both) {
  test(`the text of a brand waits until its products are there: ${lang} @mobile`, async ({ page }) => {
    const address = `${prefix}/brands/tarwa`;
    const text = page.locator('#range .rich-text');
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<footer')) });
    });
    await page.goto(address);
    await expect(page.locator('#range-title')).toBeVisible();
    await expect(text).toBeHidden();
    await page.unrouteAll();
    await page.goto(address);
    await expect(text).toBeVisible();
  });
}
