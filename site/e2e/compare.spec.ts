/** Products ticked for comparison: kept from page to page of a list, and never more than three (decision 0217). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both } from './locales.ts';
import { say } from './words.ts';

for (const { prefix, language, lang } of both) {
  test(`ticks are kept on the next page of a list, and a fourth is refused: ${lang} @desktop`, async ({ page }) => {
    await page.goto(`${prefix}/toothpaste`);
    await hydrate(page);
    const boxes = page.getByRole('article').getByRole('checkbox');
    const tray = page.locator('.compare-tray');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const slugs = await boxes.evaluateAll((all) => all.slice(0, 2).map((box) => box.getAttribute('value')));

    // Its code loads with the first tick.
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    for (const slug of slugs) await expect.poll(kept).toContain(slug ?? '-');

    // A list without the first of them.
    const first = await page.getByRole('article').first().getByRole('heading').textContent();
    await page.goto(`${prefix}/toothpaste?brand=arak`);
    await hydrate(page);
    await expect(tray.getByRole('checkbox', { name: first ?? '-' })).toBeChecked();

    const free = boxes.and(page.locator(':not(:checked)'));
    await free.first().check();
    const fourth = (await free.first().getAttribute('value')) ?? '';
    await free.first().click();
    await expect(tray.getByRole('status')).toHaveText(say(language, 'compare_refused'));
    await expect(page.getByRole('article').locator(`[value="${fourth}"]`)).not.toBeChecked();
    await tray.getByRole('button', { name: say(language, 'compare_show'), exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?products=/);
    const compared = new URL(page.url()).searchParams.get('products')?.split(',') ?? [];
    expect(compared).toHaveLength(3);
    expect(compared).toEqual(expect.arrayContaining(slugs));
  });
}

for (const { prefix, lang } of both) {
  test(`the buttons of the tray stand above the cookie bar, and what has the focus above the tray: ${lang}`, async ({
    page,
  }) => {
    const { width = 0 } = page.viewportSize() ?? {};
    for (const height of width < 769 ? [844, 664] : [900]) {
      await page.setViewportSize({ width, height });
      await page.goto(`${prefix}/toothpaste`);
      const boxes = page.getByRole('article').getByRole('checkbox');
      await boxes.nth(0).check();
      await expect(page.locator('[data-cookie-bar]')).toBeVisible();
      const tray = page.locator('.compare-tray');
      const covered = await tray.getByRole('button').evaluateAll((all) =>
        all.flatMap((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const places = [top + 2, top + height / 2, top + height - 2];
          const seen = places.map((y) => document.elementFromPoint(left + width / 2, y));
          return seen.every((one) => one && button.contains(one)) ? [] : [button.textContent];
        }),
      );
      expect(covered, `at ${width} × ${height}`).toEqual([]);
      // WCAG 2.4.11
      await boxes.nth(5).focus();
      const focused = await boxes.nth(5).boundingBox();
      const { y: edge = 0 } = (await tray.boundingBox()) ?? {};
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(edge);
    }
  });
}

test('no word of a name is broken on phones @mobile', async ({ page }) => {
  await page.goto('/uae/compare?products=qirmiz-red-toothpaste,basma-neem-toothpaste,arak-miswak-toothpaste');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const broken = await page
      .getByRole('main')
      .locator('li[data-room] h2 a')
      .evaluateAll((names) =>
        names.flatMap((name) => {
          const text = name.firstChild;
          if (!text) return [];
          return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    expect(broken, `at ${width}`).toEqual([]);
  }
});

for (const prefix of ['/uae', '/ar/uae']) {
  test(`“Side by side” stays on one line of the heading: ${prefix} @mobile`, async ({ page }) => {
    await page.goto(`${prefix}/compare?products=qirmiz-red-toothpaste,basma-neem-toothpaste`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const lines = await heading.evaluate(({ firstChild }) => {
        const range = document.createRange();
        if (!firstChild?.textContent) return 0;
        range.setStart(firstChild, 0);
        range.setEnd(firstChild, firstChild.textContent.indexOf(':'));
        return range.getClientRects().length;
      });
      expect(lines, `at ${width}`).toBe(1);
    }
  });
}
