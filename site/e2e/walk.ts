/** A random walk of a visitor through the site, from a seed, and what must hold after each step. */
import { expect, type Page } from '@playwright/test';
import { createRandom } from '../script/random.ts';
import { hydrate } from './hydration.ts';
import { type E2eLocale, localeAt, locales } from './locales.ts';
import { repeatLost } from './lost-documents.ts';
import { pageTypes } from './page-types.ts';
import { deploy, type LeftEntry, PATIENCE, type Walk } from './walk-moves.ts';
import { STEPS } from './walk-steps.ts';
import { watchAsked } from './watch-asked.ts';
import { say } from './words.ts';

type WalkOptions = Pick<Walk, 'page' | 'front' | 'deployed'> & { seed: number; steps: number };

/**
 * Walks; resolves to how many documents the browser lost ({@link repeatLost}). Throws with the way so far when
 * something does not hold.
 */
export async function takeWalk({ page, front, deployed, seed, steps }: WalkOptions): Promise<number> {
  const errors: string[] = [];
  const way = [`seed ${seed}`];
  const started = performance.now();
  const note = (line: string) => void way.push(`${((performance.now() - started) / 1000).toFixed(1)} s ${line}`);
  const asked = watchAsked(page);
  const entries: Walk['entries'] = new Map();
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.name} ${error.message} ${error.stack}`));
  // A form asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`   → ${frame.url()}`));
  page.on('console', (message) => {
    const [, left] = /^left (.*)$/.exec(message.text()) ?? [];
    if (left === undefined) return;
    const entry: LeftEntry = JSON.parse(left);
    // Without a connection the worker's page is not the page of the address.
    if (walk.isOnline) entries.set(entry.key, entry);
    else entries.delete(entry.key);
  });
  await page.addInitScript(noteEntries);
  await page.clock.install();
  const random = createRandom(seed);
  const locale = random.pick(locales);
  const state = { isOnline: true, isSlow: false, locale, way: null };
  const walk: Walk = { page, front, random, entries, asked, note, deployed, ...state };
  let lost = 0;
  const onLost = () => {
    lost += 1;
    note('   lost with its worker, asked for again');
  };
  repeatLost(page, { way: () => walk.way, onLost });
  try {
    const address = front.origin + locale.prefix + random.pick(pageTypes).path;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(() => hydrate(page)).toPass(PATIENCE);
    await page.clock.fastForward(5_000);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENCE).toBe(true);
    const deployedAt = random.below(steps);
    for (let step = 0; step < steps; step += 1) {
      if (step === deployedAt) await deploy(walk);
      const fitting = STEPS.filter(({ isPossible }) => isPossible?.(walk) ?? true);
      const { name, take, isElsewhere } = random.pick(
        fitting.flatMap((one) => Array.from({ length: one.weight }, () => one)),
      );
      note(`${step + 1}. ${name}`);
      await take(walk);
      if (isElsewhere) walk.locale = localeOfPage(page);
      await arrive(walk);
      expect(errors).toEqual([]);
    }
    return lost;
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\nat ${page.url()}, waiting for: ${[...asked].map((request) => request.url()).join(' ')}\n${way.join('\n')}`,
    );
  }
}

/** Reports how an entry is left: by a click, a form, or going back. */
function noteEntries(): void {
  let left: Record<'key' | 'title' | 'link' | 'top', unknown> | null = null;
  const say = () => console.debug(`left ${JSON.stringify({ ...left, last: Math.round(scrollY) })}`);
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const tapped = link && { href: link.getAttribute('href'), at: link.getBoundingClientRect().top };
    const { key } = window.navigation.currentEntry ?? {};
    left = { key, title: document.title, link: tapped, top: Math.round(scrollY) };
    say();
  };
  for (const type of ['click', 'submit', 'change', 'leave']) addEventListener(type, note, { capture: true });
  // A page may keep scrolling while the next one loads.
  addEventListener('scroll', () => left !== null && left.key === window.navigation.currentEntry?.key && say());
}

function localeOfPage(page: Page): E2eLocale {
  const locale = localeAt(new URL(page.url()).pathname);
  if (!locale) throw new Error(`${page.url()} is of no country`);
  return locale;
}

/** Expects a page in the visitor's country and language, with a heading and links, and the site's own when online. */
async function arrive({ page, locale, isOnline }: Walk): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect(page.getByRole('heading', { level: 1 }), 'a heading').toHaveCount(1, PATIENCE);
  await expect(page.locator('header,main').getByRole('link').first(), 'a way on').toBeAttached(PATIENCE);
  expect(localeOfPage(page), 'the country and language of the visitor').toBe(locale);
  await expect(page.locator('html'), 'the language').toHaveAttribute('lang', locale.lang, PATIENCE);
  const tool = page.locator('header [popovertarget=search-drawer]');
  const label = say(locale.language, 'search_open');
  // A page that the worker makes has no menus.
  if (isOnline) await expect(tool, 'a page of the site').toHaveCount(1, PATIENCE);
  await expect(async () => {
    // Without a connection it may be late, and the worker's.
    if ((await tool.count()) > 0) await expect(tool).toHaveAttribute('aria-label', label, { timeout: 1_000 });
  }, 'the language of the menus').toPass(PATIENCE);
  expect(await page.title(), 'a page that is there').not.toMatch(/^404/);
}
