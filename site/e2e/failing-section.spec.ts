/** A section that fails in the browser (rulings 2.8). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { follow, watch } from './moving-inside.ts';
import { say } from './words.ts';

test('a section that fails in the browser takes nothing but itself, and is drawn on the next page', async ({
  page,
  isMobile,
}) => {
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const { errors, documents } = watch(page);
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(...given: ConstructorParameters<typeof Observer>) {
        super(...given);
        throw new Error('no observer');
      }
    };
    Object.assign(window, { mend: () => Object.assign(window, { IntersectionObserver: Observer }) });
  });
  await page.goto(prefix);
  const slides = page.getByRole('region', { name: say(language, 'home_slides') });
  await expect(slides).toBeVisible();
  await hydrate(page);
  await expect(slides).toHaveCount(0);
  expect(errors.filter((text) => text.includes('no observer'))).not.toEqual([]);
  await expect(page.locator('#responsibility-title')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => 'mend' in window && typeof window.mend === 'function' && window.mend());
  await follow(page, `${prefix}/our-story`);
  await expect(page).toHaveURL(/our-story$/);
  await page.goBack();
  await expect(slides).toBeVisible();
  expect(documents).toEqual([prefix]);
});
