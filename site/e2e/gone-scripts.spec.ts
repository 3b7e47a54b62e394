/** Pages whose own scripts are gone, as documents (decision 0161). */
import { expect, test } from '@playwright/test';
import { localeOf } from './locales.ts';
import { follow, watch } from './moving-inside.ts';
import { say } from './words.ts';

for (const [what, files, { prefix, lang, language }] of [
  ['code', '**/_h/*.js', localeOf('uae', 'en')],
  ['data', '**/_h/*.json', localeOf('ksa', 'ar')],
  ['first module', '**/assets/entry.client-*.js', localeOf('ksa', 'ar')],
] as const) {
  test(`a page in ${lang} whose ${what} is gone says so and is loaded anew, once, and never over typing`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const { documents, errors } = watch(page);
    const isLogged = () => errors.some((error) => /\/(_h|assets)\/.*was not loaded:/.test(error));
    const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto(prefix);
    await page.keyboard.press('Shift');
    await expect.poll(() => documents).toEqual([prefix, prefix]);
    expect(isLogged()).toBe(true);
    errors.length = 0;
    await page.waitForLoadState();
    await page.keyboard.press('Shift');
    await expect.poll(isLogged).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toHaveLength(2);

    // Another document, in which something is typed, stays as it is, with links and forms.
    errors.length = 0;
    const released = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await released.promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto(prefix);
    await email.fill('half an add');
    released.resolve();
    await page.keyboard.press('Shift');
    await expect.poll(isLogged).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(email).toHaveValue('half an add');
    expect(documents).toHaveLength(3);
    await follow(page, `${prefix}/privacy-policy`);
    await expect(page).toHaveURL(/privacy-policy$/);
    expect(uncaught).toEqual([]);
  });
}
