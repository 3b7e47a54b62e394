import { expect, test } from 'vitest';
import { resolveEncoding } from './accept-encoding.ts';
import { createEncodingMemo } from './encoding-memo.ts';

/** A memo that records what it resolves. */
function createNoted() {
  const resolved: (string | null | undefined)[] = [];
  const memo = createEncodingMemo((header) => {
    resolved.push(header);
    return resolveEncoding(header);
  });
  return { memo, resolved };
}

test('what browsers accept is resolved once', () => {
  const { memo, resolved } = createNoted();
  for (let time = 0; time < 3; time += 1) {
    expect([memo('gzip, deflate, br, zstd'), memo('gzip'), memo(undefined)]).toEqual(['br', 'gzip', 'identity']);
  }
  expect(resolved).toEqual(['gzip, deflate, br, zstd', 'gzip', '']);
});

test('a long value is resolved each time, and not kept', () => {
  const { memo, resolved } = createNoted();
  const long = `br${', x'.repeat(5_000)}`;
  expect([memo(long), memo(long), resolved.length]).toEqual(['br', 'br', 2]);
  // A hundred letters are kept, one more is not.
  for (const length of [100, 101, 100, 101]) memo('br'.padEnd(length));
  expect(resolved.slice(2).map((header) => header?.length)).toEqual([100, 101, 101]);
});

test('any number of made-up values leave room for those of browsers', () => {
  const { memo, resolved } = createNoted();
  for (let index = 0; index < 1_000; index += 1) memo(`br, x${index}`);
  memo('gzip, br');
  memo('gzip, br');
  expect(resolved.filter((header) => header === 'gzip, br')).toHaveLength(1);
  // The first of them are forgotten.
  memo('br, x0');
  expect(resolved.filter((header) => header === 'br, x0')).toHaveLength(2);
});
