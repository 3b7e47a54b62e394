/** The hero's slides: links and swiping without a script, then keys, a shelf, a pause, and moving by itself (art direction 5). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { localeOf } from './locales.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const shelf = (page: Page) => carousel(page).locator('ol').getByRole('link');

for (const [locale, advancing, returning] of [
  [localeOf('uae', 'en'), 'ArrowRight', 'ArrowLeft'],
  [localeOf('ksa', 'ar'), 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`arrow keys move the slides the way ${locale.lang} reads`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(locale.prefix);
    await hydrate(page);
    await shelf(page).first().focus();
    await page.keyboard.press(advancing);
    await expect(shelf(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press(returning);
    await expect(shelf(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press(returning);
    await expect(shelf(page).last()).toHaveAttribute('aria-current', 'true');
    expect(errors).toEqual([]);
  });
}

test('slides move by themselves, wait while somebody points at them, and stop for good @desktop', async ({ page }) => {
  await page.clock.install();
  await page.goto('/uae');
  await hydrate(page);
  await expect(carousel(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(shelf(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await carousel(page).getByRole('heading').nth(1).hover();
  await page.clock.runFor(20_000);
  await expect(shelf(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shelf(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('nothing moves by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/uae');
  await hydrate(page);
  await expect(shelf(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

test('without a script the shelf leads to each slide and its picture @noscript', async ({ page }) => {
  await page.goto('/uae');
  await shelf(page).nth(2).click();
  await expect(page).toHaveURL(/#slide-3$/);
  const slide = page.locator('#slide-3');
  await expect(slide).toBeInViewport({ ratio: 0.5 });
  await expect(slide.locator('img')).toBeVisible();
});

test('what the first touch opens stays open when the page becomes interactive', async ({ page }) => {
  await page.goto('/uae');
  await page
    .getByRole('button', { name: /^Country:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Select Country' });
  await expect(dialog).toBeVisible();
  await hydrate(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});
