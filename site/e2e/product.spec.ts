/** The product page: sizes change picture, name, links and address; pictures can be enlarged. */

import { expect, type Page, test } from '@playwright/test';
import { inLanguage, type Translated } from '../../contract/languages.ts';
import { findViolations } from './accessibility.ts';
import { hydrate } from './hydration.ts';
import { inBatches } from './in-batches.ts';
import { locales } from './locales.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

/** Less than a notch of a wheel scrolls, in pixels. */
const STEP = 25;
const PRODUCT = '/product/tarwa-amla-hair-oil';

const ORANGE = 'rgb(233, 83, 28)';

/** The texts under test, by language. */
const languages = [
  {
    prefix: '/uae',
    sizes: 'Size',
    large: '300 ml',
    named: 'Where to buy: Amla Hair Oil – 300 ml',
    enlarge: 'Enlarge picture 1',
  },
  {
    prefix: '/ar/uae',
    sizes: 'العبوة',
    large: '300 مل',
    named: 'أماكن البيع: زيت الأملا للشعر – 300 مل',
    enlarge: 'كبّر الصورة 1',
  },
] as const;

test('every product has its size in words on its card, its page and in structured data @http', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const ask = async (path: string) => readHtml(await (await fetch(baseURL + path)).text());
  for (const { prefix, sizes } of languages) {
    const lists = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => ask(`${prefix}/plp?page=${number}`)));
    const isProduct = (href: string) => href.startsWith(`${prefix}/product/`);
    const slugs = [...new Set(lists.flatMap(({ links }) => links.filter(isProduct)))];
    expect(slugs.length).toBeGreaterThan(100);
    const incomplete = await inBatches(slugs, 4, async (slug) => {
      const page = await ask(slug);
      const product = page.jsonLd
        .flatMap((text) => JSON.parse(text)['@graph'])
        .find((node) => node['@type'] === 'Product');
      const stated: string[] = product?.size ?? [];
      const onCards = lists.find(({ links }) => links.includes(slug))?.text ?? '';
      const isComplete =
        stated.length > 0 && stated.every((size) => page.text.includes(size) && onCards.includes(size));
      return isComplete && page.text.includes(`${sizes} ${stated[0]}`) ? [] : [`${slug} ${stated}`];
    });
    expect(incomplete.flat()).toEqual([]);
  }
});

/** The English and the Arabic addresses of each marketplace. */
const marketplacePages: Translated<RegExp> = {
  en: /^https:\/\/(?:www\.amazon\.(?:ae\/s|sa\/-\/en\/s|eg\/-\/en\/s)|www\.noon\.com\/\w+-en\/|www\.talabat\.com\/(?!ar\/)|gcc\.luluhypermarket\.com\/en-)/,
  ar: /^https:\/\/(?:www\.amazon\.(?:ae\/-\/ar\/s|sa\/-\/ar\/s|eg\/s)|www\.noon\.com\/\w+-ar\/|www\.talabat\.com\/ar\/|gcc\.luluhypermarket\.com\/ar-)/,
};

test('marketplaces open in the language of the page, in every country @http', async ({ baseURL }) => {
  const marketplaces = new Set<string>();
  for (const { prefix, language } of locales) {
    for (const slug of ['tarwa-amla-hair-oil', 'balsam-petroleum-jelly']) {
      const html = await (await fetch(`${baseURL}${prefix}/product/${slug}`)).text();
      const links = [...html.matchAll(/<a href="([^"]*)"[^>]* data-marketplace="(\w+)"/g)];
      expect(links.length, prefix).toBeGreaterThan(0);
      for (const [, href = '', marketplace = ''] of links) {
        expect(href).toMatch(inLanguage(marketplacePages, language));
        marketplaces.add(marketplace);
      }
    }
  }
  expect([...marketplaces].sort()).toEqual(['amazon', 'lulu', 'noon', 'talabat']);
});

/** Reads the visible picture and the address of the first marketplace. */
async function readShown(page: Page) {
  const picture = page.locator('#picture-1 img').and(page.locator(':visible')).first();
  const link = page.locator('.buy-panel a[data-marketplace]').and(page.locator(':visible')).first();
  return { picture: await picture.getAttribute('alt'), link: await link.getAttribute('href') };
}

