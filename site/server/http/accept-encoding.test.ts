import { expect, test } from 'vitest';
import { resolveEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br; q=0.5', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['deflate, *;q=0', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
])('%s → %s', (header, encoding) => expect(resolveEncoding(header)).toBe(encoding));
