/** Pages that have settled under the worker, before the visitor agrees to anything (rulings 6, decision 0052). */
import { expect, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { inTurn } from './locales.ts';
import { startSiteAlone } from './own-site.ts';
import { watchAsked } from './watch-asked.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages with different code: slides, a list, shops, a form, what the device keeps. */
const PATHS = ['', '/plp', '/product/tarwa-amla-hair-oil', '/general-enquiry', '/offline'];

for (const { prefix, lang, tag } of inTurn) {
  test(`no byte of others in ${lang}, also from a page that has settled under its worker`, { tag }, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const site = await startSiteAlone({ GTM_ID: 'GTM-TEST1' });
    try {
      const asked = watchAsked(page);
      const foreign: string[] = [];
      let byWorker = 0;
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== site.origin) foreign.push(request.url());
        if (request.serviceWorker()) byWorker += 1;
      });
      await page.clock.install();
      for (const path of PATHS) {
        await page.goto(site.origin + prefix + path);
        await registerWorker(page);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.waitForTimeout(500);
        await expect.poll(() => asked.size, { message: path, timeout: 60_000 }).toBe(0);
      }
      expect(byWorker).toBeGreaterThan(0);
      expect(foreign).toEqual([]);
    } finally {
      await site.stop();
    }
  });
}
