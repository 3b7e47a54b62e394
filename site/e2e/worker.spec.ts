/** The service worker of the built site, with its network taken away (spec §1, rulings 6, demand 19, 20). */
import { readFile } from 'node:fs/promises';
import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import type { CountryCode } from '../../contract/countries.ts';
import { formatDate } from '../app/locale/format-date.ts';
import { QUOTAS } from '../worker/keep-rules.ts';
import { expectTold, openDataLayer } from './data-layer.ts';
import { hydrate, registerWorker } from './hydration.ts';
import { both, localeOf } from './locales.ts';
import { repeatLost } from './lost-documents.ts';
import { follow } from './moving-inside.ts';
import { startSiteAlone } from './own-site.ts';
import { updateWorker } from './update-worker.ts';
import { say } from './words.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const root = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page whose worker is registered. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await registerWorker(page);
}

/** The paths of the pages that the worker has kept, in order. */
const listPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname).sort());

test('pages that were seen open without a network, others say so in their language', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Each width in one direction.
  const [seen, other] = isMobile ? [localeOf('ksa', 'ar'), localeOf('uae', 'en')] : both;
  const front = await startWorkerFront(String(baseURL));
  try {
    await open(page, `${front.origin}${seen.prefix}/brands`);
    await expect(page.getByRole('status').filter({ hasText: say(seen.language, 'offline_ready') })).toBeVisible();
    const title = await heading(page).textContent();
    // The kept pages are there once they are written: this one, and where the installed site starts.
    await expect.poll(() => listPages(page)).toEqual([seen.prefix, `${seen.prefix}/brands`]);
    // The notice is shown once: not on the next page.
    await open(page, front.origin + seen.prefix);
    await page.clock.fastForward(1_000);
    await expect(heading(page)).toBeVisible();
    // At once: it would disappear by itself.
    expect(await page.getByText(say(seen.language, 'offline_ready')).count()).toBe(0);
    await page.goto(`${front.origin}${seen.prefix}/brands`);
    front.change({ state: 'off' });
    await page.reload();
    await expect(heading(page)).toHaveText(title ?? '');
    const away = await page.goto(`${front.origin}${seen.prefix}/our-story`);
    expect(away?.status()).toBe(503);
    await expect(heading(page)).toHaveText(say(seen.language, 'offline_title'));
    await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('href', /^\/assets\/theme-/);
    const links = page.getByRole('main').getByRole('link');
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect((await hrefs()).sort()).toEqual(['', seen.prefix, `${seen.prefix}/brands`]);
    const home = await page.goto(front.origin + seen.prefix);
    expect(home?.status()).toBe(200);
    await page.goto(`${front.origin}${other.prefix}/brands`);
    await expect(root(page)).toHaveAttribute('lang', other.lang);
    await expect(heading(page)).toHaveText(say(other.language, 'offline_title'));
    // Addresses that look at the visitor lead to their language, also where nobody answers.
    for (const [address, cookie, target, language] of [
      ['/', '', '/uae', 'en'],
      ['/ksa/brands?sort=name', '', '/ar/ksa/brands?sort=name', 'ar'],
      ['/ksa/brands', 'en', '/en/ksa/brands', 'en'],
      ['/', 'ar', '/ar/uae', 'ar'],
    ] as const) {
      if (cookie) await page.context().addCookies([{ name: 'i18n_redirected', value: cookie, url: front.origin }]);
      await page.goto(front.origin + address);
      await expect(page).toHaveURL(front.origin + target);
      await expect(root(page)).toHaveAttribute('lang', new RegExp(`^${language}-`));
    }
    // A network that does not answer is no better than none, after three seconds.
    front.change({ state: 'hanging' });
    const asked = performance.now();
    await page.goto(`${front.origin}${seen.prefix}/brands`, { waitUntil: 'commit' });
    const answered = performance.now() - asked;
    expect(answered).toBeGreaterThan(2_900);
    expect(answered).toBeLessThan(6_000);
    await page.waitForLoadState();
    await expect(heading(page)).toHaveText(title ?? '');
    const asDocument = performance.now() - asked;
    front.change({ state: 'on' });
    await page.goto(`${front.origin}${seen.prefix}/our-story`);
    await expect(heading(page)).not.toHaveText(say(seen.language, 'offline_title'));
    // A client navigation waits as long, but not again for its document, and opens on every tap.
    for (let time = 0; time < 2; time += 1) {
      await hydrate(page);
      front.change({ state: 'hanging' });
      const tapped = performance.now();
      await follow(page, `${seen.prefix}/brands`);
      await expect(heading(page)).toHaveText(title ?? '');
      expect(performance.now() - tapped).toBeLessThan(asDocument + 2_000);
      front.change({ state: 'on' });
      await page.goBack();
      await expect(page).toHaveURL(/\/our-story$/);
    }
    await page.goto(`${front.origin}${seen.prefix}/our-story`);
    // Inside, a kept page opens as often as it is tapped: the worker always answers.
    await hydrate(page);
    front.change({ state: 'off' });
    await page.context().setOffline(true);
    for (let time = 0; time < 2; time += 1) {
      await hydrate(page);
      await follow(page, `${seen.prefix}/brands`);
      await expect(heading(page)).toHaveText(title ?? '');
      await page.goBack();
      await expect(page).toHaveURL(/\/our-story$/);
      await expect(heading(page)).not.toHaveText(title ?? '');
    }
  } finally {
    front.stop();
  }
});

