/** When pictures are asked for (spec §9, lazy-load offset). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';

/** Four windows, further than any browser looks ahead by itself. */
const OFFSET = 400;

/** How far out of the window the farthest picture lies that has been asked for, and the nearest that has not. */
function measure(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.closest('main') && image.checkVisibility());
    const distance = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return Math.max(top - innerHeight, -bottom);
    };
    const asked = pictures.filter(({ currentSrc, complete }) => currentSrc !== '' && complete).map(distance);
    const waiting = pictures.filter(({ loading }) => loading === 'lazy').map(distance);
    return { asked: Math.max(...asked), waiting: Math.min(...waiting), reach: innerHeight };
  });
}

test('a configured offset asks for pictures that many windows ahead @mobile', async ({ page }) => {
  const site = await startSiteAlone({ LAZY_LOAD_OFFSET: String(OFFSET) });
  try {
    await page.goto(`${site.origin}/uae/plp`);
    const reach = (await measure(page)).reach * (OFFSET / 100);
    await hydrate(page);
    await expect.poll(async () => (await measure(page)).asked).toBeGreaterThan(reach - 700);
    const { asked, waiting } = await measure(page);
    expect(asked).toBeLessThanOrEqual(reach);
    expect(waiting).toBeGreaterThan(reach - 1);

    // Those that a list grows by as well.
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(48);
    await expect.poll(async () => (await measure(page)).waiting).toBeGreaterThan(reach - 1);
  } finally {
    await site.stop();
  }
});

test('by default the distance is the browser’s own @mobile', async ({ page }) => {
  await page.goto('/uae/plp');
  await hydrate(page);
  const { waiting, reach } = await measure(page);
  expect(waiting).toBeLessThan(reach * (OFFSET / 100) - 700);
});
