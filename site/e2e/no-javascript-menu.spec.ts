/** Drawers with JavaScript off: the third level of the menu, and the search (spec §2, §4, rulings 6). */
import { expect, test } from '@playwright/test';
import { both } from './locales.ts';
import { say } from './words.ts';

for (const locale of both) {
  const t = (key: string) => say(locale.language, key);

  test(`the third level of the menu in ${locale.lang} @noscript`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(locale.prefix);
    await page.getByRole('button', { name: t('menu_open') }).click();
    const drawer = page.getByRole('dialog', { name: t('menu_title') });
    const types = drawer.locator('ul ul ul').getByRole('link');
    await expect(types).toHaveCount(0);
    await drawer.locator('summary').nth(1).click();
    expect(await types.count()).toBeGreaterThan(30);
    const address = await types.last().getAttribute('href');
    await types.last().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`search drawer in ${locale.lang}: its field has the focus when it opens, and not before @noscript`, async ({
    page,
  }) => {
    await page.goto(`${locale.prefix}/brands`);
    const field = page.getByRole('dialog', { name: t('search_title') }).getByPlaceholder(t('search_placeholder'));
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('search_open'), exact: true })
      .click();
    await expect(field).toBeFocused();
    await page.keyboard.type('amla');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?key=amla$/);
  });
}
