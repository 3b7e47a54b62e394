import { expect, test } from 'vitest';
import { normaliseAddress } from './normalise.ts';
import { toReadable } from './readable.ts';

test.each([
  ['/fatma@example.org/%zz', '?a=b', '/%5C'],
  ['/uae/%zz', '', '/uae/%5C'],
  ['/ar/ksa/fatma/%zz', '', '/ar/ksa/%5C'],
  ['/en/uae/a%00b', '', '/en/uae/%5C'],
  ['/xyz/%2f', '', '/%5C'],
  [`/uae/${'a'.repeat(3_000)}`, '', '/uae/%5C'],
  ['/uae', `?${'a'.repeat(5_000)}`, '/uae/%5C'],
])('%s%s stands as %s, which is refused too', (pathname, search, shown) => {
  expect(toReadable(pathname, search)).toEqual({ pathname: shown, search: '' });
  expect(normaliseAddress(shown).kind).toBe('refused');
  expect(decodeURIComponent(shown)).toContain('\\');
});

test.each([
  ['/uae/brands', '?page=2'],
  ['//UAE/Brands/', ''],
  ['/uae/%D8%B9', ''],
])('%s%s stays', (pathname, search) => {
  expect(toReadable(pathname, search)).toEqual({ pathname, search });
});
