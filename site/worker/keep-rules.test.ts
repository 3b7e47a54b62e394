import { expect, test } from 'vitest';
import { type KeptRequest, kindOf, mayChange, mayKeep, mayKeepPage, QUOTAS } from './keep-rules.ts';

const ORIGIN = 'https://www.example.com';
const ask = (given: Partial<Omit<KeptRequest, 'headers'>> & { accept?: string } = {}): KeptRequest => ({
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  cache: 'default',
  ...given,
  headers: new Headers(given.accept === undefined ? {} : { accept: given.accept }),
});
const visit = ask({ mode: 'navigate', destination: 'document' });
const picture = ask({ destination: 'image' });

test.each([
  ['/uae/product/amla-oil', visit, 'pages'],
  ['/uae/plp?brand=tarwa', visit, 'pages'],
  ['/uae/brands', ask({ mode: 'cors', accept: 'text/html' }), 'pages'],
  ['/uae/brands.data', ask({ mode: 'cors' }), null],
  ['/uae/brands/_payload.json', visit, null],
  ['/uae/brands', ask({ mode: 'cors' }), null],
  ['/uae/general-enquiry', { ...visit, method: 'POST' }, null],
  ['/api/preview?token=a', visit, null],
  ['/media/m0/catalogue.pdf', visit, null],
  ['/media/m0/film.mp4', ask({ destination: 'video' }), null],
  ['/sitemap.xml', visit, null],
  ['/assets/theme-abc.css', ask(), 'assets'],
  ['/_h/abc.json', ask(), 'assets'],
  ['/assets/ysabeau-latin-abc.woff2', ask(), 'fonts'],
  ['/_ipx/w_320,f_webp,q_80/m0/a.webp', picture, 'pictures'],
  ['/_ipx/w_576,f_webp,q_80/m0/a.webp', ask({ cache: 'no-cache' }), null],
  ['/flags/uae.svg', picture, 'pictures'],
  ['https://www.googletagmanager.com/gtm.js', ask(), null],
  ['https://i.example/a.webp', picture, null],
] as const)('%s is kept as %s', (address, asked, kind) => {
  expect(kindOf(new URL(address, ORIGIN), asked, ORIGIN)).toBe(kind);
});

test.each([
  ['/flags/ae.svg', true],
  ['/map/uae.svg', true],
  ['/scenes/not-found.webp', true],
  ['/languages/ar.svg', true],
  ['/_ipx/w_320,f_webp,q_80/m0/a.webp', false],
  ['/assets/theme-abc.css', false],
  ['/_h/abc.json', false],
])('%s may be another file after a deploy: %s', (address, expected) => {
  expect(mayChange(new URL(address, ORIGIN))).toBe(expected);
});

type Given = { status?: number; type?: ResponseType; redirected?: boolean; headers?: Record<string, string> };

function answer({ status = 200, type = 'basic', redirected = false, headers = {} }: Given): Response {
  const response = new Response(null, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });
  return Object.defineProperties(response, { type: { value: type }, redirected: { value: redirected } });
}

test.each<[string, Given, boolean, boolean]>([
  ['a page', {}, true, true],
  ['a picture', { headers: { 'content-type': 'image/webp' } }, true, false],
  ['a missing page', { status: 404 }, false, false],
  ['a removed page', { status: 410 }, false, false],
  ['a failure', { status: 503 }, false, false],
  ['a part of a film', { status: 206 }, false, false],
  ['a redirect', { status: 301 }, false, false],
  ['a redirect that the browser follows', { status: 200, type: 'opaqueredirect' }, false, false],
  ['what a redirect led to', { redirected: true }, false, false],
  ['an answer of another site', { type: 'opaque' }, false, false],
  ['a page in the visitor’s own language', { headers: { 'cache-control': 'private, no-store' } }, false, false],
  ['a preview', { headers: { 'cache-control': 'no-store' } }, false, false],
])('%s: kept %j, as a page %j', (_, given, isKept, isPage) => {
  expect([mayKeep(answer(given)), mayKeepPage(answer(given))]).toEqual([isKept, isPage]);
});

test('what is kept has an end, in number and age', () => {
  expect(QUOTAS).toEqual({
    pages: { maxEntries: 60, maxAgeSeconds: 2_592_000, purgeOnQuotaError: true },
    assets: { maxEntries: 150, maxAgeSeconds: 5_184_000, purgeOnQuotaError: true },
    fonts: { maxEntries: 12, maxAgeSeconds: 5_184_000, purgeOnQuotaError: true },
    pictures: { maxEntries: 240, maxAgeSeconds: 2_592_000, purgeOnQuotaError: true },
  });
});
