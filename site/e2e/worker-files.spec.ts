/** The files that the worker answers for without asking the site (demand 19). */
import { expect, type Page, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the home page, and waits for its worker. */
async function open(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${origin}/uae`);
  await registerWorker(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('assets, fonts and pictures that the worker has kept are not asked for again @desktop', async ({
  page,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  try {
    await open(page, front.origin);
    // With a query, so that neither the page nor the worker has asked for them yet.
    const files = await page.evaluate(() =>
      [
        document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry,
        document.querySelector('link[as=font]')?.getAttribute('href'),
        document.querySelector('img[src*="/_ipx/"]')?.getAttribute('src'),
      ].map((address) => `${address}?kept`),
    );
    // Past the browser's own cache.
    const ask = () =>
      page.evaluate(async (all) => {
        for (const one of all) await (await fetch(one, { cache: 'no-store' })).blob();
      }, files);
    const areKept = () =>
      page.evaluate((all) => Promise.all(all.map(async (one) => (await caches.match(one))?.status)), files);
    await ask();
    await expect.poll(areKept).toEqual([200, 200, 200]);
    await ask();
    expect(files.map((file) => [file, front.count(file)])).toEqual(files.map((file) => [file, 1]));
  } finally {
    front.stop();
  }
});

test('a flag or map that a deploy has changed is shown the next time, and without a network @desktop', async ({
  page,
  baseURL,
}) => {
  const front = await startWorkerFront(String(baseURL));
  const flag = '/flags/ae.svg?changed';
  try {
    await open(page, front.origin);
    const show = () =>
      page.evaluate(async (src) => {
        const picture = Object.assign(new Image(), { src });
        await picture.decode();
        return picture.naturalWidth;
      }, flag);
    // As a visit to the build before left it.
    await page.evaluate(async (address) => {
      const old = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>';
      const headers = { 'content-type': 'image/svg+xml' };
      await (await caches.open('pictures')).put(address, new Response(old, { headers }));
    }, flag);
    expect(await show()).toBe(7);
    const kept = () => page.evaluate(async (address) => (await caches.match(address))?.text(), flag);
    await expect.poll(kept).toBe(await (await fetch(`${baseURL}/flags/ae.svg`)).text());
    front.change({ state: 'off' });
    await page.reload();
    expect(await show()).not.toBe(7);
  } finally {
    front.stop();
  }
});

test('pages of the build before keep its styles when another worker takes over @desktop', async ({ page, baseURL }) => {
  const front = await startWorkerFront(String(baseURL));
  try {
    await open(page, front.origin);
    // The new worker would load the page anew.
    await page.getByRole('textbox', { name: say('en', 'newsletter_label') }).fill('half an add');
    // As if the worker had come with another build.
    const files = ['/assets/before.css', '/assets/before.woff2'];
    await page.evaluate(async (addresses) => {
      const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? '';
      const precache = await caches.open(name);
      for (const address of addresses) await precache.put(address, new Response(address));
    }, files);
    // If a request arrives while the old one ends, the new one waits for the next document (decision 0299).
    await page.waitForLoadState('networkidle');
    front.change({ workerVersion: 'next' });
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
      await (await serviceWorker.getRegistration())?.update();
      await changed;
    });
    front.change({ state: 'off' });
    const read = (address: string) => page.evaluate(async (one) => (await fetch(one)).text(), address);
    for (const file of files) expect(await read(file)).toBe(file);
  } finally {
    front.stop();
  }
});

test('a kept list that cannot be read leaves the page for what is not on the device @desktop', async ({
  page,
  baseURL,
}) => {
  const { prefix, language } = localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  try {
    await open(page, front.origin);
    await page.evaluate(async (home) => {
      const list = await caches.open(`catalogue ${home}`);
      await list.put(`${home}/offline-catalogue.json`, new Response('{}'));
    }, prefix);
    front.change({ state: 'off' });
    for (const path of ['/our-story', '/plp', '/product/tarwa-amla-hair-oil']) {
      const answer = await page.goto(front.origin + prefix + path);
      expect([path, answer?.status()]).toEqual([path, 503]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'offline_title'));
    }
  } finally {
    front.stop();
  }
});