for (const { prefix, sizes, large, named, enlarge } of languages) {
  test(`another size changes picture, name, links and address: ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}${PRODUCT}?from=mail`);
    const radios = page.getByRole('group', { name: sizes }).getByRole('radio');
    // The middle size is in the picture, and selected first.
    await expect(radios.nth(1)).toBeChecked();
    const before = await readShown(page);
    await radios.last().check();
    await expect(page.getByRole('heading', { name: named })).toBeVisible();
    const after = await readShown(page);
    expect(before.picture).toContain(large.replace('300', '200'));
    expect(after.picture).toContain(large);
    expect(after.link).not.toBe(before.link);
    // The address follows a choice made before hydration.
    await expect(page).toHaveURL(/\?from=mail&size=300-ml$/);
    await page.reload();
    await expect(radios.last()).toBeChecked();
    expect(await readShown(page)).toEqual(after);
  });

  test(`a picture is enlarged and moved by keys, and Esc closes it: ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}${PRODUCT}`);
    await hydrate(page);
    const button = page.getByRole('button', { name: enlarge });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').and(page.locator(':popover-open'));
    await expect(dialog.getByRole('img')).toBeVisible();
    const area = dialog.getByRole('region');
    await expect(area).toBeFocused();
    expect(await findViolations(page, { part: ':popover-open' })).toEqual([]);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(dialog).toHaveAccessibleName(new RegExp(name ?? '-'));
    // On wide screens it is whole, as large as the window allows, and a click shows it at twice that.
    if (await dialog.getByRole('checkbox').isVisible()) {
      const height = () => dialog.getByRole('img').evaluate((image) => image.clientHeight);
      const first = await height();
      const room = await area.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
      expect(room).toEqual([first, first]);
      await dialog.getByRole('img').click();
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      expect(await height()).toBeGreaterThanOrEqual(2 * first - 1);
      for (const side of ['scrollLeft', 'scrollTop'] as const)
        await expect.poll(() => area.evaluate((element, side) => Math.abs(element[side]), side)).toBeGreaterThan(0);
    }
    const top = await area.evaluate((element) => element.scrollTop);
    const scrollToEnd = async () => {
      await page.keyboard.press('End');
      return area.evaluate((element) => element.scrollTop);
    };
    await expect.poll(scrollToEnd).toBeGreaterThan(top);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    // The next picture replaces this one.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: enlarge.replace('1', '2') }).click();
    await expect(dialog).toHaveCount(1);
    await expect(page.locator('#zoom-2')).toBeVisible();
    await expect(dialog).toHaveAccessibleName((await dialog.getByRole('img').getAttribute('alt')) ?? '-');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

/** Reads the names of cookies and of entries in local and session storage. */
async function readDevice(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return { cookies, ...stored };
}

test('viewed products are stored after "Understood", and not before @desktop', async ({ page }) => {
  const open = async (slug: string) => {
    await page.goto(`/uae/product/${slug}`);
    await hydrate(page);
  };
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await open('tarwa-amla-hair-oil');
  await open('balsam-petroleum-jelly');
  expect((await readDevice(page)).local).toEqual([]);
  await expect(recent).toHaveCount(0);

  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(async () => (await readDevice(page)).local).toEqual(['recently-viewed uae en']);
  await open('arak-miswak-stick');
  await expect(recent.getByRole('link')).toHaveCount(1);
  await expect(recent.getByRole('link')).toHaveAttribute('href', '/uae/product/balsam-petroleum-jelly');

  // Consent is withdrawn.
  await page.context().clearCookies();
  await open('tarwa-amla-hair-oil');
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed uae en'))).not.toContain('tarwa');
});

/** Follows the link to a shop; its page is not loaded. */
async function followShop(page: Page, shop: string) {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator(`.panel-links a[data-marketplace="${shop}"]`).and(page.locator(':visible')).click(),
  ]);
  await opened.close();
}

test('the shop used last comes first, once "Understood" is pressed @desktop', async ({ page }) => {
  const shops = page.locator('.panel-links a[data-marketplace]').and(page.locator(':visible'));
  await page.goto(`/uae${PRODUCT}`);
  await hydrate(page);
  await followShop(page, 'talabat');
  expect((await readDevice(page)).local).toEqual([]);
  await page.getByRole('button', { name: 'Understood' }).click();
  await followShop(page, 'talabat');
  // Its space is there before the page is seen, and hydration moves nothing.
  await page.goto(`/uae${PRODUCT}`);
  const order = () =>
    shops.evaluateAll((all) =>
      all
        .map((one) => ({ name: one.getAttribute('data-marketplace'), ...one.getBoundingClientRect().toJSON() }))
        .sort((one, other) => one.y - other.y || one.x - other.x)
        .map(({ name }) => name),
    );
  const early = await order();
  expect(early).toEqual(['talabat', 'amazon', 'noon', 'lulu']);
  await expect(shops.and(page.locator('[data-marketplace="talabat"]'))).toHaveCSS('background-color', ORANGE);
  await expect(shops.and(page.locator('[data-marketplace="amazon"]'))).not.toHaveCSS('background-color', ORANGE);
  await hydrate(page);
  expect(await order()).toEqual(early);
});

