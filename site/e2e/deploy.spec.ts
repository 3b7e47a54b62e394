/** Real builds, deployed one after the other while a tab is open (demand 18, decisions 0112, 0162). */
import { expect, test } from '@playwright/test';
import { startDeployedSite } from './deployed-site.ts';
import { hydrate, watchErrors } from './hydration.ts';
import { say } from './words.ts';

test('a tab on the first of three builds goes on, loses nothing and shows no error @desktop', async ({ page }) => {
  test.setTimeout(900_000);
  const site = await startDeployedSite();
  try {
    await page.clock.install();
    const errors = watchErrors(page);
    const buildOf = () => page.locator('script[data-build]').getAttribute('data-build');
    // No page with slides: those go on asking for pictures while a build starts.
    await page.goto(`${site.origin}/uae/brands`);
    await hydrate(page);
    const first = await buildOf();
    await site.deploy('B');
    await site.deploy('C');
    // Before it knows, the tab moves inside with the code it has.
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveURL(/\/our-story$/);
    await expect(heading).toBeFocused();
    expect(await buildOf()).toBe(first);
    const latest = page.waitForResponse('**/builds/latest.json?*');
    await page.clock.fastForward(3_600_000);
    await latest;
    await page.getByRole('banner').getByRole('link', { name: 'Sidrana, home page' }).click();
    await expect(page).toHaveURL(/\/uae$/);
    await expect.poll(buildOf).not.toBe(first);
    await hydrate(page);
    const email = page.getByRole('textbox', { name: say('en', 'newsletter_label') });
    await email.fill('half an add');
    await page.goBack();
    await expect(page).toHaveURL(/\/our-story$/);
    await expect(heading).toBeVisible();
    await page.goForward();
    await expect(email).toHaveValue('half an add');
    await hydrate(page);
    await expect(email).toHaveValue('half an add');
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
});
