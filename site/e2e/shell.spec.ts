/** The hydrated shell: mega-menu, drawers, dialog, search, filters, newsletter (spec §2, §4). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { countryCodes } from '../../contract/countries.ts';
import { findViolations } from './accessibility.ts';
import { hydrate } from './hydration.ts';
import { both, locales } from './locales.ts';
import { say } from './words.ts';

/** Tabs through a panel, forward and back, and expects the focus to stay inside. */
async function expectFocusStays(page: Page, panel: Locator): Promise<void> {
  const isInside = () => panel.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside, 'the focus goes in').toBe(true);
  const stops = await panel.locator('a[href],button,input,summary').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press(key);
      if (!(await isInside())) throw new Error(`${key} left the panel after ${step + 1} steps`);
    }
  }
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

test('the mobile layout ends at 768 px @desktop', async ({ page }) => {
  await page.goto('/uae');
  const menuButton = page.getByRole('banner').getByRole('button', { name: say('en', 'menu_open') });
  const megaMenu = page.getByRole('navigation', { name: say('en', 'menu_primary') });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menuButton).toBeVisible();
  await expect(megaMenu).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menuButton).toBeHidden();
  await expect(megaMenu).toBeVisible();
});

test('the primary button is orange, flat, square and large, with white text (spec §9) @desktop', async ({ page }) => {
  await page.goto('/uae/nature-and-me');
  const button = page.getByRole('button', { name: say('en', 'quiz_submit') });
  await expect(button).toHaveCSS('background-color', 'rgb(233, 83, 28)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('border-radius', '0px');
  await expect(button).toHaveCSS('box-shadow', 'none');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(60);
});

for (const { prefix, lang, language } of both) {
  test(`the menu drawer in ${lang} is 300 px wide on the narrowest phone too @mobile`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(prefix);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(language, 'menu_open') })
      .click();
    const drawer = page.getByRole('dialog', { name: say(language, 'menu_title') });
    expect((await drawer.boundingBox())?.width).toBe(300);
  });
}

