import { expect, test } from 'vitest';
import { resolveFileSize } from './file-size.ts';

test.each([
  [1, '1', 'kb'],
  [84_200, '84', 'kb'],
  [999_499, '999', 'kb'],
  [999_500, '1', 'mb'],
  [1_258_291, '1.3', 'mb'],
  [12_000_000, '12', 'mb'],
] as const)('%i bytes are %s %s', (bytes, amount, unit) => {
  expect(resolveFileSize(bytes)).toEqual({ amount, unit });
});
