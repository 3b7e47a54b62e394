/** What the analytics container would be told, on a site without one (decision 0167). */
import { expect, type Page } from '@playwright/test';

/** Makes what the container makes when it loads. */
export async function openDataLayer(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
}

/** Everything that was told since. */
export async function expectTold(page: Page, events: readonly object[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window && window.dataLayer)).toEqual(events);
}
