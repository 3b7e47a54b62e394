/** How a visitor moves through the site on a walk. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Random } from '../script/random.ts';
import { hydrate } from './hydration.ts';
import { type E2eLocale, localeAt } from './locales.ts';
import type { startWorkerFront } from './worker-front.ts';

type Front = Awaited<ReturnType<typeof startWorkerFront>>;

/**
 * The scroll position of a page when the visitor left it and when it disappeared, its title, and where in the window
 * the tapped link was.
 */
export type LeftEntry = {
  key: string;
  top: number;
  last: number;
  title: string;
  link: { href: string; at: number } | null;
};

export type Walk = {
  page: Page;
  front: Front;
  random: Random;
  /** The state in which each entry of the history was left, by its key. */
  entries: Map<string, LeftEntry>;
  isOnline: boolean;
  isSlow: boolean;
  /** The country and the language that the visitor is in. */
  locale: E2eLocale;
  /** The direction in the history in which the visitor is going. */
  way: 'back' | 'forward' | null;
  /** Requests without an answer yet. */
  asked: ReadonlySet<Request>;
  /** Records the way, for a walk that fails. */
  note: (line: string) => void;
  /** What the front changes when a new build is deployed. */
  deployed: Parameters<Front['change']>[0];
};

const WORDS = ['amla', 'oil', 'زيت', 'تروى', 'shampu', 'nothing like it'];
const HOUR_MS = 3_600_000;
const STAYS_MS = 1_000;
/** If nothing has happened by then, nothing will, even on a slow network and a busy machine. */
export const PATIENCE = { timeout: 90_000, intervals: [50, 50, 100, 250] };

/** Reads from a page that may reload meanwhile. */
async function look<Found>(act: () => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  await expect(async () => void found.push(await act())).toPass(PATIENCE);
  return found[0] as Found;
}

/** Follows one of the visible links that lead elsewhere. */
export async function follow(walk: Walk, links: Locator): Promise<void> {
  // A menu that the pointer has opened covers links as long as the pointer is there.
  await walk.page.mouse.move(0, (walk.page.viewportSize()?.height ?? 1) - 1);
  const shown = await look(() =>
    links.evaluateAll((elements) =>
      elements.flatMap((element, place) => {
        const isElsewhere = new URL(element.getAttribute('href') ?? '', location.href).href !== location.href;
        const { width, height } = element.getBoundingClientRect();
        return isElsewhere && width * height > 4 && element.checkVisibility({ visibilityProperty: true })
          ? [place]
          : [];
      }),
    ),
  );
  if (shown.length === 0) return;
  const link = links.nth(walk.random.pick(shown));
  const href = (await link.getAttribute('href')) ?? '';
  walk.note(`   ${href}`);
  await leave(walk, () => link.click(PATIENCE));
  const to = new URL(href, walk.front.origin).pathname;
  const { pathname } = new URL(walk.page.url());
  const chosen = localeAt(to);
  if (walk.isOnline && chosen) expect(localeAt(pathname), 'the country and language of the link').toBe(chosen);
  // The worker's page leads to kept pages of other countries, too.
  if (!walk.isOnline && pathname === to) walk.locale = chosen ?? walk.locale;
}

/** Opens a menu of the header and follows one of its links: in the drawer of a phone, or below an entry. */
export async function followMenu(walk: Walk, links: string): Promise<void> {
  const { page, random } = walk;
  const button = page.locator('header [popovertarget=menu-drawer]').filter({ visible: true });
  const entries = page.locator('header li', { has: page.locator('[id^=menu-panel-]') }).filter({ visible: true });
  if ((await button.count()) > 0) {
    await button.click(PATIENCE);
    await follow(walk, page.locator(`#menu-drawer ${links}`));
    return;
  }
  const count = await entries.count();
  if (count === 0) return;
  const entry = entries.nth(random.below(count));
  // Its panel is open as long as the focus is in it.
  await entry.getByRole('link').first().focus(PATIENCE);
  await follow(walk, entry.locator(`[id^=menu-panel-] ${links}`));
}

/** Runs an action that leads to another address. Without a connection the visitor's page may stay. */
async function leave(walk: Walk, act: () => Promise<unknown>): Promise<void> {
  const { page, isOnline } = walk;
  const before = page.url();
  await act();
  if (isOnline) await expect.poll(() => page.url(), PATIENCE).not.toBe(before);
  else await settle(walk);
}

/** Waits until the page has no more requests, or as long as a visitor would. */
async function settle({ page, asked }: Walk): Promise<void> {
  const settled = expect(async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    expect(asked.size).toBe(0);
  }).toPass({ ...PATIENCE, timeout: 3_000 });
  await settled.catch(() => {});
}

export async function scroll({ page, random }: Walk): Promise<void> {
  await page.mouse.wheel(0, random.below(3_000));
}

/** Opens a panel that covers the page, and closes it again. */
export async function openMenu({ page, random }: Walk): Promise<void> {
  const buttons = page.locator('header [popovertarget]').filter({ visible: true });
  const count = await buttons.count();
  if (count === 0) return;
  const button = buttons.nth(random.below(count));
  const panel = page.locator(`#${await button.getAttribute('popovertarget')}`);
  await expect(async () => {
    // A late document removes the panel, or is the worker's and has none.
    if ((await button.count()) === 0) return;
    await button.click({ timeout: 5_000 });
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass(PATIENCE);
  await expect(async () => {
    // The first one empties a search field.
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 1_000 });
  }).toPass(PATIENCE);
}

