/** The search drawer: what it finds begins where the field begins. */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';

/** A word that finds something, and one that is only close to others. */
const WORDS = { en: ['amla', 'ami'], ar: ['سدر', 'امب'] } as const;

for (const { prefix, language, dir } of [localeOf('uae', 'en'), localeOf('uae', 'ar')]) {
  for (const width of [390, 1440]) {
    test(`what is found is aligned with the field: ${language}, ${width} px @desktop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(prefix);
      await hydrate(page);
      const open = page.getByRole('button', { name: say(language, 'search_open'), exact: true });
      await open.first().click();
      const drawer = page.getByRole('dialog', { name: say(language, 'search_title') });
      const field = drawer.getByRole('combobox');
      const startOf = (one: Element, direction: string) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right } = (one.matches('input') ? one : range).getBoundingClientRect();
        return Math.round(direction === 'rtl' ? right : left);
      };
      for (const word of WORDS[language]) {
        await field.fill(word);
        const first = drawer.getByRole('option').first();
        await expect(first).toBeVisible();
        const start = await field.evaluate(startOf, dir);
        const group = drawer.getByRole('group').first();
        expect(await group.locator('p').evaluate(startOf, dir)).toBe(start);
        expect(await first.evaluate(startOf, dir)).toBe(start);
      }
      const nothing = drawer.getByText(say(language, 'search_none', { key: WORDS[language][1] }));
      expect(await nothing.evaluate(startOf, dir)).toBe(await field.evaluate(startOf, dir));
    });
  }
}
