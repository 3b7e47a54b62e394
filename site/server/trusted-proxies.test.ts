import { describe, expect, test } from 'vitest';
import { readSiteEnv } from '../env.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

function createHop(remoteAddress: string, headers: Record<string, string>) {
  return { remoteAddress, header: (name: string) => headers[name] };
}

describe('the address of a visitor', () => {
  test.each([
    ['', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '6.6.6.6, 198.51.100.1, 10.1.1.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '10.3.3.3, 10.1.1.1', '10.3.3.3'],
    ['10.0.0.0/8', '::ffff:10.0.0.2', '::ffff:198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.2', '', '10.0.0.2'],
    ['fd00::/8', 'fd00::2', '2001:db8::1', '2001:db8::1'],
    ['10.0.0.0/8', '', '198.51.100.1', ''],
    ['10.0.0.0/8', '10.0.0.2', '198.51.100.1:49152', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '198.51.100.1:49152, 10.1.1.1:443', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '[2001:db8::1]:49152', '2001:db8::1'],
    ['10.0.0.0/8', '10.0.0.2', '[2001:db8::1]', '2001:db8::1'],
    ['10.0.0.0/8', '10.0.0.2', '2001:db8::1:49152', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.2', '[::ffff:198.51.100.1]:49152', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '198.51.100.1:49152:1', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.2', 'unknown:49152', '10.0.0.2'],
  ])('with the proxies %j, from %s with %j, is %s', (TRUSTED_PROXIES, remote, forwarded, expected) => {
    const { resolveClientAddress } = createTrustedProxies(readSiteEnv({ TRUSTED_PROXIES }).trustedProxies);
    expect(resolveClientAddress(createHop(remote, { 'x-forwarded-for': forwarded }))).toBe(expected);
  });

  test('is the remote address without such a header', () => {
    expect(createTrustedProxies([]).resolveClientAddress(createHop('203.0.113.9', {}))).toBe('203.0.113.9');
  });
});

test.each([
  ['10.0.0.2', 'www.example.com'],
  ['203.0.113.9', 'inside:3000'],
])('the host asked for, by way of %s, is %s', (remote, expected) => {
  const { resolveHost } = createTrustedProxies(readSiteEnv({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies);
  expect(resolveHost(createHop(remote, { host: 'inside:3000', 'x-forwarded-host': 'www.example.com' }))).toBe(expected);
});
