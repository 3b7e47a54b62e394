/** Printed product, comparison, article, investor and legal pages: the whole text, and nothing else. */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both, locales } from './locales.ts';
import { say } from './words.ts';

const COMPARED = '/compare?products=qirmiz-red-toothpaste,basma-neem-toothpaste,arak-miswak-toothpaste';
const ANSWER = '/nature-and-me?hair=pitta&skin=pitta&hands=pitta&morning=kapha&weather=pitta';
/** The margin that browsers leave and readers like: 1.5 cm on each side. */
const MARGIN = { top: '1.5cm', right: '1.5cm', bottom: '1.5cm', left: '1.5cm' };
/** A sheet of A4 within them, in CSS pixels. */
const SHEET = { width: 680, height: 1009 };

/** A product of each kind: oil, shampoo, jelly, toothpaste with the longest list of ingredients, honey, soap, gel. */
const PRODUCTS = [
  'tarwa-amla-hair-oil',
  'tarwa-sidr-shampoo',
  'balsam-petroleum-jelly',
  'qirmiz-red-toothpaste',
  'qiwam-sidr-honey',
  'nadiya-turmeric-soap',
  'faris-styling-gel',
];

/** Short and middling articles, and the longest (decision 0244). */
const ARTICLES = [
  ['half-year-results-2026', 1],
  ['how-to-read-a-label', 1],
  ['hard-water-and-hair', 1],
  ['one-litre-cabin-bag', 1],
  ['how-to-prepare-a-miswak', 1],
  ['growing-sidr-from-seed', 1],
  ['thursday-hair-oiling', 2],
] as const;

const pages = [
  ['product', '/product/tarwa-amla-hair-oil'],
  ['product type', '/toothpaste'],
  ['comparison', COMPARED],
  ['article', '/blogs/how-to-read-a-label'],
  ['investors', '/investor-relations'],
  ['legal text', '/privacy-policy'],
  ['people', '/our-leadership'],
  ['ingredients', '/ingredients'],
] as const;

for (const [name, path] of pages) {
  test(`${name} prints its whole text and no controls @desktop`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const prefix of ['/uae', '/ar/uae']) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('header[data-print="hide"]')).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Closed details are open on paper.
      const folded = page.getByRole('main').locator('details:not([data-print="hide"] *)');
      const heights = await folded.evaluateAll((all) =>
        all.map((one) => [...one.children].slice(1).every((child) => child.getBoundingClientRect().height > 0)),
      );
      expect(heights).not.toContain(false);
      const inks = await page
        .locator('main, main *:not(.bar)')
        .evaluateAll((all) => [
          ...new Set(all.map((one) => `${getComputedStyle(one).color} on ${getComputedStyle(one).background}`)),
        ]);
      expect(inks).toEqual([expect.stringMatching(/^rgb\(0, 0, 0\) on (rgba\(0, 0, 0, 0\)|none)/)]);
      await expect(page.getByRole('main').locator('select, [popovertarget]').locator('visible=true')).toHaveCount(0);
      const addresses = await page
        .locator('main a[href^="http"]')
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one, '::after').content))]);
      expect(addresses.filter((one) => /attr|http/.test(one) && !one.includes('\u2066'))).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test('the shops of a printed product have addresses that people read, and no word of tabs @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const prefix of ['/uae', '/ar/uae']) {
    await page.goto(`${prefix}/product/tarwa-amla-hair-oil`);
    const shops = page.locator('.panel-links .shop-link:visible');
    const addresses = await shops.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((one) => /%\d\d/.test(one))).toEqual([]);
    expect(await page.locator('.panel-links').innerText()).not.toMatch(/new tab|تبويب/);
  }
});

test('printed lists leave no gap, and names of shops are whole @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const { prefix, language } of both) {
    await page.goto(`${prefix}/plp`);
    const [first, , third] = await page
      .locator('[data-product]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(third).toBe(first);
    await expect(page.getByRole('link', { name: say(language, 'products_more') })).toBeHidden();
    await page.goto(`${prefix}/where-to-buy`);
    const lines = await page
      .locator('.shop-link > bdi')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});

