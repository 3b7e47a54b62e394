/** What is tapped while the page hydrates, on a slow phone with a slow connection, counts once (demand 21). */
import { expect, type Page, test } from '@playwright/test';
import { expectNotHydrated, hydrate, watchErrors } from './hydration.ts';
import { inTurn } from './locales.ts';
import { say } from './words.ts';

const PRODUCT = '/product/tarwa-amla-hair-oil';

/** A slow phone on the slowest 3G connection, from when the page is there. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Opens a page and begins its hydration, which then takes seconds. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await slowDown(page);
  await page.keyboard.press('Shift');
}

for (const { prefix, language, lang, tag } of inTurn) {
  test(`a link in ${lang}`, { tag }, async ({ page }) => {
    await open(page, `${prefix}/plp`);
    const entries = await page.evaluate(() => history.length);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const target = await link.getAttribute('href');
    await expectNotHydrated(page);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await hydrate(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test(`a filter in ${lang}`, { tag }, async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, `${prefix}/plp`);
    const entries = await page.evaluate(() => history.length);
    const asked: string[] = [];
    page.on(
      'request',
      (request) => /\/plp(\.data)?\?brand=tarwa(&_routes|$)/.test(request.url()) && asked.push(request.url()),
    );
    const drawer = page
      .getByRole('main')
      .getByRole('button', { name: say(language, 'filter_title') })
      .first();
    if (await drawer.isVisible()) await drawer.click();
    const box = page.getByRole('checkbox', { name: /^(Tarwa|تروى)/ });
    await expectNotHydrated(page);
    await box.click();
    await expect(page).toHaveURL(/[?&]brand=tarwa/, { timeout: 30_000 });
    await expect(box).toBeChecked();
    await hydrate(page);
    // A choice replaces its entry.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(asked).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test(`a search in ${lang}`, { tag }, async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, `${prefix}/search`);
    const entries = await page.evaluate(() => history.length);
    const field = page.getByRole('main').getByLabel(say(language, 'search_label'));
    await field.fill('amla');
    await expectNotHydrated(page);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?key=amla$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await hydrate(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(errors).toEqual([]);
  });

  test(`a size, then a picture in ${lang}`, { tag }, async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, `${prefix}${PRODUCT}`);
    const entries = await page.evaluate(() => history.length);
    const size = page
      .getByRole('group', { name: say(language, 'product_size') })
      .getByRole('radio')
      .last();
    const picture = page.getByRole('link', { name: say(language, 'product_view', { n: 2 }) });
    await expectNotHydrated(page);
    await size.check();
    await picture.click();
    await hydrate(page);
    await expect(page).toHaveURL(/[?&]size=300-ml(#picture-2)?$/);
    await expect(size).toBeChecked();
    await expect(picture).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.5 });
    // The anchor may be an entry, where the page has not hydrated in between; the size replaces its own.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    expect(errors).toEqual([]);
  });

  test(`the newsletter in ${lang}`, { tag }, async ({ page }) => {
    await open(page, prefix);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page
      .getByRole('textbox', { name: say(language, 'newsletter_label') })
      .fill(`tap-${language}-${Date.now()}@visitor.example`);
    await expectNotHydrated(page);
    await page.getByRole('button', { name: say(language, 'newsletter_submit') }).click();
    await expect(page.getByText(say(language, 'newsletter_thanks'))).toBeVisible();
    await hydrate(page);
    expect(sent).toHaveLength(1);
  });

  test(`the menu in ${lang} @mobile`, async ({ page }) => {
    await open(page, prefix);
    await expectNotHydrated(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(language, 'menu_open') })
      .click();
    await hydrate(page);
    await expect(page.getByRole('dialog', { name: say(language, 'menu_title') })).toBeVisible();
  });
}
