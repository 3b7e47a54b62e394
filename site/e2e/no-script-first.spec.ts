/** Pages hydrate without errors in every locale, even when idle; links, drawers, forms work before (demand 4, 21). */
import { expect, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { locales } from './locales.ts';
import { watchScripts } from './scripts.ts';

for (const locale of locales) {
  test(`hydrates without an error in ${locale.lang} @desktop`, async ({ page }) => {
    for (const path of ['', '/hair-care', '/product/tarwa-amla-hair-oil', '/news-press-releases']) {
      const errors = watchErrors(page);
      await page.goto(locale.prefix + path);
      await hydrate(page);
      expect(errors).toEqual([]);
    }
  });
}

test('an idle page hydrates by itself, after 8 s and 4 s at most @desktop', async ({ page }) => {
  await page.clock.install();
  const scripts = watchScripts(page);
  await page.goto('/uae');
  await page.clock.runFor(3_900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(8_200);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('before the scripts arrive, on a slow phone', () => {
  test.beforeEach(async ({ page }) => {
    // Scripts that never arrive.
    await page.route('**/_h/**', () => {});
    await page.route('**/assets/*.js', () => {});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  });

  test('a link opens its page, once', async ({ page }) => {
    await page.goto('/uae/plp');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const target = await card.getAttribute('href');
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    expect(visited).toEqual([target]);
  });

  test('the menu drawer opens and its links work @mobile', async ({ page }) => {
    await page.goto('/ar/ksa');
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    const drawer = page.getByRole('dialog', { name: 'القائمة' });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('group').first().locator('summary').click();
    await drawer.getByRole('group').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ar\/ksa\/brands$/);
  });

  test('the search form searches', async ({ page }) => {
    await page.goto('/uae');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Search' });
    await drawer.getByRole('searchbox').fill('amla');
    await drawer.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/uae\/search\?key=amla$/);
  });

  test('Understood stores the answer and hides the bar', async ({ page, context }) => {
    await page.goto('/uae');
    const bar = page.getByRole('complementary', { name: 'Cookies' });
    await expect(bar).toContainText('uses cookies to provide a better experience');
    await bar.getByRole('button', { name: 'Understood' }).click();
    await expect(bar).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'CookiePolicy');
    expect(cookie).toMatchObject({ value: 'CookieAccepted', path: '/', sameSite: 'Lax', secure: false });
    await page.reload();
    await expect(bar).toBeHidden();
  });
});
