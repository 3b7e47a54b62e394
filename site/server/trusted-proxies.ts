import { BlockList, isIP } from 'node:net';
import type { Network } from '../env/address.ts';

/** The parts of a request that proxies affect. */
export type Hop = {
  /** The peer of the connection. */
  remoteAddress: string;
  header: (name: string) => string | undefined;
};

/** Creates the reader of forwarding headers: only those of the configured networks are trusted. */
export function createTrustedProxies(networks: readonly Network[]) {
  const trusted = new BlockList();
  for (const { address, prefix, family } of networks) trusted.addSubnet(address, prefix, family);

  function isTrusted(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }

  /** Resolves the visitor's address: each proxy appends its peer, and the first untrusted one is the visitor. */
  function resolveClientAddress({ remoteAddress, header }: Hop): string {
    const hops = (header('x-forwarded-for') ?? '').split(',').map((hop) => unmap(dropPort(hop.trim())));
    let client = unmap(remoteAddress);
    for (let next = hops.pop(); next !== undefined && isTrusted(client) && isIP(next) !== 0; next = hops.pop()) {
      client = next;
    }
    return client;
  }

  /** Resolves the host the visitor requested. */
  function resolveHost({ remoteAddress, header }: Hop): string {
    const forwarded = isTrusted(unmap(remoteAddress)) ? header('x-forwarded-host') : undefined;
    return (forwarded ?? header('host') ?? '').split(',', 1).join('').trim();
  }

  return { resolveClientAddress, resolveHost };
}

export type TrustedProxies = ReturnType<typeof createTrustedProxies>;

/** Removes the port that some proxies add: `198.51.100.1:49152`, `[2001:db8::1]:49152`. Bare IPv6 has none. */
function dropPort(hop: string): string {
  return hop.replace(/^([\d.]+):\d{1,5}$/, '$1').replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1');
}

/** Unwraps the IPv6 form of an IPv4 address on dual-stack sockets: `::ffff:10.0.0.1`. */
function unmap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
