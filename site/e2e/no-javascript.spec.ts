/** With JavaScript off, everything works: links, drawers, forms, sizes, selectors (rulings 6). */
import { expect, type Page, test } from '@playwright/test';
import { countryCodes } from '../../contract/countries.ts';
import { inLanguage, resolveLanguage } from '../../contract/languages.ts';
import { both, localeOf } from './locales.ts';
import { missingPage, pageTypes } from './page-types.ts';
import { say } from './words.ts';

test.describe('without JavaScript @noscript', () => {
  test('every page shows its content and loads no script @noscript', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    for (const { name, path } of [...pageTypes, { name: 'missing page', path: missingPage }]) {
      await page.goto(`/uae${path}`);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Cookies' }), name).toBeHidden();
    }
    expect(scripts).toEqual([]);
  });

  for (const locale of both) {
    const t = (key: string, variables = {}) => say(locale.language, key, variables);
    const country = t('country_open', { country: locale.name });

    test(`menu drawer in ${locale.lang} @noscript`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(locale.prefix);
      await page.getByRole('button', { name: t('menu_open') }).click();
      const drawer = page.getByRole('dialog', { name: t('menu_title') });
      await expect(drawer).toBeVisible();
      await drawer.getByRole('button', { name: t('close') }).click();
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: t('menu_open') }).click();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: t('menu_open') }).click();
      await drawer.locator('summary').first().click();
      await drawer.getByRole('group').first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${locale.prefix}/brands$`));
    });

    test(`search form in ${locale.lang} @noscript`, async ({ page }) => {
      await page.goto(locale.prefix);
      await page
        .getByRole('button', { name: t('search_open'), exact: true })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: t('search_title') });
      const field = drawer.getByRole('searchbox');
      // Empty text is not submitted (spec §5).
      await field.fill('   ');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale.prefix}$`));
      await field.fill('miswak');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale.prefix}/search\\?key=miswak$`));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    test(`filters and order in ${locale.lang} @noscript`, async ({ page }) => {
      await page.goto(`${locale.prefix}/plp`);
      const all = await readCount(page);
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: /^(Tarwa|تروى)/ })
        .check();
      await page.getByRole('combobox', { name: t('sort_label') }).selectOption('name');
      await page.getByRole('button', { name: t('sort_apply'), exact: true }).click();
      await expect(page).toHaveURL(/[?&]brand=tarwa/);
      await expect(page).toHaveURL(/[?&]sort=name/);
      const some = await readCount(page);
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
      await expect(page.getByRole('combobox', { name: t('sort_label') })).toHaveValue('name');
      // The chip removes the filter.
      await page
        .getByRole('link', { name: /Tarwa|تروى/ })
        .and(page.locator('[href*="/plp"]'))
        .click();
      await expect.poll(() => readCount(page)).toBe(all);
    });

    test(`country and language links in ${locale.lang} @noscript`, async ({ page }) => {
      await page.goto(`${locale.prefix}/brands/tarwa`);
      await page.getByRole('button', { name: country }).first().click();
      const dialog = page.getByRole('dialog', { name: t('country_title') });
      await expect(dialog.getByRole('link')).toHaveCount(countryCodes.length);
      await dialog.getByRole('link', { name: /Kuwait|الكويت/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', /-KW$/);
      await expect(page).toHaveURL(/\/kwt\/brands\/tarwa$/);
      await page.goto(`${locale.prefix}/brands/tarwa`);
      const other = localeOf(locale.country, locale.language === 'en' ? 'ar' : 'en');
      const name = inLanguage(resolveLanguage(other.language).name, locale.language);
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/brands/tarwa$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    });

    test(`newsletter in ${locale.lang} @noscript`, async ({ page }) => {
      await page.goto(locale.prefix);
      const field = page.getByRole('textbox', { name: t('newsletter_label') });
      await field.fill(`no-script-${locale.language}-${Date.now()}@visitor.example`);
      await page.getByRole('button', { name: t('newsletter_submit') }).click();
      await expect(page.getByText(t('newsletter_thanks'))).toBeVisible();
    });
  }

  test('another size shows its own picture and marketplace links @noscript', async ({ page }) => {
    await page.goto('/uae/product/tarwa-amla-hair-oil');
    await expect(page.getByRole('img', { name: /200 ml/ }).first()).toBeVisible();
    const sizes = page.getByRole('group', { name: 'Size' }).getByRole('radio');
    const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
    expect(await sizes.count()).toBeGreaterThan(1);
    const first = await links.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href')),
    );
    expect(first.length).toBeGreaterThan(0);
    await sizes.last().check();
    const last = await links.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href')),
    );
    expect(last).not.toEqual(first);
    await expect(page.getByRole('heading', { name: 'Where to buy: Amla Hair Oil – 300 ml' })).toBeVisible();
    await expect(page.getByRole('img', { name: /300 ml/ })).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /300 ml/ })).toBeVisible();
  });

  test('questions open, and lists have further pages @noscript', async ({ page }) => {
    await page.goto('/uae/toothpaste');
    const question = page.getByRole('main').locator('details summary').last();
    await question.click();
    await expect(page.getByRole('main').locator('details[open]').last()).toBeVisible();
    await page.goto('/uae/plp');
    const firstLink = page.getByRole('main').getByRole('article').first().getByRole('link');
    const first = (await firstLink.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/uae\/plp\?page=2$/);
    await expect(firstLink).not.toHaveAttribute('href', first);
  });
});

/** Reads the number of products of a listing. */
async function readCount(page: Page): Promise<number> {
  const text = await page.getByRole('main').getByRole('status').first().textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}
