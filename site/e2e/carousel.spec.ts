/** The hero carousel: links and swipes without JavaScript; keys, current slide, pause, autoplay (art direction 5). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { localeOf } from './locales.ts';

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slideLinks = (page: Page) => carousel(page).locator('ol').getByRole('link');

for (const [locale, advancing, returning] of [
  [localeOf('uae', 'en'), 'ArrowRight', 'ArrowLeft'],
  [localeOf('ksa', 'ar'), 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`arrow keys move the slides the way ${locale.lang} reads`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(locale.prefix);
    await hydrate(page);
    await slideLinks(page).first().focus();
    await page.keyboard.press(advancing);
    await expect(slideLinks(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press(returning);
    await expect(slideLinks(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press(returning);
    await expect(slideLinks(page).last()).toHaveAttribute('aria-current', 'true');
    expect(errors).toEqual([]);
  });
}

test('slides advance by themselves, wait while hovered or covered, and stop when paused @desktop', async ({ page }) => {
  await page.clock.install();
  await page.goto('/uae');
  await hydrate(page);
  await expect(carousel(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(slideLinks(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await carousel(page).getByRole('heading').nth(1).hover();
  await page.clock.runFor(20_000);
  await expect(slideLinks(page).nth(1)).toHaveAttribute('aria-current', 'true');

  // An open panel covers them.
  const drawer = page.locator('#search-drawer');
  await drawer.evaluate((panel: HTMLElement) => panel.showPopover());
  await page.mouse.move(700, 890);
  await page.clock.runFor(20_000);
  await expect(slideLinks(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await drawer.evaluate((panel: HTMLElement) => panel.hidePopover());
  await page.clock.runFor(8000);
  await expect(slideLinks(page).nth(2)).toHaveAttribute('aria-current', 'true');

  const isFilmPaused = () => page.locator('#slide-3 video').evaluate((film: HTMLVideoElement) => film.paused);
  expect(await isFilmPaused()).toBe(false);
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  expect(await isFilmPaused()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(slideLinks(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('there is no autoplay under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/uae');
  await hydrate(page);
  await expect(slideLinks(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

for (const { name, saveData, reducedMotion, films } of [
  { name: 'comes with its slide', saveData: false, reducedMotion: 'no-preference', films: 1 },
  { name: 'does not come on data saver', saveData: true, reducedMotion: 'no-preference', films: 0 },
  { name: 'does not come under reduced motion', saveData: false, reducedMotion: 'reduce', films: 0 },
] as const) {
  test(`a film ${name} @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), {
      saveData,
    });
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) asked.add(request.url());
    });
    await page.goto('/uae');
    await hydrate(page);
    expect([...asked]).toEqual([]);
    await slideLinks(page).nth(2).click();
    await expect(slideLinks(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#slide-3 img')).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect([...asked]).toHaveLength(films);
  });
}

test('without JavaScript the links lead to each slide and its picture @noscript', async ({ page }) => {
  await page.goto('/uae');
  await slideLinks(page).nth(2).click();
  await expect(page).toHaveURL(/#slide-3$/);
  const slide = page.locator('#slide-3');
  await expect(slide).toBeInViewport({ ratio: 0.5 });
  await expect(slide.locator('img')).toBeVisible();
});

test('a dialog that the first interaction opens stays open through hydration', async ({ page }) => {
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
