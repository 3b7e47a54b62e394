/** The analytics container in a real browser, under the policy of the pages (rulings 6, decision 0052). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { localeOf } from './locales.ts';
import { startSiteAlone } from './own-site.ts';
import { pageTypes } from './page-types.ts';
import { say } from './words.ts';

/** Answers in place of the container, and records every request that leaves the site. */
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

/** The events that the container received, each with its address. */
const readEvents = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; content_path?: string }[] };
    return dataLayer.map((entry) => [entry.event, entry.content_path].join(' '));
  });

/** The last event that the container received. */
const readLast = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.at(-1) ?? {});

test('no byte of others before "Understood"; then the container, once a page', async ({ page, isMobile }) => {
  test.setTimeout(240_000);
  const { prefix, country, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const site = await startSiteAlone({ GTM_ID: 'GTM-TEST1' });
  try {
    const errors = watchErrors(page);
    const foreign = await watchForeign(page, site.origin);
    // Each width tests half of them: hydrating all takes more than a minute.
    for (const { path } of pageTypes.filter((_, place) => place % 2 === Number(isMobile))) {
      await page.goto(site.origin + prefix + path);
      await hydrate(page);
    }
    expect(foreign).toEqual([]);

    await page.goto(`${site.origin}${prefix}/our-story`);
    await page.getByRole('button', { name: say(language, 'cookie_accept') }).click();
    await expect.poll(() => page.evaluate(() => (window as { containers?: number }).containers)).toBe(1);
    expect(foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect.poll(async () => (await readEvents(page)).length).toBe(3);
    const { pathname } = new URL(page.url());
    expect(await readEvents(page)).toEqual(['gtm.js ', `content-view ${prefix}/our-story`, `content-view ${pathname}`]);
    expect(pathname).not.toBe(`${prefix}/our-story`);
    expect(foreign).toHaveLength(1);

    // Also on the next page that loads, without asking again.
    await page.goto(`${site.origin}${prefix}/brands`);
    await expect.poll(() => foreign.length).toBe(2);

    // What visitors do, and nothing of what they type.
    const of = { country, language };
    const arrive = async (path: string) => {
      await page.goto(site.origin + prefix + path);
      await hydrate(page);
      // Actions before the container is there are dropped.
      await expect.poll(() => readEvents(page)).toContain(`content-view ${prefix}${path}`);
    };
    await page.goto(`${site.origin}${prefix}/search?key=amla`);
    await hydrate(page);
    await expect.poll(() => readLast(page)).toEqual({ event: 'search', result_count: expect.any(Number), ...of });
    await arrive('/plp');
    const filters = page.locator('#product-filters');
    if (isMobile) await page.locator('[popovertarget=product-filters]').filter({ visible: true }).first().click();
    await filters.locator('[name=brand]').first().check();
    const filtered = { event: 'filter', filters: 'brand', sort: 'menu', result_count: expect.any(Number), ...of };
    await expect.poll(() => readLast(page)).toEqual(filtered);
    await arrive('/general-enquiry');
    await page.getByRole('main').getByRole('textbox').first().fill('Noura');
    const started = { event: 'form_start', form: 'general-enquiry', ...of };
    await expect.poll(() => readLast(page)).toEqual(started);
    await page
      .getByRole('main')
      .getByRole('button', { name: say(language, 'form_send') })
      .click();
    await expect.poll(() => readLast(page)).toEqual({ ...started, event: 'form_error' });
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('with Do Not Track or Global Privacy Control no container comes, also after "Understood"', async ({
  browser,
  viewport,
  userAgent,
  isMobile,
  hasTouch,
}) => {
  const site = await startSiteAlone({ GTM_ID: 'GTM-TEST1' });
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('uae', 'en') : localeOf('ksa', 'ar');
  try {
    for (const [name, value] of [
      ['doNotTrack', '1'],
      ['globalPrivacyControl', true],
      // A browser without an objection gets it.
      ['doNotTrack', null],
    ] as const) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport, userAgent, isMobile, hasTouch });
      const page = await context.newPage();
      await page.addInitScript(([asked, answer]) => Object.defineProperty(navigator, asked, { value: answer }), [
        name,
        value,
      ] as const);
      const foreign = await watchForeign(page, site.origin);
      await page.goto(`${site.origin}${prefix}/our-story`);
      await page.getByRole('button', { name: say(language, 'cookie_accept') }).click();
      await hydrate(page);
      // Also on the next page, where cookies are already accepted.
      await page.goto(`${site.origin}${prefix}/search?key=amla`, { waitUntil: 'networkidle' });
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      const isTold = await page.evaluate(() => 'dataLayer' in window);
      expect([name, foreign.length > 0, isTold]).toEqual([name, value === null, value === null]);
      await context.close();
    }
  } finally {
    await site.stop();
  }
});
