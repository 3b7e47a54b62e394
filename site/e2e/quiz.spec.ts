/** The nature page: its answer replaces the questions in place, and expanding parts move nothing beside them. */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { locales } from './locales.ts';
import { say } from './words.ts';

const QUESTIONS = ['hair', 'skin', 'hands', 'morning', 'weather'] as const;

for (const { prefix, language } of locales.filter(({ country }) => country === 'uae')) {
  for (const hasScripts of [true, false]) {
    test.describe(`the quiz ${hasScripts ? 'with' : 'without'} scripts: ${language}`, () => {
      test.use({ javaScriptEnabled: hasScripts });

      test('its answer stands below the folded questions, in view @mobile', async ({ page }) => {
        await page.goto(`${prefix}/nature-and-me`);
        if (hasScripts) await hydrate(page);
        for (const question of QUESTIONS) await page.locator(`input[name=${question}][value=vatta]`).check();
        await page.getByRole('button', { name: say(language, 'quiz_submit') }).click();
        const answer = page.locator('#quiz-result');
        await expect(answer).toBeInViewport();
        await expect(page.locator('#quiz form')).toBeHidden();
        const folded = page.locator('#quiz summary');
        await expect(folded).toBeInViewport();
        const tops = await Promise.all([folded, answer].map(async (one) => (await one.boundingBox())?.y ?? 0));
        expect(tops[0]).toBeLessThan(tops[1] ?? 0);
        await folded.click();
        await expect(page.locator('#quiz form')).toBeVisible();
      });
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`its needs ${javaScriptEnabled ? 'with' : 'without'} scripts: ${language}`, () => {
      test.use({ javaScriptEnabled });

      test('the chosen one is first in its row, the others keep their order @mobile', async ({ page }) => {
        await page.goto(`${prefix}/nature-and-me`);
        const needs = page.getByRole('navigation', { name: say(language, 'quiz_needs') }).getByRole('link');
        const names = await needs.allInnerTexts();
        const last = names.at(-1) ?? '';
        for (const name of [names[4] ?? '', last]) {
          await needs.filter({ hasText: name }).first().click();
          await expect(needs.first()).toHaveAttribute('aria-current', 'true');
          await expect(needs.first()).toBeInViewport({ ratio: 1 });
          expect(await needs.allInnerTexts()).toEqual([name, ...names.filter((other) => other !== name)]);
        }
      });
    });
  }

  test(`to read more of a type moves no other: ${language} @desktop`, async ({ page }) => {
    await page.goto(`${prefix}/nature-and-me`);
    const readTops = () =>
      page
        .locator('#kapha, #vatta')
        .locator('img, h2, summary')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    const before = await readTops();
    await page.locator('#pitta summary').click();
    await expect(page.locator('#pitta details p')).toBeVisible();
    expect(await readTops()).toEqual(before);
  });
}
