/** One grid at every width, and no pack cut by the edge of its picture (art direction 2, 4). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from './hydration.ts';

const SCREENS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** Pictures with packs: the aspect ratio and the safe area, on a left-to-right page (art direction 4). */
const SCENES = {
  hero: { ratio: 1600 / 860, from: 0.52, to: 0.94, top: 0.07, bottom: 0.92 },
  phoneHero: { ratio: 780 / 860, from: 0.14, to: 0.88, top: 0.08, bottom: 0.95 },
  tile: { ratio: 720 / 960, from: 0.22, to: 0.78, top: 0.22, bottom: 0.92 },
  stage: { ratio: 1100 / 1160, from: 0.18, to: 0.82, top: 0.12, bottom: 0.93 },
  banner: { ratio: 1400 / 620, from: 0.5, to: 0.92, top: 0.13, bottom: 0.97 },
} as const;
type Kind = keyof typeof SCENES;

type Shown = { path: string; pictures: string; kind: Kind; onPhones?: Kind; texts: string[] };
const PAGES: readonly Shown[] = [
  { path: '', pictures: '#slide-1 img', kind: 'hero', onPhones: 'phoneHero', texts: ['h1', '#rooms-title'] },
  { path: '', pictures: '[aria-labelledby="rooms-title"] li img', kind: 'tile', texts: [] },
  { path: '/brands/arak', pictures: 'main header img', kind: 'hero', texts: ['h1', '#range h2'] },
  { path: '/brands', pictures: 'main li img', kind: 'tile', texts: ['h1'] },
  { path: '/plp', pictures: 'main header img', kind: 'banner', texts: ['h1'] },
  {
    path: '/product/tarwa-amla-hair-oil',
    pictures: '#picture-1 .stage-scene',
    kind: 'stage',
    texts: ['main nav ol', 'section:has(> div > ul > li > p) h2'],
  },
];

/** Reads which part of a picture is visible, as shares of the picture from the reading start. */
function readShown(pictures: Locator, ratio: number) {
  return pictures.evaluateAll((all, ratio) => {
    const isRtl = document.dir === 'rtl';
    return all.map((image) => {
      const box = image.getBoundingClientRect();
      const clip = (image.closest('li,header') ?? image).getBoundingClientRect();
      const [width, height] = [Math.max(box.width, box.height * ratio), Math.max(box.height, box.width / ratio)];
      const [x = 0.5, y = 0.5] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((at) => Number.parseFloat(at) / 100);
      const left = box.left + (box.width - width) * x;
      const top = box.top + (box.height - height) * y;
      const seen = {
        left: (Math.max(box.left, clip.left) - left) / width,
        right: (Math.min(box.right, clip.right) - left) / width,
        top: (Math.max(box.top, clip.top) - top) / height,
        bottom: (Math.min(box.bottom, clip.bottom) - top) / height,
      };
      const [from, to] = isRtl ? [1 - seen.right, 1 - seen.left] : [seen.left, seen.right];
      return { from, to, top: seen.top, bottom: seen.bottom };
    });
  }, ratio);
}

/** Reads the distance of texts from the reading start, the header's first. */
function readStarts(page: Page, texts: readonly string[]) {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`${selector} is not on the page`);
        const { left, right } = element.getBoundingClientRect();
        const padding = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
        return Math.round((document.dir === 'rtl' ? innerWidth - right : left) + padding);
      }),
    ['body > header > .wrap', ...texts],
  );
}

for (const prefix of ['/uae', '/ar/ksa']) {
  test(`texts begin on one line and packs are whole at every width: ${prefix} @desktop`, async ({ page }) => {
    // Only the position of pictures is measured, not their content.
    const blank = {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    };
    await page.route(/\/_ipx\//, (route) => route.fulfill(blank));
    // Rooms animate to their new size, which is not measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path, pictures, kind, onPhones = kind, texts } of PAGES) {
      await page.goto(prefix + path);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const place = `${path} at ${screen.width}`;
        const [header, ...starts] = await readStarts(page, texts);
        expect(starts, `the start of texts, ${place}`).toEqual(starts.map(() => header));
        const { ratio, ...safe } = SCENES[screen.width > 768 ? kind : onPhones];
        const shown = await readShown(page.locator(pictures), ratio);
        expect(shown.length, place).toBeGreaterThan(0);
        const cut = shown.filter(
          (seen) => seen.from > safe.from || seen.to < safe.to || seen.top > safe.top || seen.bottom < safe.bottom,
        );
        expect(cut, `parts of ${pictures} that are shown, ${place}`).toEqual([]);
      }
    }
  });
}

