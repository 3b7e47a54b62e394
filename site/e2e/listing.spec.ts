/** A listing on a phone: its first pack, its toolbar, and the drawer of filters with its ends (decision 0210). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both, localeOf } from './locales.ts';
import { say } from './words.ts';

/** How far down a phone's screen of 844 px the first pack may begin (decision 0269). */
const FIRST_PACK = 420;

/** How much of its picture is visible above the cookie bar on a brand's page (decision 0282). */
const FIRST_PACK_SEEN = 60;

const BRANDS = ['tarwa', 'nadiya', 'faris', 'mahd', 'naima', 'basma', 'arak', 'balsam', 'qiwam', 'qirmiz'];

for (const { prefix, language, lang } of both) {
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
    // The header is hidden, and leaves no gap above what stays.
    await expect.poll(async () => (await opener.boundingBox())?.y).toBeLessThanOrEqual(16);
    await opener.click();
    const drawer = page.locator('#product-filters');
    await drawer.getByRole('checkbox', { name: /^(Tarwa|تروى)/ }).check();
    await expect(page).toHaveURL(/[?&]brand=tarwa/);
    // The foot is always in view, and shows the new count.
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

test('the first pack of a range stands in the first screen, above the cookie bar @mobile', async ({ page }) => {
  for (const { prefix } of both)
    for (const brand of BRANDS) {
      await page.goto(`${prefix}/brands/${brand}`);
      const picture = await page.getByRole('main').getByRole('article').first().locator('img').first().boundingBox();
      const bar = await page.locator('[data-cookie-bar]').boundingBox();
      expect((bar?.y ?? 0) - (picture?.y ?? 844), `${prefix} ${brand}`).toBeGreaterThanOrEqual(FIRST_PACK_SEEN);
      const actions = page.locator('.hero-room a');
      const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(new Set(tops.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
    }
});

function readNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

for (const { prefix, language } of [localeOf('uae', 'en'), localeOf('uae', 'ar')]) {
  test(`without scripts filters and count stand in one row, order and its button in the next: ${language} @noscript`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/toothpaste`);
    const main = page.getByRole('main');
    const parts = [
      main.getByRole('button', { name: say(language, 'filter_title') }).first(),
      // The visible part of the count.
      main.getByRole('status').first().locator('+ span'),
      main.getByRole('combobox', { name: say(language, 'sort_label') }),
      main.getByRole('button', { name: say(language, 'sort_apply'), exact: true }),
    ];
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await Promise.all(
        parts.map((part) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)),
      );
      const [filters, count, order, button] = boxes;
      if (!filters || !count || !order || !button) throw new Error('a part is missing');
      expect(Math.abs((filters.top + filters.bottom - count.top - count.bottom) / 2)).toBeLessThanOrEqual(1);
      expect([order.top, order.bottom]).toEqual([button.top, button.bottom]);
      expect(order.top).toBeGreaterThan(filters.bottom);
      // Both rows are equally wide.
      const ends = (...row: DOMRect[]) => [
        Math.round(Math.min(...row.map(({ left }) => left))),
        Math.round(Math.max(...row.map(({ right }) => right))),
      ];
      expect(ends(order, button), `at ${width} px`).toEqual(ends(filters, count));
    }
  });
}
