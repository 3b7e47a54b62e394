import type { IncomingMessage } from 'node:http';
import type { PageEntry } from './cache/page-entry.ts';
import { type Log, logRequest } from './log.ts';
import type { Metrics } from './metrics.ts';
import { resolveRequestId } from './request-id.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export type HitOptions = {
  metrics: { pages: Pick<Metrics['pages'], 'countHit'> };
  log: Log;
  /** One of so many is logged; 0: none. */
  logEvery: number;
  proxies: Pick<TrustedProxies, 'resolveClientAddress'>;
};

/** Creates what is told of pages written straight from the cache: 27,000 a second, so it counts, and logs a few of them. */
export function createHitObserver({ metrics, log, logEvery, proxies }: HitOptions) {
  const { countHit } = metrics.pages;
  let untilLogged = logEvery;

  function write({ status }: PageEntry, incoming: IncomingMessage): void {
    const { method = '', url = '', headers, socket } = incoming;
    const header = (name: string) => headers[name]?.toString();
    const address = proxies.resolveClientAddress({ remoteAddress: socket.remoteAddress ?? '', header });
    const id = resolveRequestId({ get: (name) => header(name) ?? null });
    logRequest(log, { id, method, path: url, status, duration: 0, address, cache: 'hit' });
  }

  return (entry: PageEntry, incoming: IncomingMessage): void => {
    countHit(entry);
    untilLogged -= 1;
    if (untilLogged !== 0) return;
    untilLogged = logEvery;
    write(entry, incoming);
  };
}