test('a shop followed before any script has arrived is remembered too, after "Understood" only @mobile', async ({
  page,
}) => {
  // They never arrive: a page whose scripts fail would reload itself.
  await page.route(/\/(?:assets|_h)\/.*\.js$/, () => {});
  await page.goto(`/ar/uae${PRODUCT}`);
  await followShop(page, 'noon');
  expect((await readDevice(page)).local).toEqual([]);
  await page.locator('[data-cookie-accept]').click();
  await followShop(page, 'noon');
  expect((await readDevice(page)).local).toEqual(['last-shop']);
  await page.reload();
  const top = (shop: string) =>
    page
      .locator(`.panel-links a[data-marketplace="${shop}"]`)
      .and(page.locator(':visible'))
      .evaluate((one) => one.getBoundingClientRect().y);
  expect(await top('noon')).toBeLessThan(await top('amazon'));
});

test('the thumbs of the stage stand on the grid of wide windows @desktop', async ({ page }) => {
  for (const { prefix } of languages) {
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 });
      await page.goto(`${prefix}${PRODUCT}`);
      const edges = await page.locator('.stage-room a[href="#picture-1"], main nav ol').evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return Math.round(document.dir === 'rtl' ? innerWidth - right : left);
        }),
      );
      expect(edges, `${prefix} at ${width}`).toEqual([edges[0], edges[0]]);
    }
  }
});

test('a search that finds nothing keeps popular searches and ranges in view', async ({ page }) => {
  for (const { prefix, language } of locales.filter(({ country }) => country === 'uae')) {
    await page.goto(prefix);
    await hydrate(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(language, 'search_open'), exact: true })
      .click();
    const drawer = page.getByRole('dialog', { name: say(language, 'search_title') });
    const ranges = drawer.locator('.search-start').getByRole('link');
    await drawer.getByRole('combobox').fill('xqzvw');
    await expect(drawer.locator('b').filter({ hasText: 'xqzvw' })).toBeVisible();
    await expect(ranges.first()).toBeVisible();
    await drawer.getByRole('combobox').fill(language === 'ar' ? 'أملا' : 'amla');
    await expect(drawer.getByRole('option').first()).toBeVisible();
    await expect(ranges.first()).toBeHidden();
  }
});

