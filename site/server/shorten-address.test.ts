import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['::ffff:203.0.113.250', '::ffff:203.0.113.0'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
  ['2001:db8::7', '2001:db8::'],
  ['::1', '::'],
  ['', ''],
])('of %j the log has %j', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
