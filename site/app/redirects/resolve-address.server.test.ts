import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLegacyMatcher } from './match-legacy.ts';
import { createRedirectTable } from './read-redirects.server.ts';
import { createResolveAddress } from './resolve-address.server.ts';
import type { LegacyLookup } from './resolve-legacy.server.ts';

const ORIGIN = 'https://site.example';
const PAGES = new Set([
  '/collections/tarwa/all',
  '/quality',
  '/disclaimer',
  '/our-story',
  '/nature-and-me',
  '/news-and-media',
  '/plp',
]);
const lookup: LegacyLookup = {
  findBrand: async (_, name) => (name === 'tarwa' ? name : null),
  findProduct: async (_, name) => (name === 'tarwa-amla-hair-oil' ? name : null),
  findProductType: async (_, name) => (name === 'hair-care' ? name : null),
  findFacetValue: async (_, __, ___, name) => (name === 'amla' ? name : null),
  findCategory: async () => null,
  findPost: async (_, name) => (['winter-hair', '12'].includes(name) ? 'winter-hair' : null),
  findByNumber: async (_, number) => ({ 12: '/blogs/winter-hair', 7: '/our-story', 1: '/' })[number] ?? null,
  findTag: async () => null,
  findJob: async () => null,
  hasPage: async (_, pagePath) => PAGES.has(pagePath) || pagePath === '/hair-oil',
  hasContentPage: async (_, pagePath) => PAGES.has(pagePath),
};
const matchLegacyAddress = createLegacyMatcher({ companySlug: 'sidrana' });
const table = createRedirectTable(
  `from,to,status
/old,/uae/our-story,301
/soon,/uae/plp,302
/gone,,410
/partner,https://partner.example/x,301
/lost,/nowhere,301
/saudi/*,/ksa/:splat,301
/legacy/*,/brands/:splat,301
/go/*,/:splat,308
/ar/ksa/moved,/ksa/plp,301
/uae/our-past,/uae/nature-and-me#pitta,301`,
);
const onLoop = vi.fn();
const resolveAddress = createResolveAddress({ table, matchLegacyAddress, lookup, onLoop });

async function answerTo(address: string, headers: Record<string, string> = {}) {
  return resolveAddress(new URL(ORIGIN + address), new Headers(headers));
}
async function locationOf(address: string, headers: Record<string, string> = {}) {
  const answer = await answerTo(address, headers);
  return answer && [answer.status, answer.location];
}

const AR = { 'accept-language': 'ar-SA,ar;q=0.9' };
const EN_COOKIE = { cookie: 'i18n_redirected=en' };

