/** A page that the browser translates while it hydrates (demand 22). */
import { expect, test } from '@playwright/test';
import { expectNotHydrated, watchErrors } from './hydration.ts';
import { localeOf } from './locales.ts';
import { translate } from './translate.ts';
import { say } from './words.ts';

test('a page translated while its data arrives is not hydrated: it keeps what is typed, and its form is sent', async ({
  page,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const errors = watchErrors(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/_h/*.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(prefix);
  const asked = page.waitForRequest('**/_h/*.json');
  await page.keyboard.press('Shift');
  await asked;
  const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
  const typed = `meanwhile-${language}-${Date.now()}@visitor.example`;
  await email.fill(typed);
  await translate(page);
  // Loads where nothing is hydrated.
  const instead = page.waitForResponse(/\/assets\/submit-choices-/, { timeout: 30_000 });
  released.resolve();
  await instead;
  await expectNotHydrated(page);
  await expect(email).toHaveValue(typed);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: say(language, 'newsletter_submit') }).click();
  expect((await posted).postData()).toContain(encodeURIComponent(typed));
  await expect(page.getByText(say(language, 'newsletter_thanks'))).toBeVisible();
  expect(errors).toEqual([]);
});