test('under reduced motion a new size is there at once @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/uae');
  const width = await page.locator('h1').evaluate((heading) => {
    heading.style.inlineSize = '200px';
    const before = heading.getBoundingClientRect().width;
    heading.style.inlineSize = '100px';
    return [before, heading.getBoundingClientRect().width];
  });
  expect(width).toEqual([200, 100]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const prefix of ['/uae', '/ar/uae']) {
      test(`the links of the sections of the home page end at one edge: ${prefix} @desktop`, async ({ page }) => {
        await page.goto(prefix);
        // On wide screens the arrows of a strip, which are there with scripts, follow its link.
        for (const width of javaScriptEnabled ? [390, 768] : [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const ends = await page
            .locator('main .section-head a')
            .evaluateAll((all) =>
              all.map((one) => Math.round(one.getBoundingClientRect()[document.dir === 'rtl' ? 'left' : 'right'])),
            );
          expect(ends, `at ${width}`).toHaveLength(4);
          expect(new Set(ends).size, `${ends} at ${width}`).toBe(1);
        }
      });
    }
  });
}

/** The longest home page, in screens of a phone (decision 0269). */
const SCREENS_OF_HOME = 8.7;

for (const prefix of ['/uae', '/ar/uae']) {
  test(`on phones the home page is short, and its rows show some of the next item: ${prefix} @mobile`, async ({
    page,
  }) => {
    await page.goto(prefix);
    const { screens, rows } = await page.evaluate(() => ({
      screens: document.documentElement.scrollHeight / innerHeight,
      rows: [...document.querySelectorAll('.side-row')].map((row) => {
        const items = [...row.children].map((item) => item.getBoundingClientRect());
        const isCut = items.some(
          ({ left, right }) => (left > 0 && left < innerWidth) !== (right > 0 && right < innerWidth),
        );
        return isCut && row.scrollWidth > row.clientWidth;
      }),
    }));
    expect(screens).toBeLessThan(SCREENS_OF_HOME);
    expect(rows).toEqual([true, true, true, true, true]);
  });
}

for (const prefix of ['/uae', '/ar/uae']) {
  test(`headline and action of the hero are above the cookie bar of a short phone: ${prefix} @mobile`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(prefix);
    const bar = await page.locator('[data-cookie-bar]').boundingBox();
    const action = await page.locator('#slide-1 a').first().boundingBox();
    expect((action?.y ?? Number.NaN) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(bar?.height).toBeLessThanOrEqual(56);
  });
}

for (const prefix of ['/uae', '/ar/uae']) {
  test(`fields of a form begin where its heading does, and use the whole width: ${prefix} @desktop`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/apply-for-distribution`);
    const rows = await page.locator('.posted-form').evaluate((form) => {
      const heading = document.getElementById('form')?.getBoundingClientRect();
      const isRtl = document.dir === 'rtl';
      const starts = ['company', 'contact-person', 'job-title', 'email'].map((name) => {
        const box = form.querySelector(`[name="${name}"]`)?.getBoundingClientRect();
        if (!box || !heading) throw new Error(`no ${name}`);
        return Math.round(Math.abs(isRtl ? heading.right - box.right : box.left - heading.left));
      });
      return { starts, width: form.clientWidth };
    });
    const third = rows.starts[1] ?? 0;
    expect(rows.starts).toEqual([0, third, expect.closeTo(2 * third, -1), 0]);
    expect(third).toBeGreaterThan(rows.width / 3);
  });
}

test('a row takes the focus only while it scrolls sideways, in a window of any width @desktop', async ({ page }) => {
  await page.goto('/uae');
  await hydrate(page);
  const reached = () =>
    page
      .locator('.side-row[tabindex]')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getAttribute('tabindex')))]);
  for (const { width, tabIndex } of [
    { width: 1440, tabIndex: '-1' },
    { width: 390, tabIndex: '0' },
    { width: 1440, tabIndex: '-1' },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(reached).toEqual([tabIndex]);
  }
});