describe('resolveAddress', () => {
  it.each([
    // the redirect table
    ['/old', {}, [301, '/uae/our-story']],
    ['/old/?a=1', {}, [301, '/uae/our-story?a=1']],
    ['/soon', {}, [302, '/uae/plp']],
    ['/gone', {}, [410, undefined]],
    ['/partner', {}, [301, 'https://partner.example/x']],
    ['//old', {}, [301, '/uae/our-story']],
    // normalisation, one hop, query kept
    ['/uae/', {}, [301, '/uae']],
    ['/UAE//brands/?page=2', {}, [301, '/uae/brands?page=2']],
    ['/KSA/', AR, [301, '/ksa']],
    ['/AR/KSA/brands', {}, [301, '/ar/ksa/brands']],
    ['/uae/PLP?page=2', {}, [301, '/uae/plp?page=2']],
    ['/Ksa/Brands', {}, [301, '/ksa/brands']],
    ['/ksa/Brands', AR, [301, '/ksa/brands']],
    // legacy addresses, with and without the final slash, one hop
    ['/brands/tarwa/', {}, [301, '/uae/brands/tarwa']],
    [
      '/product-category/tarwa/ingredient/amla/?utm_source=x&page=2',
      {},
      [301, '/uae/collections/tarwa/all?ingredient=amla&utm_source=x'],
    ],
    ['/ayurveda/vata?gclid=1', {}, [301, '/uae/nature-and-me?gclid=1#vatta']],
    ['/ksa/category/list/hair-care/', EN_COOKIE, [301, '/ar/ksa/hair-care']],
    ['/brands/vatika/', {}, null],
    ['/ksa/brands/category/vatika/x', AR, null],
    // the language of the root
    ['/', {}, null],
    ['/', AR, [302, '/ar']],
    ['/?a=1', { cookie: 'i18n_redirected=ar' }, [302, '/ar?a=1']],
    ['/', { ...AR, ...EN_COOKIE }, null],
    ['/en', AR, null],
    ['/ar', EN_COOKIE, null],
    // ksa
    ['/ksa', {}, [302, '/ar/ksa']],
    ['/ksa/brands?page=2', { 'accept-language': 'en' }, [302, '/ar/ksa/brands?page=2']],
    ['/ksa/brands', EN_COOKIE, null],
    ['/en/ksa/brands', AR, null],
    ['/ar/ksa/brands', EN_COOKIE, null],
    ['/uae/brands', AR, null],
    // countries and the catch-all
    ['/xyz', AR, null],
    ['/ar/xyz/brands', {}, null],
    ['/quality', AR, null],
    ['/ar/quality', {}, null],
    // WordPress: a post without its folder, a page or a post by number
    ['/winter-hair', {}, [301, '/uae/blogs/winter-hair']],
    ['/ar/winter-hair/?utm_source=mail&x=1', {}, [301, '/ar/uae/blogs/winter-hair?utm_source=mail']],
    ['/12', {}, [302, '/']],
    ['/?p=12', {}, [301, '/uae/blogs/winter-hair']],
    ['/?page_id=7&fbclid=1', AR, [301, '/uae/our-story?fbclid=1']],
    ['/ar/kwt/?p=12', {}, [301, '/ar/kwt/blogs/winter-hair']],
    ['/ksa?p=12', {}, [302, '/ar/ksa/blogs/winter-hair']],
    ['/?p=1', {}, null],
    ['/uae?p=99', {}, null],
    ['/uae?p=12x', {}, null],
    ['/uae/quality?p=12', {}, null],
    // A list of products needs a country.
    ['/hair-oil', {}, [302, '/']],
    ['/ar/hair-oil', {}, [302, '/ar']],
    ['/no-such', {}, [302, '/']],
    ['/en/no-such', {}, [302, '/en']],
    ['/ar/no-such', {}, [302, '/ar']],
    ['/hair-care/oils/best', AR, [302, '/']],
    ['/xx/uae', {}, [302, '/']],
    ['/en/ar/uae', {}, [302, '/en']],
    // combined steps
    ['/No-such/', {}, [302, '/']],
    ['/lost', {}, [302, '/']],
    ['/legacy/tarwa', {}, [301, '/uae/brands/tarwa']],
    ['/saudi/brands', AR, [301, '/ksa/brands']],
    ['/ksa/moved', AR, [302, '/ar/ksa/plp']],
    ['/go/uae/our-past/', {}, [308, '/uae/nature-and-me#pitta']],
    ['/go/KSA//brands', {}, [308, '/ksa/brands']],
    // own endpoints
    ['/sw.js', {}, null],
    ['/assets/missing.js', {}, null],
    ['/ksa/sitemap-products.xml', {}, null],
    ['/ksa/ar/sitemap-brands-2.xml', {}, null],
    ['/uae/brands.data', {}, null],
    ['/_payload.json', {}, null],
    ['/__nuxt_island/header.json', {}, null],
  ] as const)('%s %j → %j', async (address, headers, expected) => {
    expect(await locationOf(address, headers)).toEqual(expected);
  });

  it.each(['/uae%2fbrands', '/uae/%00', '/%', '/uae/%5cevil', '/uae/search?key=%00', `/${'x'.repeat(3000)}`])(
    'leaves %s to the router, which refuses it',
    async (address) => expect(await answerTo(address)).toBeNull(),
  );

  it.each(['//evil.example', '/\\evil.example', '/%09/evil.example', '/go//evil.example', '/go/\\evil.example'])(
    'never sends %s to another site',
    async (path) => {
      const answer = await resolveAddress(new URL(ORIGIN + path), new Headers());
      expect(new URL(answer?.location ?? '/', ORIGIN).origin).toBe(ORIGIN);
    },
  );

  it('is private only if it depends on the visitor', async () => {
    const cacheOf = async (address: string) => (await answerTo(address, AR))?.cacheControl;
    expect(await cacheOf('/')).toBe('private, no-store');
    expect(await cacheOf('/ksa/plp')).toBe('private, no-store');
    expect(await cacheOf('/old')).toMatch(/^public/);
    expect(await cacheOf('/saudi/plp')).toMatch(/^public/);
    expect(await cacheOf('/no-such')).toMatch(/^public/);
  });

  it('answers everyone the same except at the root and under /ksa', async () => {
    for (const address of ['/old', '/UAE/x', '/brands/tarwa', '/no-such', '/saudi/plp', '/lost', '/go/ksa']) {
      expect(await answerTo(address, AR), address).toEqual(await answerTo(address, EN_COOKIE));
    }
  });

  it('does not redirect in a loop of table and legacy addresses', async () => {
    const looping = createResolveAddress({
      table: createRedirectTable('/uae/collections/tarwa/all,/uae/brands/category/tarwa/oils,301'),
      matchLegacyAddress,
      lookup,
      onLoop,
    });
    expect(await looping(new URL('/uae/collections/tarwa/all', ORIGIN), new Headers())).toBeNull();
    expect(onLoop).toHaveBeenCalledWith('/uae/collections/tarwa/all');
  });

  it('leaves the address to the router when content fails, and logs it', async () => {
    const onError = vi.fn();
    const failing = createResolveAddress({
      table,
      matchLegacyAddress,
      lookup: { ...lookup, hasContentPage: () => Promise.reject(new Error('down')) },
      onError,
    });
    expect(await failing(new URL('/quality', ORIGIN), new Headers())).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('down'));
  });
});

