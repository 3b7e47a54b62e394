import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { sumBytes, watchScripts } from './scripts.ts';

/** What loads on a settled page has its own budget (decision 0166); axe alone may take longer than that. */
const MAX_LATE = 7_300;
const LATE = ['follow-links', 'install-offer', 'keep-catalogue', 'kept-catalogue', 'refresh-catalogues', 'settled'];
const SETTLED_MS = 5_000;

test('what comes to a page that has settled is light, with what refreshes a kept catalogue @desktop', async ({
  page,
}) => {
  await page.clock.install();
  // Then nothing of the linked pages is prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/uae');
  await page.evaluate(() => caches.open('catalogue /uae'));
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const late = watchScripts(page);
  await page.clock.fastForward(SETTLED_MS);
  await expect
    .poll(() => late.map((file) => basename(file.url())).sort())
    .toEqual(LATE.map((name) => expect.stringMatching(new RegExp(`^${name}-[\\w-]+\\.js$`))));
  expect(await sumBytes(late)).toBeLessThanOrEqual(MAX_LATE);
});
