import { expect, test, vi } from 'vitest';
import { warnOfAllocator } from './allocator.ts';

const GLIBC = '7f0000000000-7f0000026000 r--p 00000000 08:01 1 /usr/lib/x86_64-linux-gnu/libc.so.6\n';
const JEMALLOC = '7f0000100000-7f0000126000 r--p 00000000 08:01 2 /usr/lib/x86_64-linux-gnu/libjemalloc.so.2\n';
const MUSL = '7f0000000000-7f0000026000 r--p 00000000 08:01 3 /lib/ld-musl-x86_64.so.1\n';

test.each([
  ['in production, with glibc’s allocator', 'production', GLIBC, 1],
  ['with jemalloc', 'production', GLIBC + JEMALLOC, 0],
  ['with another C library', 'production', MUSL, 0],
  ['in development', 'development', GLIBC, 0],
  ['on a system that does not tell', 'production', null, 0],
])('what to install is said %s', (_, mode, maps, times) => {
  const warn = vi.fn();
  warnOfAllocator({ mode, log: { warn }, maps });
  expect(warn).toHaveBeenCalledTimes(times);
  if (times > 0) expect(warn).toHaveBeenCalledWith({}, expect.stringContaining('install libjemalloc2'));
});
