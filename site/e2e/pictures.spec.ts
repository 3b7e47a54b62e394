/** When pictures are loaded (spec §9, lazy-load offset). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';

/** In percent of the window's height; further than the browsers' default distance. */
const OFFSET = 400;

/** Measures the distance from the window to the farthest picture that was loaded, and to the nearest that was not. */
function measure(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.closest('main') && image.checkVisibility());
    const distance = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return Math.max(top - innerHeight, -bottom);
    };
    const loaded = pictures.filter(({ currentSrc, complete }) => currentSrc !== '' && complete).map(distance);
    const waiting = pictures.filter(({ loading }) => loading === 'lazy').map(distance);
    return { loaded: Math.max(...loaded), waiting: Math.min(...waiting), reach: innerHeight };
  });
}

test('a configured offset loads pictures that far ahead @mobile', async ({ page }) => {
  const site = await startSiteAlone({ LAZY_LOAD_OFFSET: String(OFFSET) });
  try {
    await page.goto(`${site.origin}/uae/plp`);
    const reach = (await measure(page)).reach * (OFFSET / 100);
    await hydrate(page);
    await expect.poll(async () => (await measure(page)).loaded).toBeGreaterThan(reach - 700);
    const { loaded, waiting } = await measure(page);
    expect(loaded).toBeLessThanOrEqual(reach);
    expect(waiting).toBeGreaterThan(reach - 1);

    // Also for products that are added to the list.
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(48);
    await expect.poll(async () => (await measure(page)).waiting).toBeGreaterThan(reach - 1);
  } finally {
    await site.stop();
  }
});

test('the default distance is the browser’s own @mobile', async ({ page }) => {
  await page.goto('/uae/plp');
  await hydrate(page);
  const { waiting, reach } = await measure(page);
  expect(waiting).toBeLessThan(reach * (OFFSET / 100) - 700);
});

test('on a phone nothing in the first view comes after the styles (decision 0289) @mobile', async ({ page }) => {
  // The arrow on the map, far down.
  const asked = {
    '': ['/arrow.svg'],
    '/plp': [],
    '/product/tarwa-amla-hair-oil': [],
    '/brands': [],
    '/brands/tarwa': [],
  };
  for (const [path, expected] of Object.entries(asked)) {
    await page.goto(`/ar/uae${path}`, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'css')
        .map(({ name }) => new URL(name).pathname),
    );
    expect(files, path).toEqual(expected);
  }
});
