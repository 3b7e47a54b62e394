/** Country and language of an address: rulings 2 on the running site, and the two selectors. */
import { get, type IncomingMessage } from 'node:http';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { countryCodes, countryName } from '../../contract/countries.ts';
import { inLanguage, languageCodes, resolveLanguage } from '../../contract/languages.ts';
import { inBatches } from './in-batches.ts';
import { type E2eLocale, localeOf, locales } from './locales.ts';
import { missingPage, pageTypes } from './page-types.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

type Row = { address: string; cookie?: string; languages?: string; status: number; location?: string };

/** Rulings 2, rule by rule. */
const rows: Record<string, Row[]> = {
  'own endpoints come first': [
    { address: '/robots.txt', status: 200 },
    { address: '/.well-known/security.txt', status: 200 },
    { address: '/security.txt', status: 301, location: '/.well-known/security.txt' },
    { address: '/sitemap.xml', status: 200 },
    { address: '/manifest.webmanifest', status: 200 },
    { address: '/favicon.ico', status: 200 },
    { address: '/healthz', status: 200 },
    { address: '/readyz', status: 200 },
    { address: '/builds/latest.json', status: 200 },
    { address: '/_ipx/w_320/nothing.webp', status: 400 },
  ],
  'the redirect table comes before the grammar': [
    { address: '/products', status: 301, location: '/uae/plp' },
    { address: '/shop/anything/at/all', status: 301, location: '/uae/plp' },
    { address: '/sa/brands', status: 301, location: '/ar/ksa/brands' },
    { address: '/feed/', status: 410 },
    // Addresses from when there were two feeds.
    { address: '/rss.xml', status: 301, location: '/uae/rss.xml' },
    { address: '/ar/rss.xml', status: 301, location: '/ar/uae/rss.xml' },
    { address: '/wp-content/uploads/2019/1.jpg', status: 410 },
  ],
  'normalisation is one 301, the query kept': [
    { address: '/uae/', status: 301, location: '/uae' },
    { address: '/uae/plp/?sort=name', status: 301, location: '/uae/plp?sort=name' },
    { address: '/UAE/brands', status: 301, location: '/uae/brands' },
    { address: '/AR/KSA//brands/', status: 301, location: '/ar/ksa/brands' },
    { address: '/en//uae///hair-care', status: 301, location: '/en/uae/hair-care' },
    ...locales.flatMap(({ prefix }) => [
      { address: `${prefix}/PLP?sort=name`, status: 301, location: `${prefix}/plp?sort=name` },
      {
        address: `${prefix}/Product/Tarwa-Amla-Hair-Oil`,
        status: 301,
        location: `${prefix}/product/tarwa-amla-hair-oil`,
      },
      {
        address: `${prefix}/product/%d8%b2%d9%8a%d8%aa`,
        status: 301,
        location: `${prefix}/product/%D8%B2%D9%8A%D8%AA`,
      },
    ]),
    // A legacy address matches in any case, and redirects straight to its page.
    { address: '/Brands/Tarwa/', status: 301, location: '/uae/brands/tarwa' },
  ],
  'no prefix is English, /en answers too': [
    { address: '/uae/plp', status: 200 },
    { address: '/en/uae/plp', status: 200 },
    { address: '/ar/uae/plp', status: 200 },
    { address: '/en', status: 200 },
    { address: '/ar', status: 200 },
  ],
  'ksa is Arabic unless the cookie says English': [
    { address: '/ksa', status: 302, location: '/ar/ksa' },
    { address: '/ksa/plp?sort=name', status: 302, location: '/ar/ksa/plp?sort=name' },
    { address: '/ksa', cookie: 'i18n_redirected=ar', status: 302, location: '/ar/ksa' },
    { address: '/ksa', languages: 'en-GB,en;q=0.9', status: 302, location: '/ar/ksa' },
    { address: '/ksa', cookie: 'i18n_redirected=en', status: 200 },
    { address: '/ksa/plp', cookie: 'i18n_redirected=en', status: 200 },
    { address: '/ksa', cookie: 'i18n_redirected=fr', status: 302, location: '/ar/ksa' },
    { address: '/en/ksa', cookie: 'i18n_redirected=ar', status: 200 },
    { address: '/ar/ksa', cookie: 'i18n_redirected=en', status: 200 },
  ],
  'only the root depends on cookie and languages': [
    { address: '/', status: 200 },
    { address: '/', languages: 'ar-SA,ar;q=0.9,en;q=0.8', status: 302, location: '/ar' },
    { address: '/', languages: 'fr-FR,ar;q=0.5', status: 302, location: '/ar' },
    { address: '/', languages: 'en-US,ar;q=0.9', status: 200 },
    { address: '/', languages: 'fr,de', status: 200 },
    { address: '/', cookie: 'i18n_redirected=en', languages: 'ar', status: 200 },
    { address: '/', cookie: 'i18n_redirected=ar', languages: 'en', status: 302, location: '/ar' },
    { address: '/uae', cookie: 'i18n_redirected=ar', languages: 'ar', status: 200 },
    { address: '/en', cookie: 'i18n_redirected=ar', languages: 'ar', status: 200 },
  ],
  'unknown segments in place of a country': [
    { address: '/xyz', status: 404 },
    { address: '/ar/xyz/plp', status: 404 },
    { address: '/no-such-word', status: 302, location: '/' },
    { address: '/ar/no-such-word', status: 302, location: '/ar' },
    { address: '/no/country/here', status: 302, location: '/' },
    { address: '/ar/no-such/word', status: 302, location: '/ar' },
    // Pages of a country that are not content pages: lists of products, the search.
    ...['/hair-oil', '/hair-care', '/search'].flatMap((path) => [
      { address: path, status: 302, location: '/' },
      { address: `/en${path}`, status: 302, location: '/en' },
      { address: `/ar${path}`, status: 302, location: '/ar' },
    ]),
    { address: '/quality-promise', status: 200 },
    { address: '/ar/quality-promise', status: 200 },
  ],
  'a segment of a country': [
    { address: '/uae/our-story', status: 200 },
    { address: '/uae/toothpaste', status: 200 },
    { address: '/uae/quality-promise', status: 200 },
    { address: '/uae/no-such-page', status: 404 },
    { address: '/uae/product/no-such-product', status: 404 },
    { address: '/uae/brands/no-such-brand', status: 404 },
    { address: '/uae/collections/tarwa/no-such-type', status: 404 },
    { address: '/uae/collections/no-such-brand/all', status: 404 },
    { address: '/uae/blogs/no-such-post', status: 404 },
    { address: '/uae/careers/no-such-job', status: 404 },
    { address: '/uae/our-story/deeper', status: 404 },
    // A list without products is not a page (decision 0014).
    ...locales.flatMap(({ prefix }) => [
      { address: `${prefix}/hair-oil`, status: 200 },
      { address: `${prefix}/tarwa`, status: 404 },
      { address: `${prefix}/tarwa-product-type`, status: 404 },
      { address: `${prefix}/tarwa-hair-oil`, status: 404 },
      { address: `${prefix}/tarwa-amla`, status: 404 },
      { address: `${prefix}/collections/tarwa/hair-oil`, status: 200 },
      { address: `${prefix}/collections/tarwa/toothpaste`, status: 404 },
      { address: `${prefix}/collections/tarwa/hair-care`, status: 404 },
      { address: `${prefix}/collections/tarwa/tarwa-hair-oil`, status: 404 },
    ]),
  ],
  'hostile addresses are refused': [
    { address: '/uae/%00', status: 400 },
    { address: '/uae/%', status: 400 },
    { address: '/uae/%E0%A4%A', status: 400 },
    { address: '/uae/a%2fb', status: 400 },
    { address: '/uae/product/%2e%2e%2f%2e%2e', status: 400 },
    { address: '/%2Fevil.example/', status: 400 },
    { address: '/%5Cevil.example', status: 400 },
    { address: `/uae/plp?sort=${'x'.repeat(8_000)}`, status: 400 },
  ],
};

