/**
 * Every type of page in both languages: status, language, headings, head, errors, accessibility, narrow screens; no
 * JavaScript until the first interaction (pitfall 8), then within a budget.
 */
import { expect, test } from '@playwright/test';
import { hasUnsentTyping, TYPED_FIELDS } from '../app/ui/load-document.ts';
import { findViolations } from './accessibility.ts';
import { hydrate, watchErrors } from './hydration.ts';
import { inBatches } from './in-batches.ts';
import { alternatePrefixes, both, localeOf } from './locales.ts';
import { missingPage, pageTypes } from './page-types.ts';
import { readHtml } from './read-html.ts';
import { MAX_WEIGHT, sumBytes, watchAll, watchData, watchScripts, weigh } from './scripts.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Widths of 1600, 1440 and 1280 px windows at 200 % zoom, and of the narrowest phone. */
const NARROW = [800, 720, 640, 320];
/** Budgets for code and for the data of a page, in bytes of brotli (decision 0009). */
const MAX_CODE = 120_000;
const MAX_DATA = 13_500;
const SETTLED_MS = 5_000;
const shown = [
  ...pageTypes.map((type) => ({ ...type, status: 200 })),
  { name: 'missing page', path: missingPage, status: 404 },
  // Not indexed, and no page of the specification's table.
  { name: 'products offline', path: '/offline', status: 200 },
];

for (const [turn, locale] of both.entries()) {
  for (const [place, { name, path, status }] of shown.entries()) {
    // A phone shows each page in one of the languages, in turn.
    const tag = place % 2 === turn ? [] : ['@desktop'];
    test(`${name} in ${locale.lang}`, { tag }, async ({ page, baseURL }) => {
      const errors = watchErrors(page);
      const scripts = watchScripts(page);
      const data = watchData(page);
      const all = watchAll(page);
      await page.addInitScript((settled) => {
        const { setTimeout } = window;
        window.setTimeout = ((task: () => void, time?: number) =>
          time === settled ? 0 : setTimeout(task, time)) as never;
      }, SETTLED_MS);
      const response = await page.goto(locale.prefix + path);
      // Layout may fire scroll events in the frames after the load.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      expect([...scripts, ...data].map((file) => file.url())).toEqual([]);
      expect(response?.status()).toBe(status);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', locale.lang);
      await expect(root).toHaveAttribute('dir', locale.dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);

      expect(await findViolations(page, { tags: RULES })).toEqual([]);
      // Meanwhile the pictures below have loaded; the panel of `/offline` asks for products where it has hydrated, too.
      const products = all.filter((file) => file.url().includes('/offline-catalogue.json'));
      const weight = await weigh(all, [...scripts, ...data, ...products]);
      expect(weight).toBeLessThanOrEqual(MAX_WEIGHT);

      await hydrate(page);
      // The console logs the 404 of a missing page.
      const unexpected = () => errors.filter((error) => status === 200 || !/status of 404/.test(error));
      expect(unexpected()).toEqual([]);
      expect(await page.evaluate(hasUnsentTyping, TYPED_FIELDS), 'nothing is typed').toBe(false);

      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `pixels the page scrolls sideways at ${width} px`).toBe(0);
      }
      expect(unexpected()).toEqual([]);

      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(0);
      expect(data).toHaveLength(1);
      const [codeBytes, dataBytes] = [await sumBytes(scripts), await sumBytes(data)];
      test.info().annotations.push({ type: 'bytes', description: `${path} ${codeBytes} ${dataBytes} ${weight}` });
      expect(all.filter((file) => new URL(file.url()).origin !== baseURL).map((file) => file.url())).toEqual([]);
      expect(codeBytes).toBeLessThanOrEqual(MAX_CODE);
      expect(dataBytes).toBeLessThanOrEqual(MAX_DATA);
    });
  }

  test(`links of header and footer in ${locale.lang} @http`, async ({ request }) => {
    const home = readHtml(await (await request.get(locale.prefix)).text());
    const own = [...new Set(home.links)].filter((link) => link.startsWith('/') && !link.startsWith('/media/'));
    expect(own.length).toBeGreaterThan(40);
    const answers = await inBatches(own, 8, async (link) => {
      const response = await request.get(link, { maxRedirects: 0 });
      return `${response.status()} ${link}`;
    });
    expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
  });
}

for (const { name, path } of [
  { name: 'home', path: '' },
  { name: 'collections', path: '/collections' },
]) {
  // Full of pictures, and not tested on a phone in Arabic above.
  test(`a page of many rooms is light in Arabic: ${name} @mobile`, async ({ page }) => {
    const all = watchAll(page);
    await page.goto(`/ar/uae${path}`, { waitUntil: 'networkidle' });
    expect(await weigh(all)).toBeLessThanOrEqual(MAX_WEIGHT);
  });
}

for (const { name, path } of pageTypes) {
  test(`head of ${name} @http`, async ({ request, baseURL }) => {
    for (const locale of [localeOf('uae', 'en'), localeOf('kwt', 'en'), localeOf('ksa', 'en'), localeOf('egy', 'ar')]) {
      const response = await request.get(locale.prefix + path);
      expect(response.status()).toBe(200);
      const head = readHtml(await response.text());
      const plainPath = path.split('?')[0] ?? '';
      // Filters and order are never part of a canonical (rulings 7).
      expect(head.canonical).toBe(`${baseURL}${locale.prefix}${plainPath}`);
      if (plainPath === '/search') {
        expect(head.robots).toBe('noindex,follow');
        expect(head.alternates.size).toBe(0);
        continue;
      }
      expect(head.description, 'description').toBeTruthy();
      const expected = [...alternatePrefixes].map(([hreflang, prefix]) => [
        hreflang,
        `${baseURL}${prefix}${plainPath}`,
      ]);
      expect(Object.fromEntries(head.alternates)).toEqual({
        ...Object.fromEntries(expected),
        'x-default': plainPath === '' ? `${baseURL}/` : `${baseURL}/uae${plainPath}`,
      });
    }
  });
}