for (const locale of both) {
  const t = (key: string, variables = {}) => say(locale.language, key, variables);

  test.describe(`mega-menu in ${locale.lang} @desktop`, () => {
    test('opens on hover, shows a grid above eight children, fades pictures in 500 ms, closes @desktop', async ({
      page,
    }) => {
      await page.goto(locale.prefix);
      const top = page
        .getByRole('navigation', { name: t('menu_primary') })
        .getByRole('listitem')
        .first();
      const children = top.getByRole('list').first().getByRole('listitem');
      await expect(children.first()).toBeHidden();
      await top.getByRole('link').first().hover();
      await expect(children.first()).toBeVisible();
      expect(await children.count()).toBeGreaterThan(8);
      const columns = new Set(
        await children.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left))),
      );
      expect(columns.size).toBe(3);
      await hydrate(page);
      const pictures = top.getByRole('presentation').or(top.locator('img'));
      const before = await shownPicture(pictures);
      await children.nth(4).hover();
      await expect.poll(() => shownPicture(pictures)).not.toBe(before);
      const picture = top.locator('img').last();
      await expect(picture).toHaveCSS('transition-duration', '0.5s');
      await page.mouse.move(720, 890);
      await expect(children.first()).toBeHidden();
    });

    test('works with the keyboard, Escape closes it @desktop', async ({ page }) => {
      await page.goto(locale.prefix);
      await hydrate(page);
      const top = page
        .getByRole('navigation', { name: t('menu_primary') })
        .getByRole('listitem')
        .first();
      const link = top.getByRole('link').first();
      await link.focus();
      const child = top.getByRole('list').first().getByRole('link').first();
      await expect(child).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(child).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(child).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale.prefix}/brands$`));
    });

    test('closes when one of its links is followed @desktop', async ({ page }) => {
      await page.goto(locale.prefix);
      await hydrate(page);
      const top = page
        .getByRole('navigation', { name: t('menu_primary') })
        .getByRole('listitem')
        .first();
      await top.getByRole('link').first().hover();
      const child = top.getByRole('list').first().getByRole('link').first();
      await child.click();
      await expect(page).toHaveURL(/\/brands\/\w+$/);
      await expect(child).toBeHidden();
    });

    test('an external link of the menu opens in a new tab @desktop', async ({ page }) => {
      await page.goto(locale.prefix);
      const outside = page.getByRole('banner').locator('a[href^="https://"]').first();
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', /noopener/);
    });

    test('four top items are before the logo, three after it @desktop', async ({ page }) => {
      await page.goto(locale.prefix);
      const tops = (name: string) => page.getByRole('navigation', { name: t(name) }).locator('> ul > li');
      await expect(tops('menu_primary')).toHaveCount(4);
      await expect(tops('menu_more')).toHaveCount(3);
    });
  });

  test(`menu drawer in ${locale.lang}: 300 px, keeps the focus, closes on Escape and on navigation @mobile`, async ({
    page,
  }) => {
    await page.goto(locale.prefix);
    await hydrate(page);
    const opener = page.getByRole('banner').getByRole('button', { name: t('menu_open') });
    const drawer = page.getByRole('dialog', { name: t('menu_title') });
    await opener.click();
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(300);
    await drawer.locator('summary').first().click();
    await expectFocusStays(page, drawer);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('group').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${locale.prefix}/brands$`));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`country dialog in ${locale.lang}: a flag for each country, keeps the focus, closes`, async ({ page }) => {
    await page.goto(`${locale.prefix}/our-story`);
    await hydrate(page);
    const opener = page.getByRole('banner').getByRole('button', { name: t('country_open', { country: locale.name }) });
    const dialog = page.getByRole('dialog', { name: t('country_title') });
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog.getByRole('link')).toHaveCount(countryCodes.length);
    await expect(dialog.locator('img')).toHaveCount(countryCodes.length);
    await expectFocusStays(page, dialog);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('close') }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`search drawer in ${locale.lang}: focus in the field, no empty search, closes after it`, async ({ page }) => {
    await page.goto(`${locale.prefix}/our-story`);
    await hydrate(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('search_open'), exact: true })
      .click();
    const drawer = page.getByRole('dialog', { name: t('search_title') });
    const field = drawer.getByPlaceholder(t('search_placeholder'));
    await expect(field).toBeFocused();
    await expectAccessible(page);
    for (const empty of ['', '   ']) {
      await field.fill(empty);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/our-story$/);
    }
    await field.fill('miswak');
    await drawer.getByRole('button', { name: t('search_submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${locale.prefix}/search\\?key=miswak`));
    await expect(drawer).toBeHidden();
  });

  test(`filters in ${locale.lang} update the count without a jump @desktop`, async ({ page }) => {
    await page.goto(`${locale.prefix}/plp`);
    await hydrate(page);
    const count = page.getByRole('main').getByRole('status').first();
    const before = await count.textContent();
    const box = page
      .getByRole('group', { name: t('filter_type'), exact: true })
      .getByRole('checkbox')
      .nth(2);
    await box.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 120));
    // The filters move up with the header; Playwright scrolls to elements that move under its pointer.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const left = await page.evaluate(() => window.scrollY);
    await box.check();
    await expect(page).toHaveURL(/[?&]type=/);
    await expect(count).not.toHaveText(before ?? '');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(2);
    await expect(box).toBeFocused();
  });

  test(`filters in ${locale.lang} are a drawer on a phone @mobile`, async ({ page }) => {
    await page.goto(`${locale.prefix}/plp`);
    await hydrate(page);
    const box = page.getByRole('checkbox', { name: /^(Tarwa|تروى)/ });
    await expect(box).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('filter_title') })
      .first()
      .click();
    await expect(box).toBeVisible();
    await expectAccessible(page);
    await box.check();
    await expect(page).toHaveURL(/[?&]brand=tarwa/);
  });

  test(`newsletter in ${locale.lang}: the button is disabled while sending, thanks replace the form @desktop`, async ({
    page,
  }) => {
    await page.goto(locale.prefix);
    await hydrate(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/newsletter(?:\.data)?$/, async (route) => {
      await released;
      await route.continue();
    });
    const field = page.getByRole('textbox', { name: t('newsletter_label') });
    const button = page.getByRole('button', { name: t('newsletter_submit') });
    expect(await field.getAttribute('placeholder')).toBe(t('newsletter_placeholder'));
    await field.fill('no address');
    await button.click();
    await expect(field).toHaveJSProperty('validity.valid', false);
    await field.fill(`shell-${locale.language}-${Date.now()}@visitor.example`);
    await button.click();
    await expect(button).toBeDisabled();
    release();
    await expect(
      page.getByText(locale.language === 'en' ? 'Thank you for subscribing' : t('newsletter_thanks')),
    ).toBeVisible();
    await expect(field).toHaveCount(0);
  });
}

