import { BlockList, isIP } from 'node:net';
import type { Network } from '../env.ts';

/** What a proxy passes on of the request it was given. */
export type Hop = {
  /** The other end of the connection. */
  remoteAddress: string;
  header: (name: string) => string | undefined;
};

/** Creates the reader of what proxies say of a request: only those of the configured networks are believed. */
export function createTrustedProxies(networks: readonly Network[]) {
  const trusted = new BlockList();
  for (const { address, prefix, family } of networks) trusted.addSubnet(address, prefix, family);

  function isTrusted(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }

  /** The visitor's address: each proxy has added whom it talks to, and the first that is not trusted is the visitor. */
  function resolveClientAddress({ remoteAddress, header }: Hop): string {
    const hops = (header('x-forwarded-for') ?? '').split(',').map((hop) => unmap(hop.trim()));
    let client = unmap(remoteAddress);
    for (let next = hops.pop(); next !== undefined && isTrusted(client) && isIP(next) !== 0; next = hops.pop()) {
      client = next;
    }
    return client;
  }

  /** The host the visitor has asked for. */
  function resolveHost({ remoteAddress, header }: Hop): string {
    const forwarded = isTrusted(unmap(remoteAddress)) ? header('x-forwarded-host') : undefined;
    return (forwarded ?? header('host') ?? '').split(',', 1).join('').trim();
  }

  return { resolveClientAddress, resolveHost };
}

export type TrustedProxies = ReturnType<typeof createTrustedProxies>;

/** A socket for both families writes an IPv4 address as an IPv6 one: `::ffff:10.0.0.1`. */
function unmap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
