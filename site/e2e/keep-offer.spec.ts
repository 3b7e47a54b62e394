/** Products are kept only where a worker can show them without a connection (decision 0164). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both } from './locales.ts';
import { startSiteAlone } from './own-site.ts';
import { say } from './words.ts';

for (const { prefix, lang, language } of both) {
  const expectImpossible = async (page: Page) => {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say(language, 'keep_impossible'));
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  };

  test(`keeping products is not offered in ${lang} where the worker could not be registered`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${prefix}/offline`);
    await hydrate(page);
    // Tests block workers; a page registers its own once it has settled.
    await page.clock.fastForward(5_000);
    await expect(page.locator('html')).toHaveAttribute('data-worker', 'failed');
    // Whether or not the size is known by then.
    await expectImpossible(page);
  });

  test(`keeping products is not offered in ${lang} in a browser without workers`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(`${prefix}/offline`);
    await hydrate(page);
    await expectImpossible(page);
  });
}

test('keeping products is not offered on a site without a worker @desktop', async ({ page }) => {
  const site = await startSiteAlone({ SERVICE_WORKER: 'off' });
  try {
    await page.goto(`${site.origin}/uae/offline`);
    await hydrate(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say('en', 'keep_impossible'));
  } finally {
    await site.stop();
  }
});
