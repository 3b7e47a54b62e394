/** How a visitor moves through the site on a walk. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Random } from '../script/random.ts';
import { hydrate } from './hydration.ts';
import type { startWorkerFront } from './worker-front.ts';

type Front = Awaited<ReturnType<typeof startWorkerFront>>;

export type Walk = {
  page: Page;
  session: CDPSession;
  front: Front;
  random: Random;
  /** How far down each entry of the history was left, and its title. */
  entries: Map<string, { top: number; title: string }>;
  isOnline: boolean;
  /** Tells the way, for the walk that fails. */
  note: (line: string) => void;
  /** What the front changes when a new build is deployed. */
  deployed: Parameters<Front['change']>[0];
};

const WORDS = ['amla', 'oil', 'زيت', 'تروى', 'shampu', 'nothing like it'];
const HOUR_MS = 3_600_000;
/** So long a page may take on a slow network and a busy machine. */
export const PATIENCE = { timeout: 90_000 };

/** Follows one of the links that can be seen and lead elsewhere. */
export async function follow(walk: Walk, links: Locator): Promise<void> {
  const shown = await links.evaluateAll((elements) =>
    elements.flatMap((element, place) => {
      const isElsewhere = new URL(element.getAttribute('href') ?? '', location.href).href !== location.href;
      const { width, height } = element.getBoundingClientRect();
      return isElsewhere && width * height > 4 && element.checkVisibility({ visibilityProperty: true }) ? [place] : [];
    }),
  );
  if (shown.length === 0) return;
  const link = links.nth(walk.random.pick(shown));
  walk.note(`   ${await link.getAttribute('href')}`);
  await leave(walk, () => link.click(PATIENCE));
}

/** Does what leads to another address. Without a connection the visitor's page may stay. */
async function leave({ page, isOnline: mayLeave }: Walk, act: () => Promise<unknown>): Promise<void> {
  const before = page.url();
  await act();
  const left = expect.poll(() => page.url(), mayLeave ? PATIENCE : { timeout: 3_000 }).not.toBe(before);
  await (mayLeave ? left : left.catch(() => {}));
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
  await button.click(PATIENCE);
  await expect(panel).toBeVisible(PATIENCE);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden(PATIENCE);
}

/** Goes where the visitor has been, and finds the page and the place on it again. */
export async function travel({ page, entries, isOnline: isKept }: Walk, way: 'back' | 'forward'): Promise<void> {
  const key = () => page.evaluate(() => window.navigation.currentEntry?.key ?? '').catch(() => '');
  const isPossible = await page.evaluate((to) => window.navigation[to === 'back' ? 'canGoBack' : 'canGoForward'], way);
  const before = await key();
  // The first entry is the tab before the site.
  if (!isPossible) return;
  await page.evaluate((to) => {
    dispatchEvent(new Event('leave'));
    history[to]();
  }, way);
  await expect.poll(key, PATIENCE).not.toBe(before);
  const entry = entries.get(await key());
  if (entry === undefined) return page.waitForLoadState();
  // What comes without a connection may be another page, or the one before, in a moment.
  const comes = expect(page).toHaveTitle(entry.title, isKept ? PATIENCE : { timeout: 3_000 });
  await (isKept ? comes : comes.catch(() => {}));
  if (!isKept) return;
  const away = () =>
    page.evaluate((wanted) => {
      const lowest = document.documentElement.scrollHeight - innerHeight;
      return Math.abs(scrollY - Math.min(wanted, lowest));
    }, entry.top);
  await expect
    .poll(() => away().catch(() => Number.NaN), { ...PATIENCE, message: 'the place on the page' })
    .toBeLessThan(6);
}

export async function search(walk: Walk): Promise<void> {
  const button = walk.page.locator('header [popovertarget=search-drawer]');
  if ((await button.count()) === 0) return;
  await button.click(PATIENCE);
  const field = walk.page.locator('#search-drawer input[name=key]');
  await field.fill(walk.random.pick(WORDS));
  await leave(walk, () => field.press('Enter'));
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
  // What the worker has made is no page to stay on.
  if (isBack) await walk.page.reload();
}

/** A new build takes over; the tab looks for it an hour later, and its worker is another. */
export async function deploy({ page, front, deployed }: Walk): Promise<void> {
  front.change(deployed);
  await page.clock.fastForward(HOUR_MS);
}
