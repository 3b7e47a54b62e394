/** The page where products are kept on the device (decision 0164): its panel, and without scripts. */
import { expect, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { hydrate } from './hydration.ts';
import { both, inTurn } from './locales.ts';
import { say } from './words.ts';

test.use({ serviceWorkers: 'allow' });

for (const { prefix, language, lang } of both) {
  test(`without JavaScript the page of kept products says in ${lang} that none can be kept @noscript`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/offline`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(language, 'keep_title'));
    await expect(main).toContainText(say(language, 'keep_impossible'), { useInnerText: true });
    await expect(main.getByRole('button')).toHaveCount(0);
  });
}

for (const { prefix, language, lang, tag } of inTurn) {
  test(`the panel that keeps products is accessible in ${lang}, and fits 320 px`, { tag }, async ({ page }) => {
    await page.goto(`${prefix}/offline`);
    await hydrate(page);
    // The first request for a country's products waits until the site has loaded them.
    const start = page.getByRole('main').getByRole('button', { name: say(language, 'keep_start') });
    await expect(start).toBeVisible({ timeout: 60_000 });
    expect(await findViolations(page, { part: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(start).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