test('a new worker waits for what is being typed, loads a page anew once, and is taken away by a setting', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  const without = await startSiteAlone({ SERVICE_WORKER: 'off' });
  const update = (workerVersion: string) => updateWorker(page, front, workerVersion);
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
  // A page that is being left cannot answer.
  const isMarked = () => page.evaluate(() => 'marked' in window).catch(() => true);
  repeatLost(page);
  try {
    await open(page, front.origin + prefix);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, front.origin + prefix);
    await mark();
    const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
    await email.fill('half an add');
    await update('second');
    await expect(email).toHaveValue('half an add');
    expect(await isMarked()).toBe(true);
    await follow(page, `${prefix}/our-story`);
    await expect(page).toHaveURL(/\/our-story$/);
    await expect.poll(isMarked).toBe(false);
    // Before the end of the document nothing listens.
    await page.waitForLoadState();
    await registerWorker(page);
    await mark();
    // The page may be gone before the answer is back.
    await update('third').catch(() => {});
    await expect.poll(isMarked).toBe(false);
    // Once per tab, even on another page: the next one stays, and is older than its worker.
    await open(page, `${front.origin}${prefix}/brands`);
    await mark();
    await update('another');
    await expect(root(page)).toHaveAttribute('data-outdated', '');
    await page.waitForLoadState('networkidle');
    expect(await isMarked()).toBe(true);
    // Boxes that nobody has touched are not typed: in another tab, which was not loaded anew yet, on a product.
    await page.evaluate(() => sessionStorage.clear());
    await open(page, `${front.origin}${prefix}/product/tarwa-amla-hair-oil`);
    await mark();
    await update('fourth').catch(() => {});
    await expect.poll(isMarked).toBe(false);

    // A page that is rendered for the first time may take longer than the worker waits.
    await fetch(without.origin + prefix);
    front.change({ target: without.origin, workerVersion: '' });
    await page.goto(front.origin + prefix);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await expect(page.locator('script[data-worker="off"]')).toHaveCount(1);
  } finally {
    front.stop();
    await without.stop();
  }
});