test('a newsletter failure enables the button again and shows nothing @desktop', async ({ page }) => {
  await page.goto('/uae');
  await hydrate(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('visitor@visitor.example');
  const button = page.getByRole('button', { name: 'Subscribe' });
  const before = await page.getByRole('main').textContent();
  for (const fault of [
    { status: 503, body: '' },
    { status: 500, contentType: 'text/html', body: '<p>Upkeep' },
    { status: 200, contentType: 'text/html', body: '<p>Sign in to this network' },
    null,
  ]) {
    await page.route(/\/newsletter(?:\.data)?$/, (route) => (fault ? route.fulfill(fault) : route.abort()));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error:'));
    await button.click();
    await logged;
    await expect(button).toBeEnabled();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('visitor@visitor.example');
    expect(await page.getByRole('main').textContent()).toBe(before);
    await page.unrouteAll();
  }
});

test('the newsletter band is on home pages only @http', async ({ request }) => {
  const isThere = async (path: string) => (await (await request.get(path)).text()).includes('id="newsletter-title"');
  for (const path of ['/', '/en', '/ar', '/uae', '/ar/ksa', '/en/ksa']) expect(await isThere(path), path).toBe(true);
  for (const path of ['/uae/plp', '/uae/our-story', '/xyz/plp', '/quality-promise'])
    expect(await isThere(path), path).toBe(false);
});

test('the footer has its four networks in order, credit, disclaimer and privacy @desktop', async ({ page }) => {
  await page.goto('/uae');
  const footer = page.getByRole('contentinfo');
  const names = await footer
    .getByRole('link', { name: /^Sidrana on / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names.map((name) => name?.toLowerCase().split(' ').at(-1))).toEqual([
    'facebook',
    'linkedin',
    'youtube',
    'instagram',
  ]);
  for (const key of ['footer_disclaimer', 'footer_privacy'])
    await expect(footer.getByRole('link', { name: say('en', key) }).last()).toBeVisible();
  await expect(footer.getByText(say('en', 'footer_credit', { name: '' }).trim())).toBeVisible();
});

for (const { prefix } of locales) {
  test(`telephone and address of the footer are whole on phones: ${prefix} @desktop`, async ({ page }) => {
    await page.goto(prefix);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const texts = page.getByRole('contentinfo').locator('address a bdi');
      const lines = await texts.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines, `at ${width} px`).toEqual([1, 1]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const locale of both) {
  test(`the cookie bar in ${locale.lang} covers nothing at the end of a page @desktop`, async ({ page }) => {
    await page.goto(`${locale.prefix}/distribution`);
    for (const width of [320, 390, 769, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const links = [...document.querySelectorAll('body > footer a')].map(
          (link) => link.getBoundingClientRect().bottom,
        );
        const { top = 0 } = document.querySelector('[data-cookie-bar]')?.getBoundingClientRect() ?? {};
        return Math.max(0, ...links) - top;
      });
      expect(covered, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** The source of the topmost visible picture. */
async function shownPicture(pictures: Locator): Promise<string | null> {
  return pictures.evaluateAll(
    (all) => all.findLast((one) => getComputedStyle(one).opacity !== '0')?.getAttribute('src') ?? null,
  );
}