describe('any visitor at any address', () => {
  const segment = fc.constantFrom(
    ...['uae', 'ksa', 'KSA', 'egy', 'xyz', 'en', 'ar', 'AR', 'enuae', 'arksa', 'xx', '', 'brands', 'category', 'tarwa'],
    ...['collections', 'all', 'product', 'tarwa-amla-hair-oil', 'no-such', 'quality', 'old', 'soon', 'lost', 'gone'],
    ...['saudi', 'legacy', 'go', 'moved', 'index.php', 'front', 'directors', 'news', 'disclaimer', '%6b%73%61'],
    ...['press-releases', 'thank_you', 'ayurveda', 'kapha', '1000', 'our-past', 'partner', 'hair-care', 'list'],
  );
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);
  const headers = fc.record(
    {
      cookie: fc.constantFrom('i18n_redirected=ar', 'i18n_redirected=en', 'i18n_redirected=xx'),
      'accept-language': fc.constantFrom('ar', 'en', 'ar-SA,en;q=0.5', 'xx', '*'),
    },
    { requiredKeys: [] },
  );

  it('is redirected at most twice, never to the same address, never in a loop', async () => {
    await fc.assert(
      fc.asyncProperty(
        path,
        headers,
        fc.constantFrom('', '?type=1', '?utm_source=a'),
        async (pathname, given, search) => {
          const visitor = new Headers(Object.entries(given));
          let url = new URL(ORIGIN + pathname + search);
          for (let redirects = 0; ; redirects += 1) {
            const answer = await resolveAddress(url, visitor);
            if (!answer?.location) return;
            expect(redirects, `${pathname}${search} ${JSON.stringify(given)} → ${url.pathname}`).toBeLessThan(2);
            expect([301, 302, 307, 308]).toContain(answer.status);
            const next = new URL(answer.location, url);
            expect(next.pathname + next.search).not.toBe(url.pathname + url.search);
            if (next.origin !== ORIGIN) {
              expect(next.origin).toBe('https://partner.example');
              return;
            }
            url = next;
          }
        },
      ),
      { numRuns: 5000 },
    );
  });
});