for (const { prefix } of languages) {
  test(`the shops stay beside what follows the stage, and shops or bar are always in view: ${prefix} @desktop`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1440, 900],
      [1440, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${prefix}${PRODUCT}`);
      const read = (top: number) =>
        page.evaluate(async (top) => {
          scrollTo(0, top);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const upper = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const lower = document.querySelector('[data-cookie-bar]')?.getBoundingClientRect().top ?? 0;
          const shops = [...document.querySelectorAll('.panel-links a[data-marketplace]')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect())
            .map(({ top, bottom }) => top >= Math.max(0, upper) && bottom <= lower);
          const part = [...document.querySelectorAll('.panel-links a[data-marketplace]')]
            .map((one) => one.getBoundingClientRect())
            .some(({ top, bottom, height }) => height > 0 && bottom > Math.max(0, upper) + 8 && top < lower - 8);
          const bar = document.querySelector('.buy-bar');
          return { isFirstWhole: shops[0] === true, isAny: part || bar?.checkVisibility({ visibilityProperty: true }) };
        }, top);
      const stage = await page.locator('.stage-room').evaluate((room) => room.getBoundingClientRect().bottom);
      // The last of the stage is in the middle of the window, and below the header.
      for (const left of [height / 2, 100]) {
        const { isFirstWhole } = await read(stage - left);
        expect(isFirstWhole, `${width} × ${height}, ${left} px of the stage left`).toBe(true);
      }
      const gone: number[] = [];
      for (let top = 0; top < stage + 1200; top += STEP) if (!(await read(top)).isAny) gone.push(top);
      expect(gone, `${width} × ${height}`).toEqual([]);
    }
  });
}

for (const { prefix } of languages) {
  test(`size and first shop are in the first screen, and the bar brings the shops back: ${prefix} @mobile`, async ({
    page,
  }) => {
    // No script ever arrives: a page whose scripts fail would reload itself.
    await page.route(/\/(?:assets|_h)\/.*\.js$/, () => {});
    await page.goto(`${prefix}${PRODUCT}`);
    const main = page.getByRole('main');
    const shop = page.locator('.panel-links a[data-marketplace]').and(page.locator(':visible')).first();
    const bar = main.locator('.buy-bar');
    const cookies = page.locator('[data-cookie-bar]');
    const edge = async () => (await cookies.boundingBox())?.y ?? 0;
    for (const seen of [page.locator('[data-option="1"]'), shop]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await edge());
    }
    await expect(bar).toBeHidden();

    await page.locator('[data-option="2"]').check();
    await main.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    const button = bar.getByRole('button').filter({ hasText: '300' });
    await expect(button).toBeVisible();
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await edge()) + 1);
    // The bar does not cover the focused element (WCAG 2.4.11).
    const last = main.locator('article a:visible').last();
    await last.focus();
    const focused = await last.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(y);

    await button.click();
    const sheet = page.getByRole('dialog').and(page.locator(':popover-open'));
    await expect(sheet.getByRole('link').first()).toHaveAttribute('href', (await shop.getAttribute('href')) ?? '');
    expect(await findViolations(page, { part: ':popover-open' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 3000);
    await expect(bar).not.toBeInViewport();
  });
}

/** Their names and those of their types are the longest. */
const LONGEST = [
  'mahd-olive-lotion',
  'naima-body-wax-strips',
  'naima-face-wax-strips',
  'naima-in-shower-cream',
  'balsam-sesame-foot-balm',
];

for (const { prefix } of languages) {
  test(`the first shop is in the first screen under the longest names, and the trail is one line: ${prefix} @mobile`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'CookiePolicy', value: 'CookieAccepted', url: baseURL }]);
    await page.route(/\/(?:assets|_h)\/.*\.js$/, () => {});
    await page.setViewportSize({ width: 390, height: 844 });
    for (const product of LONGEST) {
      await page.goto(`${prefix}/product/${product}`);
      const shop = page.locator('.panel-links a[data-marketplace]').and(page.locator(':visible')).first();
      const { y = 0, height = 0 } = (await shop.boundingBox()) ?? {};
      expect(y + height, product).toBeLessThanOrEqual(844);
      const crumbs = page.getByRole('navigation', {
        name: say(prefix.startsWith('/ar') ? 'ar' : 'en', 'breadcrumb_label'),
      });
      const lines = crumbs
        .getByRole('listitem')
        .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size);
      expect(await lines, product).toBe(1);
    }
  });
}

test('the privacy policy names everything that the site stores on the device @desktop', async ({ page }) => {
  await page.goto('/uae/product/tarwa-amla-hair-oil');
  await hydrate(page);
  await page.getByRole('button', { name: 'Understood' }).click();
  await followShop(page, 'noon');
  await page.getByRole('banner').getByRole('link', { name: 'Arabic' }).click();
  await expect(page).toHaveURL(/\/ar\/uae/);
  await hydrate(page);
  await page.goto('/uae/plp');
  await hydrate(page);
  await page.getByRole('link', { name: 'Show more' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('amla');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readDevice(page)).local.join()).toContain('recent-searches');
  await page.goto('/uae/plp');
  await hydrate(page);
  // A page whose data cannot be loaded reloads, and records that.
  await page.route(/\/brands\.data/, (route) => route.abort());
  await page.getByRole('link', { name: 'Brands' }).first().click();
  await expect(page).toHaveURL(/\/brands$/);
  // The form asks before the page is left.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/uae/general-enquiry');
  await hydrate(page);
  await page.getByRole('main').getByRole('textbox').first().fill('Noura');
  await expect.poll(async () => (await readDevice(page)).local.join()).toContain('form-draft');
  await page.goto('/uae');
  const { cookies, local, session } = await readDevice(page);
  expect(cookies.sort()).toEqual(['CookiePolicy', 'i18n_redirected']);
  expect([local.length, session.length]).toEqual([5, 3]);
  for (const policy of ['/uae/privacy-policy', '/ar/uae/privacy-policy']) {
    await page.goto(policy);
    const named = await page.getByRole('main').getByRole('listitem').locator('strong').allTextContents();
    // A form that is sent without a connection waits in a database (site/e2e/forms.spec.ts); a worker keeps the rest
    // (site/e2e/worker.spec.ts), the tray what is ticked (site/e2e/compare.spec.ts), and the hint to install the site is
    // for browsers that can (site/e2e/install.spec.ts).
    const elsewhere = ['forms', 'pages', 'worker-reload', 'catalogue', 'install-hint', 'compared'];
    const stored = [...cookies, ...local, ...session, ...elsewhere].map((name) => name.replace(/ .*/, ''));
    expect([...new Set(stored)].sort()).toEqual([...named].sort());
  }
});
