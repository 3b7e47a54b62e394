/** The events for the analytics container, on a site without one (decision 0167). */
import { expect, type Page } from '@playwright/test';

/** Creates the data layer, as the container does when it loads. */
export async function openDataLayer(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
}

/** Expects exactly these events since then. */
export async function expectTold(page: Page, events: readonly object[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window && window.dataLayer)).toEqual(events);
}
