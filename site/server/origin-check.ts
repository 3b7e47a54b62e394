import { isLoopback } from '../../contract/local-origin.ts';
import type { Log } from './log.ts';

export type OriginCheckOptions = {
  /** Whether SITE_ORIGIN is set; if so, the hosts of requests do not matter. */
  isConfigured: boolean;
  siteOrigin: string;
  log: Pick<Log, 'warn'>;
};

/**
 * Creates the check that warns once when requests name another host than pages do, as behind a proxy: canonicals would
 * lead to this machine, and browsers' posts would be refused.
 */
export function createOriginCheck({ isConfigured, siteOrigin, log }: OriginCheckOptions): (host: string) => void {
  let isDone = isConfigured;
  return (host) => {
    if (isDone || host === '' || host === new URL(siteOrigin).host) return;
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (name === '' || isLoopback(name)) return;
    isDone = true;
    log.warn(
      { host: name, origin: siteOrigin },
      'visitors come by another host than pages name: set SITE_ORIGIN to the public address',
    );
  };
}