test('the products of a country are kept: search, filters and pages open without a network, also in a browser that was started anew', async ({
  baseURL,
  launchOptions,
  viewport,
  userAgent,
  isMobile,
  hasTouch,
}, testInfo) => {
  // Each width in one direction.
  const [english, arabic] = [localeOf('uae', 'en'), localeOf('ksa', 'ar')];
  const { prefix, country, language } = isMobile ? english : arabic;
  const size = say(language, 'keep_size', { products: '', size: '' }).slice(1).trim();
  const startBrowser = async () => {
    const browser = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      ...{ viewport, userAgent, isMobile, hasTouch },
    });
    const page = await browser.newPage();
    await page.clock.install();
    return { browser, page, panel: page.getByRole('main') };
  };
  const button = (panel: Locator, key: string) => panel.getByRole('button', { name: say(language, key), exact: true });
  const countKept = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('catalogue')).length);
  const front = await startWorkerFront(String(baseURL));
  // Drawing every picture and page of a country takes a minute, and is not under test here.
  front.change({ picture: await readFile(new URL('../public/icon-192.png', import.meta.url)), products: 30 });
  let { browser, page, panel } = await startBrowser();
  try {
    await open(page, `${front.origin}${prefix}/offline`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await openDataLayer(page);
    // The first request for a country's products waits until the site has loaded them.
    await expect(panel.getByRole('status')).toContainText(size, { timeout: 60_000 });
    await button(panel, 'keep_start').click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await button(panel, 'keep_cancel').click();
    await expect(panel.getByRole('status')).toContainText(size);
    expect(await countKept(page)).toBe(0);
    await button(panel, 'keep_start').click();
    await expect(panel.getByRole('progressbar')).toHaveAccessibleName(/30/);
    await button(panel, 'keep_pause').click();
    await expect(panel.getByText(say(language, 'keep_part'))).toBeVisible();
    await button(panel, 'keep_continue').click();
    await expect(button(panel, 'keep_refresh')).toBeVisible({ timeout: 60_000 });
    const date = formatDate(new Date().toISOString(), { country: country as CountryCode, language });
    await expect(panel.getByRole('status')).toContainText(say(language, 'keep_done', { date }));
    await expectTold(page, [{ event: 'offline_kept', product_count: 30, country, language }]);
    await browser.close();

    front.change({ state: 'off' });
    ({ browser, page, panel } = await startBrowser());
    await page.goto(`${front.origin}${prefix}/plp`);
    const cards = page.getByRole('article');
    const wanted = (await cards.last().getByRole('link').textContent()) ?? '';
    await page.getByRole('searchbox').fill(wanted);
    await page.getByRole('searchbox').press('Enter');
    await expect(cards.first()).toContainText(wanted);
    // No name contains this term: the products with it are found all the same.
    const term = language === 'ar' ? 'نباتي صرف' : 'vegan';
    await page.getByRole('searchbox').fill(term);
    await page.getByRole('searchbox').press('Enter');
    await expect(heading(page)).toHaveText(say(language, 'search_results_for', { key: term }));
    await expect(cards.first()).toBeVisible();
    await page.goto(`${front.origin}${prefix}/plp`);
    const all = await page.getByRole('status').textContent();
    await expect(cards.first()).toBeInViewport();
    if (isMobile) await button(panel, 'filter_title').click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: say(language, 'keep_apply') }).click();
    await expect(page).toHaveURL(/\?.*brand=/);
    await expect(page.getByRole('status')).not.toHaveText(all ?? '');
    const name = await cards.first().getByRole('link').textContent();
    await cards.first().getByRole('link').click();
    await expect(heading(page)).toContainText(name ?? '');
    const picture = panel.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Another country links to them.
    await page.goto(`${front.origin}${(isMobile ? arabic : english).prefix}/our-story`);
    await panel.getByRole('link', { name: language === 'ar' ? 'العربية' : 'English' }).click();
    await expect(page.getByRole('status')).toHaveText(all ?? '');
    // A network that does not answer is no better than none, after three seconds.
    front.change({ state: 'hanging' });
    await page.goto(`${front.origin}${prefix}/search?key=${encodeURIComponent(wanted)}`);
    await expect(cards.first()).toContainText(wanted);
    // The page names its picture in a size that was never fetched.
    await cards.first().getByRole('link').click();
    await expect(heading(page)).toContainText(wanted);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    front.change({ state: 'on' });
    await page.goto(`${front.origin}${prefix}/offline`);
    await hydrate(page);
    front.change({ state: 'off' });
    await button(panel, 'keep_remove').click();
    // The site cannot be asked how much keeping them again would take.
    await expect(panel.getByText(say(language, 'keep_broken'))).toBeVisible();
    expect(await countKept(page)).toBe(0);
  } finally {
    await browser.close();
    front.stop();
  }
});

test('the worker keeps 240 pictures: those that were seen last @desktop', async ({ page }) => {
  await open(page, '/uae');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const picture = await page.locator('img[src*="/_ipx/"]').first().getAttribute('src');
  const most = QUOTAS.pictures.maxEntries;
  await page.evaluate(
    async ([address, count]) => {
      for (let version = 1; version <= Number(count); version += 1) await fetch(`${address}?v=${version}`);
    },
    [picture, most + 10],
  );
  const list = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await list()).length).toBe(most);
  const kept = (await list()).join();
  expect([kept.includes(`?v=${most + 10}`), kept.includes('?v=1,')]).toEqual([true, false]);
});
