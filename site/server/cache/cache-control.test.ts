import { expect, test } from 'vitest';
import { parseLifetime } from './cache-control.ts';

test.each([
  ['public, max-age=0, s-maxage=60', [60, 0, 0]],
  ['s-maxage=60, stale-while-revalidate=600, stale-if-error=86400', [60, 600, 86400]],
  ['S-MaxAge=60 , Stale-While-Revalidate="10"', [60, 10, 0]],
  ['public, max-age=30', [30, 0, 0]],
  ['max-age=30, s-maxage=5', [5, 0, 0]],
  ['s-maxage=5, s-maxage=500', [5, 0, 0]],
  ['s-maxage=0, stale-while-revalidate=10', [0, 10, 0]],
  ['s-maxage=-5, stale-if-error=9', [0, 0, 9]],
  ['s-maxage=1e9, stale-if-error=9', [0, 0, 9]],
])('%s is stored', (value, [fresh, whileRevalidating, onError]) => {
  expect(parseLifetime(value)).toEqual({
    fresh: (fresh ?? 0) * 1000,
    whileRevalidating: (whileRevalidating ?? 0) * 1000,
    onError: (onError ?? 0) * 1000,
  });
});

test.each([
  null,
  '',
  'public',
  'private, s-maxage=60',
  'private="set-cookie", s-maxage=60',
  'no-store',
  'no-cache, s-maxage=60',
  'max-age=0',
  's-maxage=soon',
  's-maxage=0, max-age=60',
])('%s is not stored', (value) => expect(parseLifetime(value)).toBeNull());
