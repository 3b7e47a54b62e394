/** How many taps take a visitor on a phone from the home page to a shampoo against dandruff, and to a shop with it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { say } from './words.ts';

const { prefix, language } = localeOf('ksa', 'ar');
const t = (key: string) => say(language, key);

/** Opens the home page and counts the taps on the way. */
async function setOut(page: Page) {
  await page.goto(prefix);
  await hydrate(page);
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.tap();
    },
    countTaps: () => count,
  };
}

const shop = (page: Page) => page.getByRole('main').locator('a[target="_blank"][href^="https://"]:visible').first();

/** The first card of a shampoo, with a need if one is given. */
const shampoo = (page: Page, need = '') =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'شامبو' })
    .filter({ hasText: need })
    .getByRole('link')
    .first();

test('a shop that has it is at most four taps away by search @mobile', async ({ page }) => {
  const { tap, countTaps } = await setOut(page);
  await tap(page.getByRole('banner').getByRole('button', { name: t('search_open'), exact: true }));
  const drawer = page.getByRole('dialog', { name: t('search_title') });
  await expect(drawer.getByRole('link', { name: 'تروى' })).toBeVisible();
  await drawer.getByRole('combobox').fill('شامبو قشرة');
  await tap(drawer.getByRole('option', { name: /شامبو/ }).first());
  await expect(page).toHaveURL(/\/product\//);
  await tap(shop(page));
  expect(countTaps()).toBeLessThanOrEqual(4);
});

test('a shop that has it is at most four taps away by the menu @mobile', async ({ page }) => {
  const { tap, countTaps } = await setOut(page);
  await tap(page.getByRole('banner').getByRole('button', { name: t('menu_open') }));
  const drawer = page.getByRole('dialog', { name: t('menu_title') });
  await tap(drawer.getByRole('link', { name: 'العناية بالشعر', exact: true }));
  // The card shows the need that the product is for.
  await tap(shampoo(page, 'قشور الفروة'));
  await expect(page).toHaveURL(/\/product\//);
  await tap(shop(page));
  expect(countTaps()).toBeLessThanOrEqual(4);
});

for (const { way, start, address } of [
  {
    way: 'a filter',
    start: 'home_all_products',
    address: /\/plp\?tag=/,
  },
  {
    way: 'the quiz',
    // Its first question, in a row of the home page.
    start: null,
    address: /\/nature-and-me\?need=/,
  },
]) {
  test(`a shop that has it is at most four taps away by ${way} @mobile`, async ({ page }) => {
    const { tap, countTaps } = await setOut(page);
    if (start !== null) {
      await tap(page.getByRole('main').getByRole('link', { name: t(start) }));
      await expect(page).toHaveURL(/\/plp$/);
    }
    // The needs in a row: no drawer to open, no other question before the first answer.
    const need = page.getByRole('main').getByRole('link', { name: 'قشور الفروة', exact: true });
    const top = await need.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThan(3 * (page.viewportSize()?.height ?? 0));
    await tap(need);
    await expect(page).toHaveURL(address);
    await tap(shampoo(page));
    await expect(page).toHaveURL(/\/product\//);
    await tap(shop(page));
    expect(countTaps()).toBeLessThanOrEqual(4);
  });
}

test('a story moves by scrolling alone, stands still with reduced motion, and ends in its packs @mobile', async ({
  page,
}) => {
  await page.goto(`${prefix}/miswak-story`);
  const main = page.getByRole('main');
  await expect(main.locator('.sheet')).toHaveCount(4);
  const moves = () =>
    main.locator('.sheet-picture').evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(new Set(await moves())).toEqual(new Set(['sheet-open']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await moves())).toEqual(new Set(['none']));
  const ratios = await main
    .locator('.sheet-picture')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => (one.offsetWidth / one.offsetHeight).toFixed(1)));
  expect(new Set(ratios)).toEqual(new Set(['1.5']));
  await expect(main.getByRole('article').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/product\/arak-miswak-stick$/,
  );
});
