/** Elements that grow with the window do so evenly, from a laptop to a wall display (art direction 2). */
import { expect, type Locator, test } from '@playwright/test';
import { hydrate } from './hydration.ts';

const WIDTHS = [1280, 1440, 1920, 2560] as const;

/** The width of each of them. */
const widthsOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().width)));

for (const prefix of ['/uae', '/ar/uae']) {
  test(`the ingredients of a product have equal room for words and plants: ${prefix} @desktop`, async ({ page }) => {
    await page.goto(`${prefix}/product/tarwa-amla-hair-oil`);
    await hydrate(page);
    const tiles = page.locator('li:has(> h3 > a[href*="/ingredients#"])');
    await tiles.first().scrollIntoViewIfNeeded();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      for (const part of ['h3', 'p']) {
        const [first, ...others] = await widthsOf(tiles.locator(part));
        expect(others.length, `${part} at ${width}`).toBeGreaterThan(2);
        for (const other of others)
          expect(Math.abs(other - (first ?? 0)), `${part} at ${width}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test(`a plant of the herbarium stands in the middle of its square, above its name: ${prefix} @desktop`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/ingredients`);
    for (const width of [390, 768, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 1000 });
      const squares = await page.locator('.opening-grid summary').evaluateAll((all) =>
        all.slice(0, 4).map((square) => {
          const [plant, name] = ['img', 'span > span > span'].map((part) => {
            const { left, right } = square.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            return { left, right };
          });
          const { left, right } = square.getBoundingClientRect();
          const middle = ((plant?.left ?? 0) + (plant?.right ?? 0) - left - right) / 2;
          const isBelow = (name?.left ?? 0) < (plant?.right ?? 0) && (name?.right ?? 0) > (plant?.left ?? 0);
          return { middle: Math.abs(Math.round(middle)), isBelow };
        }),
      );
      expect(squares, `at ${width}`).toEqual(squares.map(() => ({ middle: 0, isBelow: true })));
      expect(squares.length).toBe(4);
    }
  });

  test(`the still of an article is whole and sharp, and moves nothing: ${prefix} @desktop`, async ({ page }) => {
    for (const path of ['/blogs/how-to-prepare-a-miswak', '/blogs/how-to-read-a-label']) {
      for (const width of [390, 768, ...WIDTHS]) {
        await page.setViewportSize({ width, height: 1000 });
        await page.goto(prefix + path);
        const still = page.locator('article header img');
        const before = await still.boundingBox();
        const shown = await still.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const whole = new Image();
          whole.src = image.src;
          await whole.decode();
          return {
            cut: Math.abs(1 - whole.naturalWidth / whole.naturalHeight / (image.clientWidth / image.clientHeight)),
            stretched: image.clientWidth / whole.naturalWidth,
          };
        });
        expect(shown.cut, `${path} at ${width}`).toBeLessThan(0.02);
        expect(shown.stretched, `${path} at ${width}`).toBeLessThanOrEqual(1);
        expect(await still.boundingBox()).toEqual(before);
      }
    }
  });
}
