/** Where the site listens, and how it is reached. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { EnvironmentError, sharedVariables, type Values, type Variables } from '../../contract/environment.ts';
import { buildLocalOrigin } from '../../contract/local-origin.ts';

export const ADDRESS_VARIABLES = {
  PORT: { ...sharedVariables.BACKEND_PORT, fallback: '3000' },
  SITE_ORIGIN: {
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)]),
    fallback: '',
    takes: 'the public address of the site, like https://www.example.com (default: http://HOST:PORT)',
  },
  TRUSTED_PROXIES: {
    schema: z.string().transform((list, context) => {
      const networks = list.split(',').map((text) => (list === '' ? null : parseNetwork(text.trim())));
      if (list !== '' && networks.includes(null))
        context.addIssue({ code: 'custom', message: 'not a list of networks' });
      return networks.filter((network) => network !== null);
    }),
    fallback: '',
    takes: 'addresses or networks like 10.0.0.0/8,fd00::/8 with commas between; empty: no proxy is believed',
  },
} as const satisfies Variables;

type AddressValues = Values<typeof ADDRESS_VARIABLES> & Pick<Values<typeof sharedVariables>, 'HOST'>;

/** Reads the addresses. */
export function readAddress({ HOST, PORT, SITE_ORIGIN, TRUSTED_PROXIES }: AddressValues) {
  return {
    host: HOST,
    port: PORT,
    siteOrigin: SITE_ORIGIN || buildLocalOrigin(HOST, PORT),
    isOriginConfigured: SITE_ORIGIN !== '',
    trustedProxies: TRUSTED_PROXIES,
  };
}

/** Throws for a site in production without its public address: visitors do not use the one it listens on. */
export function requireOrigin({ mode, isOriginConfigured }: { mode: string; isOriginConfigured: boolean }): void {
  if (mode !== 'production' || isOriginConfigured) return;
  throw new EnvironmentError(
    'SITE_ORIGIN is empty: a site in production needs its public address, like https://www.example.com. script/server tries it out on this machine, at the address it listens on.',
  );
}

/** A network of addresses; a single address is a network of one. */
export type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

function parseNetwork(text: string): Network | null {
  const [, address = '', length] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = Number(length ?? longest);
  if (version === 0 || prefix > longest) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}
