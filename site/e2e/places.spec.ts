/** Pages keep their scroll position: when restored as documents (rulings 6), and while their code loads. */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { both, localeOf } from './locales.ts';
import { follow } from './moving-inside.ts';
import { say } from './words.ts';

test('a list is where it was left, also when the pointer had moved the first picture in view @desktop', async ({
  page,
}) => {
  // Without the page's scripts the browser restores the position.
  await page.route('**/_h/**', () => {});
  await page.goto('/qat/plp?tag=best-seller');
  const card = page.getByRole('main').getByRole('article').first();
  const picture = card.locator('img');
  await picture.evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    scrollTo(0, scrollY + top + height / 2 - header);
  });
  const findTop = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // A browser does not always restore what was in view.
  for (let turn = 0; turn < 3; turn += 1) {
    await card.getByRole('link').hover();
    await expect(picture).toHaveCSS('translate', '0px -2%');
    const top = await findTop();
    // Where the pointer is: a click on the link may scroll.
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(/\/product\//);
    await page.goBack();
    expect(await findTop()).toBe(top);
    await page.mouse.move(0, 0);
  }
});

test('a text stands where it stays, also before the code of its contents is there', async ({ page, isMobile }) => {
  // Each width in one direction.
  const { prefix, language } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/contents-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`${prefix}/our-story`);
  await hydrate(page);
  const title = await page.title();
  await follow(page, `${prefix}/privacy-policy`);
  await expect(page).not.toHaveTitle(title);
  const text = page.locator('.rich-text').first();
  await expect(text).toBeVisible();
  const before = await text.boundingBox();
  code.resolve();
  await expect(page.getByRole('navigation', { name: say(language, 'post_contents') })).toBeVisible();
  expect(await text.boundingBox()).toEqual(before);
});

test('contents stay beside the text that is read @desktop', async ({ page }) => {
  for (const { prefix, language } of both) {
    for (const path of ['/privacy-policy', '/blogs/air-conditioned-skin']) {
      await page.goto(`${prefix}${path}`);
      const contents = page.getByRole('navigation', { name: say(language, 'post_contents') }).getByRole('list');
      await page.mouse.wheel(0, 700);
      await page.locator('.rich-text').getByRole('heading').last().scrollIntoViewIfNeeded();
      await expect(contents).toBeInViewport({ ratio: 1 });
    }
  }
});