async function ask(request: APIRequestContext, { address, cookie, languages }: Omit<Row, 'status'>) {
  const headers = { ...(cookie && { cookie }), 'accept-language': languages ?? 'en' };
  return request.get(address, { headers, maxRedirects: 0 });
}

/** Requests a raw path: a URL parser would take part of it for a host. */
function askAsWritten(origin: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, agent: false }, (response) => resolve(response.resume())).on('error', reject);
  });
}

test.describe('rulings 2 @http', () => {
  for (const [rule, cases] of Object.entries(rows)) {
    test(`${rule} @http`, async ({ request }) => {
      for (const row of cases) {
        const response = await ask(request, row);
        const answer = { status: response.status(), location: response.headers().location };
        expect.soft(answer, JSON.stringify(row)).toEqual({ status: row.status, location: row.location });
      }
    });
  }

  test('no spelling of another host redirects there @http', async ({ baseURL }) => {
    const spellings = [
      '//evil.example',
      '///evil.example/',
      '/\\evil.example',
      '/uae//evil.example',
      '/ar/\\evil.example',
    ];
    for (const path of spellings) {
      const { statusCode, headers } = await askAsWritten(baseURL ?? '', path);
      expect([301, 302, 400, 404], path).toContain(statusCode);
      if (headers.location !== undefined) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
    }
  });

  test('an answer that depends on a cookie is private, others are public @http', async ({ request }) => {
    for (const address of ['/', '/ksa', '/ksa/plp']) {
      for (const cookie of ['i18n_redirected=en', 'i18n_redirected=ar']) {
        const { 'cache-control': lifetime } = (await ask(request, { address, cookie })).headers();
        expect(lifetime, `${address} ${cookie}`).toBe('private, no-store');
      }
    }
    const { 'cache-control': lifetime } = (await ask(request, { address: '/uae/plp' })).headers();
    expect(lifetime).toContain('public');
  });

  test('every other address answers everyone the same bytes and sets no cookie @http', async ({ request }) => {
    const visitors = [
      {},
      { cookie: 'i18n_redirected=ar; CookiePolicy=CookieAccepted', languages: 'ar-EG' },
      { cookie: 'i18n_redirected=en', languages: 'fr' },
    ];
    const addresses = locales.flatMap(({ prefix }) => [prefix, `${prefix}/brands`, `${prefix}/no-such-page`]);
    await inBatches(['/en', '/ar', '/uae/hair-care', ...addresses], 4, async (address) => {
      const answers = await Promise.all(visitors.map((visitor) => ask(request, { address, ...visitor })));
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
      for (const other of others) expect(other === first, `${address} differs between visitors`).toBe(true);
      for (const answer of answers) expect(answer.headers()['set-cookie'], address).toBeUndefined();
    });
  });

  test('no page is redirected more than once, no address more than twice or to itself @http', async ({ request }) => {
    const paths = ['', ...pageTypes.map(({ path }) => path), '/no-such-page'];
    const roots = ['', ...languageCodes.map((code) => `/${code}`)];
    const prefixes = roots.flatMap((root) => [root, ...countryCodes.map((code) => `${root}/${code}`)]);
    const addresses = prefixes.flatMap((prefix) => paths.map((path) => `${prefix}${path}` || '/'));
    const languages = ['', 'ar-SA', 'en-US,ar;q=0.5'];
    await inBatches(addresses, 6, async (address) => {
      for (const language of address.split('/').length <= 2 || address.startsWith('/ksa') ? languages : ['']) {
        const first = await ask(request, { address, languages: language });
        const { location } = first.headers();
        if (location === undefined) continue;
        expect(location, address).not.toBe(address);
        const second = (await ask(request, { address: location, languages: language })).headers().location;
        if (second === undefined) continue;
        // First to the root, then by the visitor's language (rulings 2.5, 2.6).
        expect(`${location} ${second}`, address).toBe('/ /ar');
        expect(
          countryCodes.some((code) => address.includes(`/${code}`)),
          address,
        ).toBe(false);
      }
    });
  });

  test('a refused address shows the error screen in its language @http', async ({ request }) => {
    const bad = [
      '/%00',
      '/%E0%A4%A',
      '/a%2fb',
      '/product/%2e%2e%2f',
      `/search?key=${encodeURIComponent('ش'.repeat(690))}`,
    ];
    const addresses = locales.flatMap((locale) => bad.map((path) => ({ locale, address: locale.prefix + path })));
    await inBatches(addresses, 4, async ({ locale, address }) => {
      const answer = await ask(request, { address });
      const html = await answer.text();
      const page = readHtml(html);
      expect([answer.status(), page.lang, page.dir, page.robots], address).toEqual([
        400,
        locale.lang,
        locale.dir,
        'noindex',
      ]);
      expect(answer.headers()['cache-control'], address).toBe('private, no-store');
      for (const key of ['error_heading', 'error_text', 'error_home', 'menu_primary'])
        expect(html, address).toContain(say(locale.language, key));
    });
  });

  test('search accepts the longest text of its field, in any script @http', async ({ request }) => {
    for (const { prefix } of locales) {
      const field = /<input[^>]*name="key"[^>]*>/.exec(await (await request.get(`${prefix}/search`)).text())?.[0] ?? '';
      const longest = Number(/maxlength="(\d+)"/i.exec(field)?.[1]);
      expect(longest, prefix).toBeGreaterThan(100);
      for (const letter of ['a', 'ش', '字']) {
        const address = `${prefix}/search?key=${encodeURIComponent(letter.repeat(longest))}&kind=products&page=1`;
        expect((await request.get(address)).status(), address).toBe(200);
      }
    }
  });

  test('the error screen links home: to the root of its language, from ksa to ksa @http', async ({ request }) => {
    for (const { country, language, prefix } of locales) {
      const root = language === 'ar' ? '/ar' : '/';
      const missing = prefix + missingPage;
      const html = await (await ask(request, { address: missing })).text();
      const home = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${say(language, 'error_home')}<`).exec(html)?.[1];
      expect(home, missing).toBe(country === 'ksa' ? prefix : root);
      expect((await ask(request, { address: home ?? '', languages: language })).status(), missing).toBe(200);
    }
  });

  test('an English page has its canonical without a prefix @http', async ({ request, baseURL }) => {
    const canonicalOf = async (address: string, cookie?: string) =>
      readHtml(await (await ask(request, { address, ...(cookie && { cookie }) })).text()).canonical;
    expect(await canonicalOf('/en/uae/brands')).toBe(`${baseURL}/uae/brands`);
    expect(await canonicalOf('/en/ksa/brands')).toBe(`${baseURL}/en/ksa/brands`);
    expect(await canonicalOf('/ksa/brands', 'i18n_redirected=en')).toBe(`${baseURL}/en/ksa/brands`);
    expect(await canonicalOf('/')).toBe(`${baseURL}/`);
    expect(await canonicalOf('/en')).toBe(`${baseURL}/`);
    expect(await canonicalOf('/ar')).toBe(`${baseURL}/ar/uae`);
    expect(await canonicalOf('/quality-promise')).toBe(`${baseURL}/uae/quality-promise`);
  });

  test('the error screen names the missing path, also of an unknown country @http', async ({ request }) => {
    const message = async (address: string) =>
      /<meta name="error" content="([^"]*)"/.exec(await (await ask(request, { address })).text())?.[1];
    expect(await message('/uae/no-such-page')).toBe('Page Not Found: /uae/no-such-page');
    expect(await message('/xyz/plp')).toBe('Page Not Found: /xyz/plp');
  });
});

/** Its index in the selector. */
const EGYPT = countryCodes.indexOf('egy');

/** Reads the selectors of a page: the language link and the country links. */
async function readSelectors(request: APIRequestContext, address: string) {
  const html = await (await request.get(address, { maxRedirects: 0 })).text();
  const dialog = html.slice(html.indexOf('id="country-dialog"'));
  const countries = readHtml(dialog.slice(0, dialog.indexOf('</ul>'))).links;
  const language = /<a[^>]*hrefLang="[a-z]{2}"[^>]*>/i.exec(html.slice(html.indexOf('<header')))?.[0] ?? '';
  return { countries, language: /href="([^"]*)"/.exec(language)?.[1] };
}

/** Lists a page in every country, in Arabic in those given. */
function inEachCountry(path: string, ...inArabic: string[]): string[] {
  return countryCodes.map((code) => `${inArabic.includes(code) ? '/ar' : ''}/${code}${path}`);
}

test.describe('selectors @http', () => {
  const cases: [page: string, language: string, countries: string[]][] = [
    ['/uae', '/ar/uae', inEachCountry('', 'ksa')],
    ['/uae/brands', '/ar/uae/brands', inEachCountry('/brands', 'ksa')],
    // A chosen language that is not the country's default is kept (decision 0010).
    ['/ar/uae', '/uae', inEachCountry('', ...countryCodes)],
    ['/ar/ksa', '/en/ksa', inEachCountry('', 'ksa')],
    ['/en/ksa', '/ar/ksa', inEachCountry('').map((path) => (path === '/ksa' ? '/en/ksa' : path))],
  ];
  for (const [address, language, countries] of cases) {
    test(`of ${address} @http`, async ({ request }) => {
      expect(await readSelectors(request, address)).toEqual({ language, countries });
    });
  }

  test('a collection keeps its brand and loses its type in the other language @http', async ({ request }) => {
    const { language, countries } = await readSelectors(request, '/uae/collections/tarwa/hair-oil');
    expect(language).toBe('/ar/uae/collections/tarwa/all');
    expect(countries).toContain('/kwt/collections/tarwa/hair-oil');
  });

  test('filters are kept, in both selectors @http', async ({ request }) => {
    const { language, countries } = await readSelectors(request, '/uae/plp?sort=name');
    expect(language).toBe('/ar/uae/plp?sort=name');
    expect(countries).toContain('/qat/plp?sort=name');
  });

  test('for a product that a country does not sell, the selector links to its home @http', async ({ request }) => {
    const slugsOf = async ({ country, language }: E2eLocale) => {
      const file = `/${country}${language === 'en' ? '' : `/${language}`}/sitemap-products.xml`;
      const xml = await (await request.get(file)).text();
      return new Set([...xml.matchAll(/<loc>[^<]*\/product\/([^<]*)<\/loc>/g)].map(([, slug = '']) => slug));
    };
    const [uae, egy] = await Promise.all([slugsOf(localeOf('uae', 'en')), slugsOf(localeOf('egy', 'en'))]);
    const only = [...uae].find((slug) => !egy.has(slug));
    const both = [...uae].find((slug) => egy.has(slug));
    expect(only, 'a product of uae that egy lacks').toBeDefined();
    expect((await readSelectors(request, `/uae/product/${only}`)).countries[EGYPT]).toBe('/egy');
    expect((await readSelectors(request, `/uae/product/${both}`)).countries[EGYPT]).toBe(`/egy/product/${both}`);
    expect((await request.get(`/egy/product/${only}`)).status()).toBe(404);
    // From there, the selector links to the product in countries that sell it, and to the homes of the others.
    const there = await readSelectors(request, `/egy/product/${only}`);
    expect([there.countries[0], there.countries[EGYPT], there.language]).toEqual([
      `/uae/product/${only}`,
      '/egy',
      '/ar/egy',
    ]);
  });

  test('on a missing page they link to the homes, in every locale @http', async ({ request }) => {
    const paths = ['/no-such-page', '/collections/tarwa/no-such-type', '/blogs/no-such-post', '/brand/list/vatika'];
    const missing = locales.flatMap(({ prefix }) => paths.map((path) => prefix + path));
    const homes = new Set(locales.map(({ prefix }) => prefix));
    await inBatches([...missing, '/news/12', '/arksa/brands/vatika'], 4, async (address) => {
      const { countries, language = '' } = await readSelectors(request, address);
      expect(countries, address).toHaveLength(countryCodes.length);
      expect(
        [...countries, language].filter((href) => !homes.has(href)),
        address,
      ).toEqual([]);
    });
  });

  test('on the screen of an old address they keep the locale that it names @http', async ({ request }) => {
    for (const [address, home, otherLanguage] of [
      ['/arksa/brands/none', '/ar/ksa', '/en/ksa'],
      ['/enksa/brands/none', '/en/ksa', '/ar/ksa'],
      ['/arkwt/brands/none', '/ar/kwt', '/kwt'],
    ] as const) {
      const { countries, language } = await readSelectors(request, address);
      expect(countries, address).toContain(home);
      expect(language, address).toBe(otherLanguage);
    }
  });

  test('under an unknown country they link to the page of each country @http', async ({ request }) => {
    const { countries, language } = await readSelectors(request, '/xyz/plp');
    expect([countries[0], language]).toEqual(['/uae/plp', '/ar/uae/plp']);
  });
});

test('the language selector keeps the choice in the cookie for 365 days @desktop', async ({ page, context }) => {
  await page.goto('/uae/our-story');
  await page
    .getByRole('banner')
    .getByRole('link', { name: inLanguage(resolveLanguage('ar').name, 'en') })
    .click();
  await expect(page).toHaveURL(/\/ar\/uae\/our-story$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar$/);
});

test('picking Saudi Arabia brings its language; English chosen there is kept @desktop', async ({ page }) => {
  await page.goto('/uae/brands/arak');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('en', 'country_open', { country: countryName('uae', 'en') }) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Select Country' });
  await expect(dialog.getByRole('link')).toHaveCount(countryCodes.length);
  await dialog.getByRole('link', { name: 'Saudi Arabia' }).click();
  await expect(page).toHaveURL(/\/ar\/ksa\/brands\/arak$/);
  await expect(dialog).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: inLanguage(resolveLanguage('en').name, 'ar') })
    .click();
  await expect(page).toHaveURL(/\/en\/ksa\/brands\/arak$/);
  // With English in the cookie, the bare address of ksa is not redirected.
  await page.goto('/ksa');
  await expect(page).toHaveURL(/\/ksa$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-SA');
});
