/** The contrast of text on scenes with the rendered pixels: 4.5, or 3 for large text (art direction 6). */
import { expect, type Page, test } from '@playwright/test';
import { readContrast } from './contrast.ts';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';

const BRANDS = ['tarwa', 'nadiya', 'faris', 'mahd', 'naima', 'basma', 'arak', 'balsam', 'qiwam', 'qirmiz'];

/** Tall enough for the tallest scene. */
const HEIGHT = 2400;

const SCENES = [
  ...BRANDS.map((brand) => ({ name: `hero of ${brand}`, path: `/brands/${brand}`, selector: 'main header' })),
  { name: 'wall of brands', path: '/brands', selector: 'main li[data-room]' },
  { name: 'strip of rooms', path: '', selector: 'section[aria-labelledby=rooms-title] li' },
  { name: 'responsibility mosaic', path: '', selector: 'section[aria-labelledby=responsibility-title] li' },
  { name: 'banner of all products', path: '/plp', selector: 'main header' },
  { name: 'banner of a light room', path: '/hair-care', selector: 'main header' },
  { name: 'banner of a dark room', path: '/mens-styling', selector: 'main header' },
  { name: 'missing page', path: '/nothing-here', selector: 'main section' },
];

for (const [turn, locale] of [localeOf('uae', 'en'), localeOf('uae', 'ar')].entries()) {
  for (const [place, { name, path, selector }] of SCENES.entries()) {
    // A phone shows each scene in one of the languages, in turn.
    const tag = place % 2 === turn ? [] : ['@desktop'];
    test(`${name} is legible in ${locale.lang}`, { tag }, async ({ page, viewport }) => {
      await page.setViewportSize({ width: viewport?.width ?? 1440, height: HEIGHT });
      await page.goto(locale.prefix + path);
      await showPictures(page, selector);
      await expectReadable(page, selector);
    });
  }

  test(`every slide is legible in ${locale.lang}`, async ({ page, viewport }) => {
    await page.setViewportSize({ width: viewport?.width ?? 1440, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(locale.prefix);
    await hydrate(page);
    const slideLinks = page.locator('[aria-roledescription=carousel] ol a');
    for (const [index, link] of (await slideLinks.all()).entries()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      const slide = `#slide-${index + 1} [data-room]`;
      await expect(page.locator(slide).locator('img')).toHaveCount(1);
      await showPictures(page, slide);
      await expectReadable(page, slide);
      await expectReadable(page, '[aria-roledescription=carousel]');
    }
  });
}

async function expectReadable(page: Page, selector: string) {
  const readings = await readContrast(page, selector);
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
}

/** Waits until the pictures in view are loaded and drawn. */
async function showPictures(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const pictures = page.locator(selector).locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((images) =>
        images.every((image) => {
          if (!(image instanceof HTMLImageElement)) return true;
          const { left, right } = image.getBoundingClientRect();
          return image.complete || right <= 0 || left >= innerWidth;
        }),
      ),
    )
    .toBe(true);
}
