/** Right to left: motion follows the reading direction (demand 6). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both } from './locales.ts';
import { say } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of both) {
  const [onward, back] = locale.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  test(`the hero in ${locale.lang}: ${onward} advances, names and keys agree, every slide is visible`, async ({
    page,
  }) => {
    await page.goto(locale.prefix);
    const hero = page.getByRole('region', { name: say(locale.language, 'home_slides') });
    const names = hero.locator('a[href^="#slide-"]');
    const slides = hero.locator('[id^="slide-"]');
    await expect(slides.first()).toBeInViewport();
    await hydrate(page);
    await names.first().focus();
    await expect(names.first()).toHaveAttribute('aria-current', 'true');
    for (const place of [1, 2]) {
      await page.keyboard.press(onward ?? '');
      await expect(names.nth(place)).toHaveAttribute('aria-current', 'true');
      await expect(slides.nth(place)).toBeInViewport({ ratio: 0.5 });
    }
    await page.keyboard.press(back ?? '');
    await expect(names.nth(1)).toHaveAttribute('aria-current', 'true');
    await names.last().click();
    await expect(names.last()).toHaveAttribute('aria-current', 'true');
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
    // From the last slide it wraps around.
    await page.keyboard.press(onward ?? '');
    await expect(names.first()).toHaveAttribute('aria-current', 'true');
  });

  test(`panels in ${locale.lang} slide in from the start side @mobile`, async ({ page }) => {
    await page.goto(locale.prefix);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(locale.language, 'menu_open') })
      .click();
    const box = await page.getByRole('dialog', { name: say(locale.language, 'menu_title') }).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.x).toBe(locale.dir === 'rtl' ? width - 300 : 0);
  });
}
