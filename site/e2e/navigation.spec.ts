/** Client navigations: focus, titles, scrolling, redirects, prefetching, the loading bar. */
import { expect, type Page, test } from '@playwright/test';
import { countryName } from '../../contract/countries.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { hydrate, watchErrors } from './hydration.ts';
import { localeOf } from './locales.ts';
import { follow } from './moving-inside.ts';
import { translate } from './translate.ts';
import { say } from './words.ts';

/** Marks the document, to tell a client navigation from a page load. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
async function expectSameDocument(page: Page): Promise<void> {
  expect(await isSameDocument(page)).toBe(true);
}
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Holds the data of client navigations until the returned function is called. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a link navigates without a page load: heading focused, title announced, scrolled to the top', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/uae/plp');
  await hydrate(page);
  await mark(page);
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const target = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await scrollOf(page)).toBe(0);
  await expectSameDocument(page);
  expect(errors).toEqual([]);
});

test('the footer and a text that stays are not drawn anew, so that no tap there is lost (decision 0265)', async ({
  page,
}) => {
  await page.goto('/uae/privacy-policy');
  await hydrate(page);
  const find = (selector: string) => page.evaluateHandle((all) => [...document.querySelectorAll(all)], selector);
  const [texts, links] = [await find('.rich-text *'), await find('#site-footer a')];
  await follow(page, '/uae/privacy-policy#main');
  await expect(page).toHaveURL(/#main$/);
  await hydrate(page);
  expect(await texts.evaluate((all) => all.filter(({ isConnected }) => !isConnected))).toEqual([]);
  await follow(page, '/uae/our-story');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await links.evaluate((all) => all.filter(({ isConnected }) => !isConnected))).toEqual([]);
});

test('a short list keeps its height when the header hides @desktop', async ({ page }) => {
  await page.goto('/kwt/plp?type=hair-oil&sort=name');
  await hydrate(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect(await height()).toBe(before);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await page.goto('/uae/plp');
  await hydrate(page);
  const card = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const left = await scrollOf(page);
  expect(left).toBeGreaterThan(200);
  await card.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/uae\/plp$/);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - left)).toBeLessThan(5);
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test('a hash scrolls to its target', async ({ page }) => {
  await page.goto('/uae/news-campaigns');
  await hydrate(page);
  await mark(page);
  const year = page.getByRole('main').locator('a[href*="year="][href$="#list"]').first();
  await year.click();
  await expect(page).toHaveURL(/year=\d{4}#list$/);
  await expect(page.locator('#list')).toBeInViewport();
  await expectSameDocument(page);
});

test('switching language or country is a page load, with new header and footer (decision 0007) @desktop', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/uae/our-story');
  await hydrate(page);
  await mark(page);
  await banner.getByRole('link', { name: 'Arabic' }).click();
  await expect(page).toHaveURL(/\/ar\/uae\/our-story$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await hydrate(page);
  await mark(page);
  await banner.getByRole('button', { name: say('ar', 'country_open', { country: countryName('uae', 'ar') }) }).click();
  await page.getByRole('link', { name: countryName('kwt', 'ar') }).click();
  await expect(page).toHaveURL(/\/ar\/kwt\/our-story$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a client navigation follows the redirect table @desktop', async ({ page }) => {
  await page.goto('/uae');
  await hydrate(page);
  await mark(page);
  // The redirect table has a row for this address.
  await follow(page, '/uae/catalogues');
  await expect(page).toHaveURL(/\/uae\/catalogs$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectSameDocument(page);
});

test('the loading bar shows after 200 ms, and hides 500 and 400 ms after the page has loaded', async ({ page }) => {
  await page.clock.install();
  const release = await holdData(page);
  await page.goto('/uae/brands');
  await hydrate(page);
  const bar = page.locator('.loading-bar');
  await expect(bar).toHaveAttribute('data-phase', 'reset');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('link', { name: 'Tarwa', exact: true }).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute('data-phase', 'reset');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('data-phase', 'loading');
  await expect(bar).toHaveCSS('height', '3px');
  await expect(bar).toHaveCSS('transition-duration', '2s');
  release();
  await expect(page).toHaveURL(/\/uae\/brands\/tarwa$/);
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(499);
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('data-phase', 'hidden');
  await page.clock.runFor(399);
  await expect(bar).toHaveAttribute('data-phase', 'hidden');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('data-phase', 'reset');
});

test('a client navigation to a missing page shows the 404 screen, and its home link works', async ({ page }) => {
  await page.goto('/uae/our-story');
  await hydrate(page);
  await mark(page);
  await follow(page, '/uae/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page not found/);
  await expectSameDocument(page);
  await expect(page.getByRole('button', { name: 'Understood' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the data of a link that was pointed at is fetched once, before the click @desktop', async ({ page }) => {
  const sources: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    if (!response.url.includes('/our-story.data')) return;
    sources.push(response.fromPrefetchCache || response.fromDiskCache ? 'the browser' : 'the site');
  });
  await page.goto('/uae');
  await hydrate(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' });
  await link.hover();
  await expect.poll(() => sources).toEqual(['the site']);
  await link.click();
  await expect(page).toHaveURL(/our-story$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(sources).toEqual(['the site', 'the browser']);
});

test('a page translated by the browser still navigates, filters, submits and opens its menus (demand 22)', async ({
  page,
  isMobile,
}) => {
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const errors = watchErrors(page);
  await page.goto(`${prefix}/plp`);
  await hydrate(page);
  await translate(page);
  await page.getByRole('combobox').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await translate(page);
  await tickBrand(page, language);
  await expect(page).toHaveURL(/[?&]brand=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await translate(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say(language, 'filter_remove', { label: '' }) })
    .click();
  await expect(page).not.toHaveURL(/[?&]brand=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await translate(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await translate(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say(language, 'search_open') })
    .click();
  const field = page.getByRole('dialog', { name: say(language, 'search_title') }).getByRole('combobox');
  await field.fill('amla');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=amla/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(language, 'home_link', { company: '' }) })
    .click();
  const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
  await expect(email).toBeVisible();
  await translate(page);
  await email.fill(`translated-${Date.now()}@visitor.example`);
  await page.getByRole('button', { name: say(language, 'newsletter_submit') }).click();
  await expect(page.getByText(say(language, 'newsletter_thanks'))).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page translated before it hydrates stays as it is: its menus, links, filters and forms work (demand 22)', async ({
  page,
  isMobile,
}) => {
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const errors = watchErrors(page);
  const open = async (path: string) => {
    await page.goto(prefix + path);
    await translate(page);
    const code = page.waitForResponse(/\/assets\/entry\.client/);
    await page.keyboard.press('Shift');
    await code;
  };
  await open('');
  const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
  await email.fill(`early-${Date.now()}-${prefix.length}@visitor.example`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(email).toHaveValue(/^early-/);
  const search = page.getByRole('banner').getByRole('button', { name: say(language, 'search_open') });
  await search.click();
  await expect(page.getByRole('dialog', { name: say(language, 'search_title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say(language, 'newsletter_submit') }).click();
  await expect(page.getByText(say(language, 'newsletter_thanks'))).toBeVisible();
  await open('/plp');
  await tickBrand(page, language);
  if (isMobile) await page.getByRole('button', { name: /^(Show|اعرض|عرض) / }).click();
  await expect(page).toHaveURL(/[?&]brand=/);
  await open('/plp');
  await page.getByRole('combobox').selectOption('name');
  await expect(page).toHaveURL(/[?&]sort=name/);
  await open('/plp');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect(errors).toEqual([]);
});

/** Ticks the first brand of a listing's filters, which narrow windows have in a drawer. */
async function tickBrand(page: Page, language: LanguageCode): Promise<void> {
  const drawer = page
    .getByRole('main')
    .getByRole('button', { name: say(language, 'filter_title') })
    .first();
  if (await drawer.isVisible()) await drawer.click();
  await page.locator('#product-filters [name=brand]').first().check();
}