/** Goes back or forward, and expects the page and the position on it to be restored. */
export async function travel(walk: Walk, way: 'back' | 'forward'): Promise<void> {
  walk.way = way;
  await travelTo(walk, way).finally(() => {
    walk.way = null;
  });
}

async function travelTo(walk: Walk, way: 'back' | 'forward'): Promise<void> {
  const { page, entries, isOnline } = walk;
  const key = () => look(() => page.evaluate(() => window.navigation.currentEntry?.key ?? ''));
  const able = () => page.evaluate((to) => window.navigation[to === 'back' ? 'canGoBack' : 'canGoForward'], way);
  const isPossible = await look(able);
  const before = await key();
  // The first entry is the tab before the site.
  if (!isPossible) return;
  await page.evaluate((to) => {
    dispatchEvent(new Event('leave'));
    history[to]();
  }, way);
  await expect.poll(key, PATIENCE).not.toBe(before);
  const entry = entries.get(await key());
  if (entry === undefined) return;
  // Without a connection another page may come, or the previous one.
  if (!isOnline) return settle(walk);
  await expect(page).toHaveTitle(entry.title, PATIENCE);
  const isThere = expect.poll(() => findPlace(page, entry).catch(() => 'going'), PATIENCE);
  await isThere.toBe('the place on the page');
  // Late content must not move it.
  await sleep(STAYS_MS);
  expect(await look(() => findPlace(page, entry)), 'a second later').toBe('the place on the page');
}

/**
 * Describes the scroll position of the page if it is not where it was left. For a page that was still growing when it
 * was left, the position of the tapped link counts.
 */
async function findPlace(page: Page, wanted: LeftEntry): Promise<string> {
  return page.evaluate(({ top, last, link }) => {
    const lowest = document.documentElement.scrollHeight - innerHeight;
    const isNear = (one: number, other: number) => Math.abs(one - other) < 6;
    const tapped = [...document.links].filter((one) => one.getAttribute('href') === link?.href);
    // The header stays in the window, wherever the page is.
    const isSeen = tapped.some(
      (one) => link && !one.closest('header') && isNear(one.getBoundingClientRect().top, link.at),
    );
    const isThere = isSeen || [top, last].some((wanted) => isNear(scrollY, Math.min(wanted, lowest)));
    return isThere ? 'the place on the page' : `${scrollY} of ${lowest}, not ${top} or ${last}`;
  }, wanted);
}

export async function search(walk: Walk): Promise<void> {
  const button = walk.page.locator('header [popovertarget=search-drawer]');
  if ((await button.count()) === 0) return;
  await button.click(PATIENCE);
  const field = walk.page.locator('#search-drawer input[name=key]');
  const asked = new URL(walk.page.url()).searchParams.get('key');
  await field.fill(walk.random.pick(WORDS.filter((word) => word !== asked)));
  await leave(walk, () => field.press('Enter', PATIENCE));
  expect(new URL(walk.page.url()).pathname).toMatch(/\/search$/);
}

export async function filter(walk: Walk): Promise<void> {
  const { page, random } = walk;
  const panel = page.locator('#product-filters');
  if ((await panel.count()) === 0) return;
  const opener = page
    .locator('[popovertarget=product-filters]:not([popovertargetaction])')
    .filter({ visible: true })
    .first();
  if ((await opener.count()) > 0) await opener.click(PATIENCE);
  const boxes = panel.getByRole('checkbox').filter({ visible: true });
  const count = await boxes.count();
  await expect(() => hydrate(page)).toPass(PATIENCE);
  if (count > 0) await leave(walk, () => boxes.nth(random.below(count)).click(PATIENCE));
  if (await panel.evaluate((element) => element.matches(':popover-open'))) await page.keyboard.press('Escape');
}

export async function switchCountry(walk: Walk): Promise<void> {
  const button = walk.page.locator('header [popovertarget=country-dialog]');
  if ((await button.count()) === 0) return;
  await button.click(PATIENCE);
  await follow(walk, walk.page.locator('#country-dialog a'));
}

export async function switchLanguage(walk: Walk): Promise<void> {
  const links = walk.page.locator('a[data-language]');
  const menu = walk.page.locator('header [popovertarget=menu-drawer]').filter({ visible: true });
  if ((await menu.count()) > 0) await menu.click(PATIENCE);
  await follow(walk, links);
}

export async function connect(walk: Walk, isBack: boolean): Promise<void> {
  walk.isOnline = isBack;
  walk.front.change({ state: isBack ? 'on' : 'off' });
  // The browser must know, so that it tells the page.
  await walk.page.context().setOffline(!isBack);
}

export async function slowDown(walk: Walk, isSlow: boolean): Promise<void> {
  walk.isSlow = isSlow;
  walk.front.slowDown(isSlow);
}

/** Deploys a new build, with another worker; the tab checks for it an hour later. */
export async function deploy({ page, front, deployed }: Walk): Promise<void> {
  front.change(deployed);
  await page.clock.fastForward(HOUR_MS);
}
