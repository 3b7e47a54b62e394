/** The data of a page is for the code of its build (decision 0162). */
import { expect, test } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { localeOf } from './locales.ts';
import { follow, watch } from './moving-inside.ts';

test('the router’s data names its build, also from the cache; documents have no such header @http', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const buildOf = async (address: string) => (await request.get(address)).headers()['x-build'];
  for (const address of ['/uae/brands.data', '/uae/brands.data', '/uae/no-such-page.data', '/_.data']) {
    expect([address, await buildOf(address)]).toEqual([address, id]);
  }
  expect(await buildOf('/uae/brands')).toBeUndefined();
});

test('data of another build is shown by its own code: the document of its page comes, on the way back too', async ({
  page,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`${prefix}/brands`);
  const title = (await heading.textContent()) ?? '';
  await hydrate(page);
  await follow(page, `${prefix}/our-story`);
  await expect(heading).toBeFocused();
  // A field has another name there, and none of this page's.
  await page.route('**/brands.data*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"brands"', '"ranges"');
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'x-build': 'another' } });
  });
  const { documents } = watch(page);
  await page.goBack();
  await expect.poll(() => documents).toEqual([`${prefix}/brands`]);
  await expect(heading).toHaveText(title);
  await page.goto(`${prefix}/our-story`);
  await hydrate(page);
  await follow(page, `${prefix}/brands`);
  await expect(heading).toHaveText(title);
  expect(documents).toEqual(['/brands', '/our-story', '/brands'].map((path) => prefix + path));
});
