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
        // Where packs stand in a tile (art direction 4).
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
