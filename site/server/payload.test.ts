import { expect, test } from 'vitest';
import { buildDataUrl, buildPayload, isPayload } from './payload.ts';

test.each([
  ['/_payload.json', '/_.data'],
  ['/uae/plp/_payload.json?sort=name', '/uae/plp.data?sort=name'],
  ['/ar/ksa/_payload.json', '/ar/ksa.data'],
])('the payload %s is made from %s', (payload, data) => {
  const url = new URL(payload, 'https://site.example');
  expect(isPayload(url.pathname)).toBe(true);
  expect(buildDataUrl(url).href).toBe(`https://site.example${data}`);
});

test('a payload is kept as long as its page, and purged by the same tags', async () => {
  const kept = {
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=86400',
    'x-cache-tags': 'uae:product:amla-oil,uae:brand:tarwa',
    'x-cache-key-params': 'size',
    'x-cache-incomplete': 'true',
  };
  const answer = new Response(null, { headers: { ...kept, etag: '"a"', 'set-cookie': 'a=b' } });
  const payload = await buildPayload(answer, new URL('https://site.example/uae/product/amla-oil/_payload.json'));
  const { 'content-type': type, ...headers } = Object.fromEntries(payload.headers);
  expect([type, headers]).toEqual(['application/json', { ...kept, 'x-robots-tag': 'noindex' }]);
});

test.each(['/uae/plp', '/uae/plp.data', '/uae/_payload.json/x'])('%s is no payload', (path) => {
  expect(isPayload(path)).toBe(false);
});
