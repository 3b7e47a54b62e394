/**
 * `npm run screenshots [-- ORIGIN]`: pictures of the main pages for docs/screenshots/, from a running site
 * (default http://127.0.0.1:3000), at 1440, 1024 and 390 px in both languages.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const ORIGIN = process.argv[2] ?? 'http://127.0.0.1:3000';
const FOLDER = 'docs/screenshots';
const WIDTHS = [1440, 1024, 390] as const;
const LANGUAGES = { en: '/uae', ar: '/ar/ksa' } as const;
const PAGES = {
  home: '',
  brands: '/brands',
  brand: '/brands/tarwa',
  listing: '/plp',
  'product-type': '/hair-oil',
  product: '/product/tarwa-amla-hair-oil',
  ingredients: '/ingredients',
  catalogs: '/catalogs',
  search: '/search?key=amla',
  story: '/our-story',
  leadership: '/our-leadership',
  responsibility: '/our-responsibility',
  investors: '/investor-relations',
  nature: '/nature-and-me',
  news: '/news-and-media',
  careers: '/careers/join-us',
  hiring: '/how-we-hire',
  distribution: '/distribution',
  missing: '/no-such-page',
} as const;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(FOLDER, { recursive: true });
for (const width of WIDTHS) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  // A picture of the page, not of the cookie bar.
  await context.addCookies([{ name: 'CookiePolicy', value: 'CookieAccepted', url: ORIGIN }]);
  const page = await context.newPage();
  for (const [language, prefix] of Object.entries(LANGUAGES)) {
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`${ORIGIN}${prefix}${path}`, { waitUntil: 'load' });
      await loadPictures(page);
      const png = await page.screenshot({ fullPage: true });
      const file = `${FOLDER}/${name}-${language}-${width}.webp`;
      await sharp(png)
        .resize({ width: Math.min(width, 960) })
        .webp({ quality: 62, effort: 5 })
        .toFile(file);
    }
  }
  await context.close();
}
await browser.close();

/** Brings every lazy picture into view and waits until all are drawn. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
