import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 2, 1, 10, 0, 0);

test.each([
  ['120', 120_000],
  [' 5 ', 5_000],
  ['0', 0],
  ['Sun, 01 Mar 2026 10:01:00 GMT', 60_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['9'.repeat(400), null],
  ['', null],
  [null, null],
])('%j waits %s ms', (value, ms) => expect(parseRetryAfter(value, NOW)).toBe(ms));
