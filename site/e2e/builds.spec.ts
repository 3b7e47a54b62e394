/** What depends on a page's build: payloads, islands, a newer build (spec §4, §7, rulings 6). */
import { expect, test } from '@playwright/test';
import { hydrate, watchErrors } from './hydration.ts';
import { both, inTurn } from './locales.ts';
import { pageTypes } from './page-types.ts';
import { say } from './words.ts';

/** Splits a rule from its fresh time, which ends with that of the content. */
function readRule(cacheControl = '') {
  const fresh = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return { rule: cacheControl.replace(/s-maxage=\d+/, 's-maxage=n'), fresh: Number(fresh) };
}

for (const { prefix, country, language, lang } of both) {
  test(`every page of ${lang} has its data as JSON, kept like the page @http`, async ({ request }) => {
    for (const { path } of pageTypes) {
      const [pathname = '', query] = path.split('?');
      const address = `${prefix}${pathname}/_payload.json${query ? `?${query}` : ''}`;
      const answer = await request.get(address);
      expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'application/json']);
      const { path: of, data } = await answer.json();
      expect([of, data.head.locale], address).toEqual([`${prefix}${pathname}`, { country, language }]);
      const page = await request.get(`${prefix}${path}`);
      const [kept, keptPage] = [answer, page].map((one) => readRule(one.headers()['cache-control']));
      expect(kept?.rule, address).toBe(keptPage?.rule);
      // Fresh for as long as the content that each was made from.
      expect(kept?.fresh, address).toBeGreaterThan(0);
      expect(kept?.fresh, address).toBeLessThanOrEqual(query?.startsWith('key=') ? 30 : 60);
    }
  });
}

test('the rules of the newest build are those that its pages answer with @http', async ({ request }) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const { rules, ...build } = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(build.id).toBe(id);
  const told = readRule(rules['/:country/plp'].cacheControl);
  expect(told).toEqual({
    rule: 'public, max-age=0, must-revalidate, s-maxage=n, stale-while-revalidate=86400, stale-if-error=604800',
    fresh: 60,
  });
  for (const address of ['/uae/plp', '/uae/plp?brand=tarwa&sort=name', '/ar/ksa/plp']) {
    const { rule, fresh } = readRule((await request.get(address)).headers()['cache-control']);
    expect(rule, address).toBe(told.rule);
    expect(fresh, address).toBeLessThanOrEqual(told.fresh);
  }
  const own = await request.get('/ksa/plp', { maxRedirects: 0 });
  expect(own.headers()['cache-control']).toBe(rules['/ksa/*'].cacheControl);
});

test('the payload of a missing page is a 404, of a moved one leads to the payload there @http', async ({ request }) => {
  const missing = await request.get('/uae/no-such-page/_payload.json');
  expect(missing.status()).toBe(404);
  const error = { status: 404, message: 'Page Not Found: /uae/no-such-page' };
  expect(await missing.json()).toEqual({ path: '/uae/no-such-page', error });
  const moved = await request.get('/uae/catalogues/_payload.json', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/uae/catalogs/_payload.json']);
  const home = await (await request.get('/_payload.json')).json();
  expect(home.data.head.locale).toEqual({ country: 'uae', language: 'en' });
});

for (const { prefix, country, language, lang } of both) {
  test(`header, footer and product cards of ${lang} are islands @http`, async ({ request }) => {
    const read = async (key: string, props: object) => {
      const params = { props: JSON.stringify({ country, language, ...props }) };
      const answer = await request.get(`/__nuxt_island/${key}.json`, { params });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/json']);
      const { id, html, head } = await answer.json();
      expect([id, head.link[0].rel]).toEqual([key, 'stylesheet']);
      return String(html);
    };
    expect(await read('header', {})).toContain(`href="${prefix}/brands"`);
    expect(await read('footer', {})).toContain(`href="${prefix}/privacy-policy"`);
    const cards = await read('product-cards', { slugs: ['tarwa-amla-hair-oil'] });
    expect(cards).toContain(`href="${prefix}/product/tarwa-amla-hair-oil"`);
    expect(cards.match(/<article/g)).toHaveLength(1);
  });
}

test('an island without a key is a 404, with props that are not its own a 400 @http', async ({ request }) => {
  expect((await request.get('/__nuxt_island/sidebar.json')).status()).toBe(404);
  const wrong = ['{', '[]', '"uae"', '{"country":"xyz"}', '{"language":"fr"}', '{"slugs":["a"]}', '{"colour":"red"}'];
  for (const props of wrong) {
    const answer = await request.get('/__nuxt_island/header.json', { params: { props } });
    expect([props, answer.status()]).toEqual([props, 400]);
  }
  const slugs = Array.from({ length: 13 }, (_, place) => `product-${place}`);
  const many = await request.get('/__nuxt_island/product-cards.json', { params: { props: JSON.stringify({ slugs }) } });
  expect(many.status()).toBe(400);
});

for (const { prefix, language, lang, tag } of inTurn) {
  test(`a newer build in ${lang} makes the next navigation load its document, and nothing before`, { tag }, async ({
    page,
  }) => {
    await page.clock.install();
    const errors = watchErrors(page);
    const asked: string[] = [];
    await page.route('**/builds/latest.json?*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { id: 'another', timestamp: 1 } });
    });
    await page.goto(prefix);
    await hydrate(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const email = page.getByRole('textbox', { name: say(language, 'newsletter_label') });
    await email.fill('half an add');
    await page.clock.fastForward(3_600_000);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
    await expect(email).toHaveValue('half an add');
    expect(documents).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/brands$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([`${prefix}/brands`]);
    expect(errors).toEqual([]);
  });
}