for (const { prefix } of locales) {
  test(`printed shops hold together, and no text lies on another: ${prefix} @desktop`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${prefix}/where-to-buy`);
    const found = await page.getByRole('main').evaluate((main, { width, height }) => {
      // Columns of a sheet's size break like sheets, and can be measured.
      Object.assign(main.style, { columns: `${width}px`, columnFill: 'auto', blockSize: `${height}px` });
      const whole = [...main.querySelectorAll('section section, li:has(> div > h4)')];
      const lines = [...main.querySelectorAll('h1, h2, h3, h4, p, li:not(:has(li, p, .sr-only)), bdi')].flatMap(
        (one) => (one.checkVisibility() ? [...one.getClientRects()].map((box) => ({ one, box })) : []),
      );
      const covered = lines.filter(({ one, box }) =>
        lines.some(
          ({ one: other, box: second }) =>
            !one.contains(other) &&
            !other.contains(one) &&
            Math.min(box.right, second.right) - Math.max(box.left, second.left) > 1 &&
            Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top) > box.height / 2,
        ),
      );
      return {
        shops: whole.length,
        torn: whole.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
        covered: covered.map(({ one }) => one.textContent),
      };
    }, SHEET);
    expect(found).toEqual({ shops: expect.any(Number), torn: [], covered: [] });
    expect(found.shops).toBeGreaterThan(2);
  });
}

test('printed shops begin at the top of the sheet, those online as large as the others @desktop', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const prefix of ['/uae', '/ar/uae']) {
    await page.goto(`${prefix}/where-to-buy`);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    // 5 mm.
    expect(title?.y).toBeLessThan(19);
    const sizes = await page
      .locator('#shops .shop-link > bdi, #shops h4')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]);
    expect(sizes).toHaveLength(1);
    const tops = await page
      .locator('#shops li:has(> .shop-link)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps).size).toBe(1);
  }
});

test('the words about a printed ingredient stand beside its picture, none below it @desktop', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const prefix of ['/uae', '/ar/uae']) {
    for (const slug of ['tarwa-amla-hair-oil', 'qirmiz-red-toothpaste']) {
      await page.goto(`${prefix}/product/${slug}`);
      const gaps = await page.locator('.product-page > section > ul > li:has(> picture, > img)').evaluateAll((all) =>
        all.flatMap((one) => {
          const picture = one.querySelector('img')?.getBoundingClientRect();
          const lines = [...one.querySelectorAll('h3, p')].flatMap((words) => [...words.getClientRects()]);
          return lines.map((line) => (picture ? Math.max(line.left - picture.right, picture.left - line.right) : 0));
        }),
      );
      expect(gaps.length).toBeGreaterThan(4);
      // 2 mm.
      expect(Math.min(...gaps)).toBeGreaterThan(7);
    }
  }
});

test('the words of a printed story keep their distance from its pictures @desktop', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const prefix of ['/uae', '/ar/uae']) {
    await page.goto(`${prefix}/sidr-story`);
    const gaps = await page.locator('main .sheet').evaluateAll((all) =>
      all.map((one) => {
        const [picture, words] = [...one.children].map((part) => part.getBoundingClientRect());
        return picture && words ? Math.max(words.left - picture.right, picture.left - words.right) : 0;
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    // 6 mm.
    expect(Math.min(...gaps)).toBeGreaterThan(22);
  }
});

for (const [name, path, most] of [
  ['a comparison', COMPARED, 1],
  ...PRODUCTS.map((slug) => ['a product', `/product/${slug}`, 1] as const),
  ...ARTICLES.map(([slug, most]) => ['an article', `/blogs/${slug}`, most] as const),
  ['a list', '/toothpaste', 2],
  ['all products', '/plp', 1],
  ['shops', '/where-to-buy', 2],
  ['an answer of the quiz', ANSWER, 1],
  ["a need's packs", '/nature-and-me?need=flaky-scalp', 1],
  ["a need's packs", '/nature-and-me?need=dry-skin', 1],
] as const) {
  test(`${name} is printed on ${most} of A4: ${path} @desktop`, async ({ page }) => {
    for (const prefix of ['/uae', '/ar/uae']) {
      await page.goto(`${prefix}${path}`);
      const file = (await page.pdf({ format: 'A4', margin: MARGIN })).toString('latin1');
      expect(file.match(/\/Type\s*\/Page\b/g)?.length, prefix).toBeLessThanOrEqual(most);
    }
  });
}

for (const [name, path] of [
  ['a comparison', COMPARED],
  ...PRODUCTS.map((slug) => ['a product', `/product/${slug}`] as const),
] as const) {
  test(`${name} is one sheet of A4 on its side, and without margins: ${path} @desktop`, async ({ page }) => {
    for (const prefix of ['/uae', '/ar/uae']) {
      await page.goto(`${prefix}${path}`);
      for (const options of [{ landscape: true, margin: MARGIN }, { landscape: true }, {}]) {
        const file = (await page.pdf({ format: 'A4', ...options })).toString('latin1');
        expect(file.match(/\/Type\s*\/Page\b/g)?.length, `${prefix} ${JSON.stringify(options)}`).toBe(1);
      }
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('.product-page, main:has([data-compared])');
      const gap = await sheet.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingInlineStart));
      // 4 mm: the margin that printers cannot reach.
      expect(gap).toBeGreaterThan(15);
      await page.emulateMedia({ media: null });
    }
  });
}

test('the questions of a printed comparison are in the type of their answers @desktop', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/uae${COMPARED}`);
  const sizes = await page
    .locator('main section:has(> h2 + ul)')
    .locator('h2, li')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]);
  expect(sizes).toHaveLength(1);
});

for (const { prefix, language } of locales.filter(({ country }) => country === 'uae')) {
  test(`an answer of the quiz has a button that prints, once scripts run: ${language} @desktop`, async ({ page }) => {
    await page.goto(`${prefix}${ANSWER}`);
    const button = page.getByRole('button', { name: say(language, 'quiz_print'), includeHidden: true });
    await expect(button).toBeHidden();
    await hydrate(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await button.click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
  });
}
