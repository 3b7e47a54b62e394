/** Pictures that no word crosses and no edge cuts (art direction 1, 4). */
import { expect, test } from '@playwright/test';

for (const prefix of ['/uae', '/ar/ksa']) {
  test(`the name of a list crosses no picture on phones: ${prefix} @desktop`, async ({ page }) => {
    for (const path of ['/plp', '/hair-care', '/hair-removal-cream']) {
      await page.goto(prefix + path);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const gap = await page.locator('main header').evaluate((header) => {
          const name = document.createRange();
          name.selectNodeContents(header.querySelector('h1') ?? header);
          return name.getBoundingClientRect().top - (header.querySelector('img')?.getBoundingClientRect().bottom ?? 0);
        });
        expect(gap, `${path} at ${width}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('the pictures of a story are whole @desktop', async ({ page }) => {
  for (const path of ['/amla-story', '/miswak-story', '/black-seed-story']) {
    await page.goto(`/uae${path}`);
    const pictures = page.locator('.sheet-picture');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const cut = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        if (getComputedStyle(image).objectFit === 'contain') return 0;
        return Math.abs(1 - image.naturalWidth / image.naturalHeight / (image.clientWidth / image.clientHeight));
      });
      expect(cut, path).toBeLessThan(0.03);
    }
    expect(await pictures.count(), path).toBeGreaterThan(2);
  }
});

for (const prefix of ['/uae', '/ar/ksa']) {
  test(`the pack in a menu is whole in every window: ${prefix} @desktop`, async ({ page }) => {
    for (const width of [769, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      // Brands have the lower panel, products the taller one.
      for (const item of [1, 2]) {
        await page.goto(`${prefix}/faq`);
        await page.locator(`header nav > ul > li:nth-child(${item}) > a`).first().hover();
        const seen = await page.locator('.panel-picture.shown:visible').evaluate((image: HTMLImageElement) => {
          const box = image.getBoundingClientRect();
          const tall = Math.max(box.height, (box.width * 4) / 3);
          const wide = (tall * 3) / 4;
          const at = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
          const left = ((wide - box.width) * at) / wide;
          return { left, right: left + box.width / wide, top: (tall - box.height) / tall };
        });
        // The position of packs in a tile (art direction 4).
        expect(seen.left, `${item} at ${width}`).toBeLessThanOrEqual(0.22);
        expect(seen.right, `${item} at ${width}`).toBeGreaterThanOrEqual(0.78);
        expect(seen.top, `${item} at ${width}`).toBeLessThanOrEqual(0.22);
      }
    }
  });
}

for (const prefix of ['/uae', '/ar/uae']) {
  test(`the little pot beside a pack stands whole on the stage of phones: ${prefix} @mobile`, async ({ page }) => {
    await page.goto(`${prefix}/product/tarwa-amla-hair-oil`);
    const shown = await page.locator('.stage-scene').evaluate((image: HTMLImageElement) => {
      const height = (image.clientWidth * 1160) / 1100;
      const at = Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100;
      return ((height - image.clientHeight) * at + image.clientHeight) / height;
    });
    // Its foot is 1106 of 1160 down (sample/imagery/scenes/stage.ts), its shadow a little further.
    expect(shown).toBeGreaterThan(1120 / 1160);
  });

  test(`the pack stands in the middle of the stage between phone and desk: ${prefix} @desktop`, async ({ page }) => {
    await page.goto(`${prefix}/product/tarwa-amla-hair-oil`);
    for (const width of [481, 600, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const { left, right } = await page.locator('.stage-scene').evaluate((image) => image.getBoundingClientRect());
      expect(Math.abs(left - (width - right)), `at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  test(`the way to all of a menu is in a small window: ${prefix} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${prefix}/faq`);
    await page.locator('header nav > ul > li:nth-child(2) > a').first().hover();
    await expect(page.locator('header [id^="menu-panel"]:visible a').last()).toBeInViewport({ ratio: 1 });
  });
}

/** Where trees, plants, water and tools are in the stills of the mosaic: from, top, to and bottom, as shares. */
const OBJECTS = [
  [
    [0.44, 0.53, 0.62, 0.79],
    [0.64, 0.43, 0.94, 0.85],
  ],
  [
    [0.35, 0.61, 0.49, 0.93],
    [0.515, 0.5, 0.61, 0.7],
    [0.68, 0.265, 0.75, 0.345],
    [0.72, 0.4, 1, 1],
    [0.8, 0, 1, 1],
  ],
  [[0.37, 0.34, 1, 0.88]],
  [[0.355, 0.32, 0.85, 0.87]],
];

for (const prefix of ['/uae', '/ar/uae']) {
  test(`no line of the mosaic stands on what its still shows: ${prefix} @desktop`, async ({ page }) => {
    await page.goto(prefix);
    for (const width of [320, 344, 360, 375, 390, 430, 600, 768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      const crossed = await page.locator('.mosaic').evaluate((mosaic, objects) => {
        const isRtl = document.dir === 'rtl';
        return [...mosaic.children].flatMap((cell, place) => {
          const image = cell.querySelector('img') ?? cell;
          const box = image.getBoundingClientRect();
          const wide = Math.max(box.width, box.height * 1.5);
          const [x = 0.5, y = 0.5] = getComputedStyle(image)
            .objectPosition.split(' ')
            .map((at) => Number.parseFloat(at) / 100);
          const left = box.left + (box.width - wide) * x;
          const top = box.top + (box.height - wide / 1.5) * y;
          return [...cell.querySelectorAll('h3, p')].flatMap((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            // A line is as high as its letters, without the space that the typeface leaves above and below.
            const lines = [...range.getClientRects()].map((line) => ({ ...line.toJSON(), room: line.height * 0.15 }));
            return lines
              .filter((line) =>
                (objects[place] ?? []).some(([from = 0, above = 0, to = 0, below = 0]) => {
                  const [start, end] = isRtl ? [1 - to, 1 - from] : [from, to];
                  return (
                    line.right > left + start * wide &&
                    line.left < left + end * wide &&
                    line.bottom - line.room > top + (above * wide) / 1.5 &&
                    line.top + line.room < top + (below * wide) / 1.5
                  );
                }),
              )
              .map(() => text.textContent);
          });
        });
      }, OBJECTS);
      expect(crossed, `at ${width}`).toEqual([]);
    }
  });
}
