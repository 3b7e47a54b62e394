/** A listing on a phone: its first pack, its toolbar, and the drawer of filters with its ends (decision 0210). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';

/** How far down a phone's screen of 844 px the first pack may begin (decision 0269). */
const FIRST_PACK = 420;

for (const { prefix, language, lang } of [localeOf('uae', 'en'), localeOf('ksa', 'ar')]) {
  test(`the first pack stands in the first screen, and the filters stay in reach: ${lang} @mobile`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const path of ['/hair-care', '/plp']) {
      await page.goto(`${prefix}${path}`);
      const card = await main.getByRole('article').first().boundingBox();
      expect(card?.y, path).toBeLessThanOrEqual(FIRST_PACK);
    }
    await hydrate(page);
    await main.getByRole('article').nth(12).scrollIntoViewIfNeeded();
    const opener = main.getByRole('button', { name: say(language, 'filter_title') }).first();
    await expect(opener).toBeInViewport();
    await opener.click();
    const drawer = page.locator('#product-filters');
    await drawer.getByRole('checkbox', { name: /^(Tarwa|تروى)/ }).check();
    await expect(page).toHaveURL(/[?&]brand=tarwa/);
    // The foot is in view whatever is scrolled, and names the new count.
    const foot = drawer.getByRole('button').last();
    await expect(foot).toBeInViewport();
    await expect(drawer.getByRole('link', { name: say(language, 'filter_clear') }).last()).toBeInViewport();
    const count = main.getByRole('status').first();
    await expect.poll(async () => readNumber(await foot.textContent())).toBeLessThan(100);
    expect(readNumber(await count.textContent())).toBe(readNumber(await foot.textContent()));
    await foot.click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/[?&]brand=tarwa/);
  });
}

function readNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}
