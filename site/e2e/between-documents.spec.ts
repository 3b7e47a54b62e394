/** From one document to the next: prefetched, with a view transition, and back without a load (decision 0168). */
import { expect, type Page, test } from '@playwright/test';
import { launchWithBackForwardCache } from './back-forward-cache.ts';
import { hydrate } from './hydration.ts';
import { pageTypes } from './page-types.ts';

/** Pages to stay on until everything that loads later is there: it is the same on all of them. */
const SETTLING = ['', '/product/tarwa-amla-hair-oil', '/general-enquiry', '/offline'];

/** Records for each document whether it came with a view transition, and whether it was restored. */
async function watchDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { isMoved: 'viewTransition' in event && event.viewTransition !== null }),
    );
    window.onpageshow = ({ persisted }) => Object.assign(window, { isRestored: persisted });
  });
}

/** Whether the document came with a view transition; null until it is shown. */
const isMoved = (page: Page) => page.evaluate(() => ('isMoved' in window ? window.isMoved : null));

/** The layout shift of the document so far. */
const sumShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry): number => entry.toJSON().value);
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

/** Resolves when the view transition has finished moving. */
async function endTransition(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => {
    const of = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
    return of?.startsWith('::view-transition') ?? false;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** The number of pictures on the page with the transition name that documents share. */
const countShared = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.images].map((image) => getComputedStyle(image).viewTransitionName);
    return names.filter((name) => name === 'product-picture').length;
  });

/** Resolves when the browser has prefetched a document by the page's speculation rules. */
async function waitForPrefetch(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' && address.test(prefetchUrl)) resolve();
    });
  });
  return () => ready;
}

test('the document of a card is prefetched, and its picture moves over', async ({ page, isMobile }) => {
  // Each width in one direction.
  const list = isMobile ? '/ar/ksa/plp' : '/uae/plp';
  await watchDocuments(page);
  await page.route('**/_h/**', () => {});
  await page.goto(list);
  const card = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  expect(await countShared(page)).toBe(0);
  const prefetched = await waitForPrefetch(page, /\/product\//);
  await card.hover();
  await prefetched();
  await card.focus();
  expect(await countShared(page)).toBe(1);
  await card.click();
  await page.waitForURL(/\/product\//);
  const how = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
  expect(await page.evaluate(how)).toEqual(['navigational-prefetch']);
  // A browser skips a transition that would start too late.
  await expect(async () => {
    await page.goto(list);
    await card.focus();
    await card.click();
    await page.waitForURL(/\/product\//);
    await expect.poll(() => isMoved(page)).not.toBeNull();
    expect(await isMoved(page)).toBe(true);
  }).toPass();
  expect(await countShared(page)).toBe(1);
  // A tap during the transition reaches the page, and nothing shifts meanwhile.
  const overlay = () => getComputedStyle(document.documentElement, '::view-transition').pointerEvents;
  expect(await page.evaluate(overlay)).toBe('none');
  await page.evaluate(endTransition);
  expect(await sumShifts(page)).toBe(0);
  // The focus takes the name from the product's own picture: one on a page.
  await page.getByRole('main').getByRole('article').getByRole('article').first().getByRole('link').first().focus();
  expect(await countShared(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(list);
  await card.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(() => isMoved(page)).toBe(false);
});

test('the picture of a card moves over when the router shows its product too', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    const names: string[][] = [];
    document.startViewTransition = function startAndNote(update) {
      const transition = start.call(document, update);
      const note = () =>
        names.push(
          document.getAnimations().flatMap(({ effect }) => {
            const of = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            return of ? [of] : [];
          }),
        );
      transition.ready.then(note, () => {});
      return transition;
    };
    Object.assign(window, { names });
  });
  const moved = () => page.evaluate(() => ('names' in window && Array.isArray(window.names) ? window.names : []));
  const list = isMobile ? '/ar/ksa/plp' : '/uae/plp';
  await page.goto(list);
  await hydrate(page);
  const card = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  // Safari does not focus a link that is tapped.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await card.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(moved).toEqual([expect.arrayContaining(['::view-transition-group(product-picture)'])]);
  await page.evaluate(endTransition);
  expect(await sumShifts(page)).toBe(0);
  expect(await countShared(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect.poll(async () => (await moved()).length).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(await moved()).toHaveLength(2);
});

test('every page is restored from the back-forward cache, also after scripts and the worker are there', async ({
  baseURL,
  viewport,
  isMobile,
}) => {
  // Thirty pages, each loaded whole, with the whole of Chromium.
  test.setTimeout(400_000);
  const browser = await launchWithBackForwardCache();
  try {
    const page = await browser.newPage({ baseURL, viewport, isMobile, serviceWorkers: 'allow' });
    await page.clock.install();
    await watchDocuments(page);
    const lost: string[] = [];
    // The root depends on the visitor's language and is never stored (rulings 2.5).
    const places = isMobile ? SETTLING : [...pageTypes.map(({ path }) => path), '/offline', '/compare'];
    for (const [turn, place] of places.entries()) {
      // Each page in one direction.
      const path = (isMobile || turn % 2 === 1 ? '/ar/ksa' : '/uae') + place;
      await page.goto(path);
      await hydrate(page);
      if (SETTLING.includes(place)) {
        await page.clock.fastForward(5_000);
        await expect(page.locator('html')).toHaveAttribute('data-worker', 'registered');
        // A new worker takes over every page: one that is being left just then reloads.
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      }
      await page.goto('/favicon.svg');
      await page.evaluate(() => history.back());
      // A restored page is not loaded.
      await page.waitForURL(path, { waitUntil: 'commit' });
      const isRestored = await page.evaluate(() => 'isRestored' in window && window.isRestored);
      if (isRestored !== true) lost.push(path);
    }
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});
