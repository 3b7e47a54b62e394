/** Failures of client navigations: another locale, data or code that cannot be loaded (spec §4, §8, decision 0161). */
import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { inTurn } from './locales.ts';
import { follow, watch } from './moving-inside.ts';
import { say } from './words.ts';

test('an address that leads to another locale loads its document', async ({ page }) => {
  await page.goto('/uae/our-story');
  await hydrate(page);
  const { documents } = watch(page);
  // Unprefixed pages of ksa redirect to Arabic (rulings 2.4).
  await follow(page, '/ksa/plp');
  await expect(page).toHaveURL(/\/ar\/ksa\/plp$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: say('ar', 'footer_privacy') })).toBeVisible();
  expect(documents).toEqual(['/ksa/plp', '/ar/ksa/plp']);
  await hydrate(page);
  await follow(page, '/uae/plp');
  await expect(page).toHaveURL(/\/uae\/plp$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AE');
  expect(documents.slice(2)).toEqual(['/uae/plp']);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
});

test('a redirect that only the data of a page tells of, to another locale, loads one document', async ({ page }) => {
  await page.goto('/uae/our-story');
  await hydrate(page);
  const { documents, errors } = watch(page);
  const asked = page.waitForRequest(/\/sa\/plp\.data/);
  // The redirect table has it; to the router it is an address of the page's own locale.
  await follow(page, '/sa/plp');
  await asked;
  await expect(page).toHaveURL(/\/ar\/ksa\/plp$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: say('ar', 'footer_privacy') })).toBeVisible();
  await hydrate(page);
  expect(documents).toEqual(['/ar/ksa/plp']);
  expect(errors).toEqual([]);
});

test('pages that the router has shown are there on going back from elsewhere, at their place, before any script @desktop', async ({
  page,
}) => {
  const title = () => page.title();
  const place = () => page.evaluate(() => Math.round(scrollY));
  // Later: the answer of this script would be lost with its document.
  const go = (by: number) => page.evaluate((entries) => void setTimeout(() => history.go(entries)), by);
  await page.goto('/ar/uae/our-story');
  const first = await title();
  await hydrate(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(500);
  await follow(page, '/ar/uae/catalogs');
  await expect.poll(title).not.toBe(first);
  const second = await title();
  await page.evaluate(() => scrollTo(0, 120));
  await page.goto('/favicon.svg');
  for (const _ of [1, 2]) {
    await go(-1);
    await expect.poll(title).toBe(second);
    await expect.poll(place).toBe(120);
    await go(-1);
    await expect.poll(title).toBe(first);
    await expect.poll(place).toBe(left);
    await go(1);
    await expect.poll(title).toBe(second);
    await expect.poll(place).toBe(120);
    await go(1);
    await expect.poll(() => page.url()).toMatch(/favicon/);
  }
  await go(-2);
  await expect.poll(title).toBe(first);
  await expect.poll(place).toBe(left);
  // A visitor who leaves it at another position, again before any script, returns to that one.
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('/favicon.svg');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(title).toBe(first);
  await expect.poll(place).toBe(300);
  await hydrate(page);
  expect(await title()).toBe(first);
  expect(await place()).toBe(300);
});

for (const { prefix, lang, tag } of inTurn) {
  const isGone = (page: Page) => page.route('**/assets/brand-*.js', (route) => route.fulfill({ status: 404 }));
  const refused: [what: string, from: string, refuse: (page: Page) => Promise<unknown>][] = [
    ['data that breaks off', '/our-story', (page) => page.route(/\/brands\/tarwa\.data/, (route) => route.abort())],
    [
      'data of another kind',
      '/our-story',
      (page) =>
        page.route(/\/brands\/tarwa\.data/, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })),
    ],
    ['code that is gone', '/product/arak-miswak-toothpaste', isGone],
    ['code that is gone, from a form,', '/general-enquiry', isGone],
  ];
  for (const [what, from, refuse] of refused) {
    test(`${what} in ${lang} is logged, and its page is loaded as a document, once`, { tag }, async ({ page }) => {
      const target = `${prefix}/brands/tarwa`;
      await page.goto(prefix + from);
      await hydrate(page);
      // A dialog asks before typed text is lost.
      page.on('dialog', (dialog) => dialog.accept());
      if (from === '/general-enquiry') await page.getByRole('main').locator('[name=name]').fill('Noura');
      await refuse(page);
      const { documents, errors } = watch(page);
      await follow(page, target);
      await expect.poll(() => documents).toEqual([target]);
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors.filter((error) => error.includes(`of ${target} was not loaded`))).toHaveLength(1);
      expect(await page.evaluate(() => sessionStorage.getItem('reload-path'))).toContain(`${target} `);
      // The same again, within the ten seconds: no loop and no error screen, the visitor's page stays.
      await page.goto(`${prefix}/our-story`);
      await hydrate(page);
      documents.length = 0;
      errors.length = 0;
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const title = await heading.innerText();
      await follow(page, target);
      await expect.poll(() => errors.some((error) => error.includes(`of ${target} was not loaded`))).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(new RegExp(`${prefix}/our-story$`));
      await expect(heading).toHaveText(title);
      await follow(page, `${prefix}/privacy-policy`);
      await expect(page).toHaveURL(/privacy-policy$/);
      expect(documents).toEqual([]);
    });
  }
}

for (const { prefix, lang, tag } of inTurn) {
  const parts = [
    ['a section', '/our-leadership', '**/assets/leadership-*.js', '/product/tarwa-amla-hair-oil'],
    ['the whole content', '', '**/assets/home-sections-*.js', '/general-enquiry'],
  ] as const;
  for (const [what, path, code, from] of parts) {
    test(`a document in ${lang} keeps ${what} whose code is gone`, { tag }, async ({ page }) => {
      await page.goto(prefix + from);
      await hydrate(page);
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      const { documents, errors } = watch(page);
      const target = `${prefix}${path}`;
      await follow(page, target);
      await expect.poll(() => documents).toEqual([target]);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await main.textContent();
      errors.length = 0;
      await page.keyboard.press('Shift');
      await expect.poll(() => errors.some((error) => error.includes(`of ${target} was not loaded`))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await main.textContent()).toBe(text);
      // Its links still navigate inside.
      await follow(page, `${prefix}/privacy-policy`);
      await expect(page).toHaveURL(/privacy-policy$/);
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      expect(documents).toEqual([target]);
    });
  }
}
