/** The analytics container in a real browser, under the policy of the pages (rulings 6, decision 0052). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';
import { pageTypes } from './page-types.ts';

/** Answers for the container, and notes every request that leaves the site. */
async function watchForeign(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.containers = (window.containers || 0) + 1',
      });
    },
  );
  return foreign;
}

/** The events the container was told, with the address each is of. */
const readEvents = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; content_path?: string }[] };
    return dataLayer.map((entry) => [entry.event, entry.content_path].join(' '));
  });

/** The event that the container was told last. */
const readLast = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.at(-1) ?? {});

test('no byte of others before "Understood"; then the container, once a page @desktop', async ({ page }) => {
  const site = await startSiteAlone({ GTM_ID: 'GTM-TEST1' });
  try {
    const errors = watchErrors(page);
    const foreign = await watchForeign(page, site.origin);
    for (const { path } of pageTypes) {
      await page.goto(`${site.origin}/uae${path}`);
    }
    expect(foreign).toEqual([]);

    await page.goto(`${site.origin}/uae/our-story`);
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(() => page.evaluate(() => (window as { containers?: number }).containers)).toBe(1);
    expect(foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect.poll(async () => (await readEvents(page)).length).toBe(3);
    const { pathname } = new URL(page.url());
    expect(await readEvents(page)).toEqual(['gtm.js ', 'content-view /uae/our-story', `content-view ${pathname}`]);
    expect(pathname).not.toBe('/uae/our-story');
    expect(foreign).toHaveLength(1);

    // Also on the next page that loads, without another question.
    await page.goto(`${site.origin}/uae/brands`);
    await expect.poll(() => foreign.length).toBe(2);

    // What visitors do, and nothing of what they type.
    const of = { country: 'uae', language: 'en' };
    await page.goto(`${site.origin}/uae/search?key=amla`);
    await hydrate(page);
    await expect.poll(() => readLast(page)).toEqual({ event: 'search', result_count: expect.any(Number), ...of });
    await page.goto(`${site.origin}/uae/plp`);
    await hydrate(page);
    await page.getByRole('checkbox', { name: /^Tarwa/ }).check();
    const filtered = { event: 'filter', filters: 'brand', sort: 'menu', result_count: expect.any(Number), ...of };
    await expect.poll(() => readLast(page)).toEqual(filtered);
    await page.goto(`${site.origin}/uae/general-enquiry`);
    await hydrate(page);
    await page.getByRole('main').getByRole('textbox').first().fill('Noura');
    const started = { event: 'form_start', form: 'general-enquiry', ...of };
    await expect.poll(() => readLast(page)).toEqual(started);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => readLast(page)).toEqual({ ...started, event: 'form_error' });
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
});
