import { isLoopback } from '../../contract/local-origin.ts';
import type { Log } from './log.ts';
import type { Hop, TrustedProxies } from './trusted-proxies.ts';

/** Hosts of a site that listens at every address of its machine, as URLs name them. */
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

type OriginCheckOptions = {
  siteOrigin: string;
  proxies: Pick<TrustedProxies, 'resolveHost'>;
  log: Pick<Log, 'warn'>;
};

/**
 * Creates the check that warns once when pages name this machine and requests another host, as behind a proxy:
 * canonicals would lead here, and browsers' posts would be refused.
 */
export function createOriginCheck({ siteOrigin, proxies, log }: OriginCheckOptions) {
  const { host: own, hostname } = new URL(siteOrigin);
  let isDone = !isLoopback(hostname) && !EVERY_ADDRESS.has(hostname);

  function isOther(host: string): boolean {
    if (host === own || !URL.canParse(`http://${host}`)) return false;
    return !isLoopback(new URL(`http://${host}`).hostname);
  }

  return (method: string, hop: Hop): void => {
    if (isDone) return;
    const host = [proxies.resolveHost(hop), ...listForwarded(hop), ...listPosting(method, hop)].find(isOther);
    if (host === undefined) return;
    isDone = true;
    log.warn(
      { host: new URL(`http://${host}`).hostname, origin: siteOrigin },
      'visitors come by another host than pages name: set SITE_ORIGIN to the public address',
    );
  };
}

/** Lists the hosts in forwarding headers, trusted or not: they only lead to a warning. */
function listForwarded({ header }: Hop): string[] {
  const [first = ''] = (header('x-forwarded-host') ?? '').split(',', 1);
  const [, standard = ''] = /(?:^|[;,])\s*host="?([^";,\s]+)/i.exec(header('forwarded') ?? '') ?? [];
  return [first.trim(), standard];
}

/**
 * Lists the origin a browser posts from, unless the post is cross-site: many proxies request this machine by its
 * address.
 */
function listPosting(method: string, { header }: Hop): string[] {
  const origin = header('origin') ?? '';
  const isOwn = (header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  return method === 'POST' && isOwn && URL.canParse(origin) ? [new URL(origin).host] : [];
}
