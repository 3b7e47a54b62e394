/** The service worker of the built site, with its network taken away (spec §1, rulings 6, demand 19, 20). */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { startSiteAlone } from './own-site.ts';
import { say } from './words.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const root = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page whose worker is registered. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await register(page);
}

/** A page registers its worker once it has settled. */
async function register(page: Page) {
  await hydrate(page);
  await page.clock.fastForward(5_000);
  await expect(root(page)).toHaveAttribute('data-worker', 'registered');
}

test('pages that were seen open without a network, others say so in their language @desktop', async ({
  page,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  try {
    await open(page, `${front.origin}/uae/brands`);
    await expect(page.getByRole('status').filter({ hasText: say('en', 'offline_ready') })).toBeVisible();
    const title = await heading(page).textContent();
    // The kept page is there once it is written.
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/uae/brands', { cacheName: 'pages' }))?.status))
      .toBe(200);
    front.change({ state: 'off' });
    await page.reload();
    await expect(heading(page)).toHaveText(title ?? '');
    const away = await page.goto(`${front.origin}/uae/our-story`);
    expect(away?.status()).toBe(503);
    await expect(heading(page)).toHaveText(say('en', 'offline_title'));
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/uae/brands');
    await page.goto(`${front.origin}/ar/ksa/brands`);
    await expect(root(page)).toHaveAttribute('lang', 'ar-SA');
    await expect(heading(page)).toHaveText(say('ar', 'offline_title'));
    // A network that does not answer is no better than none, after three seconds.
    front.change({ state: 'hanging' });
    await page.goto(`${front.origin}/uae/brands`);
    await expect(heading(page)).toHaveText(title ?? '');
    front.change({ state: 'on' });
    await page.goto(`${front.origin}/uae/our-story`);
    await expect(heading(page)).not.toHaveText(say('en', 'offline_title'));
  } finally {
    front.stop();
  }
});

test('a new worker waits for what is being typed, loads a page anew once, and is taken away by a setting @desktop', async ({
  page,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  const without = await startSiteAlone({ SERVICE_WORKER: 'off' });
  const update = async (workerVersion: string) => {
    front.change({ workerVersion });
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
      await (await serviceWorker.getRegistration())?.update();
      await changed;
    });
  };
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
  // A page that is just going cannot say.
  const isMarked = () => page.evaluate(() => 'marked' in window).catch(() => true);
  try {
    await open(page, `${front.origin}/uae`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, `${front.origin}/uae`);
    await mark();
    const email = page.getByRole('textbox', { name: say('en', 'newsletter_label') });
    await email.fill('half an add');
    await update('second');
    await expect(email).toHaveValue('half an add');
    expect(await isMarked()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveURL(/\/our-story$/);
    await expect.poll(isMarked).toBe(false);
    // Before the end of the document nothing listens.
    await page.waitForLoadState();
    await register(page);
    await mark();
    // The page may be gone before the answer is back.
    await update('third').catch(() => {});
    await expect.poll(isMarked).toBe(false);

    front.change({ target: without.origin, workerVersion: '' });
    await page.goto(`${front.origin}/uae`);
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

test('the products of a country are kept: search, filters and pages open without a network @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  // Drawing every picture and page of a country takes a minute, and is not under test here.
  front.change({ picture: await readFile(new URL('../public/icon-192.png', import.meta.url)), products: 30 });
  try {
    await open(page, `${front.origin}/ar/ksa/offline`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
    const panel = page.getByRole('main');
    await expect(panel.getByRole('status')).toContainText(/نحو/);
    await panel.getByRole('button', { name: say('ar', 'keep_start') }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await panel.getByRole('button', { name: say('ar', 'keep_pause') }).click();
    await expect(panel.getByText(say('ar', 'keep_part'))).toBeVisible();
    await panel.getByRole('button', { name: say('ar', 'keep_continue') }).click();
    await expect(panel.getByRole('button', { name: say('ar', 'keep_refresh') })).toBeVisible({ timeout: 60_000 });
    const told = { event: 'offline_kept', product_count: 30, country: 'ksa', language: 'ar' };
    expect(await page.evaluate(() => 'dataLayer' in window && window.dataLayer)).toEqual([told]);
    await page.close();

    front.change({ state: 'off' });
    const later = await context.newPage();
    await later.goto(`${front.origin}/ar/ksa/plp`);
    const cards = later.getByRole('article');
    const wanted = (await cards.last().getByRole('link').textContent()) ?? '';
    await later.getByRole('searchbox').fill(wanted);
    await later.getByRole('searchbox').press('Enter');
    await expect(cards.first()).toContainText(wanted);
    await later.goto(`${front.origin}/ar/ksa/plp`);
    const all = await later.getByRole('status').textContent();
    await later.getByRole('checkbox').first().check();
    await later.getByRole('button', { name: say('ar', 'keep_apply') }).click();
    await expect(later).toHaveURL(/\?.*brand=/);
    await expect(later.getByRole('status')).not.toHaveText(all ?? '');
    const name = await cards.first().getByRole('link').textContent();
    await cards.first().getByRole('link').click();
    await expect(heading(later)).toContainText(name ?? '');
    const picture = later.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    front.stop();
  }
});
