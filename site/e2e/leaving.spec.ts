/** Visitors who leave a page while its code fails (decision 0253), or is not there yet (0249). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { inTurn } from './locales.ts';
import { follow, watch } from './moving-inside.ts';

for (const { prefix, lang, tag } of inTurn) {
  const ways = [
    ['another page', (page: Page) => follow(page, `${prefix}/brands/tarwa`), /\/brands\/tarwa(\.data.*)?$/, 0],
    [
      'another country',
      (page: Page) => page.locator('#country-dialog a[href*="/kwt"]').evaluate((link: HTMLElement) => link.click()),
      /\/kwt\/(privacy-policy|our-leadership)$/,
      1,
    ],
  ] as const;
  for (const [where, leave, address, count] of ways) {
    test(`who leaves a page in ${lang} for ${where} gets there, also when code of the page is gone`, { tag }, async ({
      page,
    }) => {
      await page.goto(`${prefix}/privacy-policy`);
      await hydrate(page);
      const [code, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route('**/assets/leadership-*.js', async (route) => {
        await code.promise;
        await route.fulfill({ status: 404 });
      });
      await follow(page, `${prefix}/our-leadership`);
      await expect(page).toHaveURL(/\/our-leadership$/);
      const { documents, errors } = watch(page);
      await page.route(address, async (route) => {
        await next.promise;
        await route.continue();
      });
      const asked = page.waitForRequest(address, { timeout: 20_000 });
      await leave(page);
      await asked;
      code.resolve();
      await expect
        .poll(() => errors.some((error) => error.includes(`of ${prefix}/our-leadership was not loaded`)))
        .toBe(true);
      next.resolve();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents).toHaveLength(count);
    });
  }
}

test('who leaves a form that is typed into for another country is asked once @desktop', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/uae/general-enquiry');
  await hydrate(page);
  await page.getByRole('form').getByLabel(/^Name/).click();
  await page.keyboard.type('Noura');
  await follow(page, '/kwt/our-story');
  await expect(page).toHaveURL(/\/kwt\/our-story$/);
  expect(dialogs).toEqual(['confirm']);
});

test('who goes back before the data of a page is there gets where they go (decision 0249) @desktop', async ({
  page,
}) => {
  await page.goto('/uae/our-story');
  const first = await page.title();
  await hydrate(page);
  await follow(page, '/uae/catalogs');
  await expect(page).not.toHaveTitle(first);
  const second = await page.title();
  await page.goto('/favicon.svg');
  const data = Promise.withResolvers<void>();
  await page.route('**/_h/*.json', async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(second);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterContext' in window);
  await page.evaluate(() => history.back());
  data.resolve();
  await expect(page).toHaveTitle(first);
  await hydrate(page);
  await expect(page).toHaveTitle(first);
});

test('who goes back while the page hydrates is still on the way (decision 0264) @desktop', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.goto('/uae/brands');
  await page.goto('/uae/our-story');
  await page.route('**/uae/brands', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const told = page.waitForRequest(/\?aborted=/);
  // A page cannot be queried while it is navigating: it reports by itself.
  await page.evaluate(() => {
    history.back();
    dispatchEvent(new KeyboardEvent('keydown'));
    setInterval(() => {
      const isHydrated = Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
      if (isHydrated) void fetch(`/favicon.svg?aborted=${window.wayOut?.aborted}`);
    }, 100);
  });
  expect((await told).url()).toMatch(/=false$/);
  answer.resolve();
  await expect(page).toHaveURL(/\/uae\/brands$/);
});
