/** Where a page stands when it comes back as a document (rulings 6). */
import { expect, test } from '@playwright/test';

test('a list is where it was left, also when the pointer had moved the first picture in view @desktop', async ({
  page,
}) => {
  // Without scripts of the page the browser finds the place.
  await page.route('**/_h/**', (route) => route.abort());
  await page.goto('/qat/plp?tag=best-seller');
  const card = page.getByRole('main').getByRole('article').first();
  const picture = card.locator('img');
  await picture.evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    scrollTo(0, scrollY + top + height / 2 - header);
  });
  const findTop = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await findTop();
  // A browser does not always look for what was in view.
  for (let turn = 0; turn < 3; turn += 1) {
    await card.getByRole('link').hover();
    await expect(picture).toHaveCSS('translate', '0px -2%');
    await card.getByRole('link').click();
    await page.waitForURL(/\/product\//);
    await page.goBack();
    expect(await findTop()).toBe(top);
    await page.mouse.move(0, 0);
  }
});
