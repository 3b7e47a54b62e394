import { expect, test } from 'vitest';
import { buildDataUrl, isPayload } from './payload.ts';

test.each([
  ['/_payload.json', '/_.data'],
  ['/uae/plp/_payload.json?sort=name', '/uae/plp.data?sort=name'],
  ['/ar/ksa/_payload.json', '/ar/ksa.data'],
])('the payload %s is made from %s', (payload, data) => {
  const url = new URL(payload, 'https://site.example');
  expect(isPayload(url.pathname)).toBe(true);
  expect(buildDataUrl(url).href).toBe(`https://site.example${data}`);
});

test.each(['/uae/plp', '/uae/plp.data', '/uae/_payload.json/x'])('%s is no payload', (path) => {
  expect(isPayload(path)).toBe(false);
});
