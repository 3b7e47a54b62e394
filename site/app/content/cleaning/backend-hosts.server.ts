import { isLoopback } from '../../../../contract/local-origin.ts';

/** Before a host: it is not the domain of a mail address, nor the end of a longer host name. */
const NOT_IN_A_MAIL_ADDRESS = '(?<![@\\w.-])';

/** Removes the backend's hosts from a string. */
type HostScrubber = (text: string) => string;

/**
 * Creates the last safeguard of rulings 4: whatever backend address is left in a text, in any spelling, is replaced by
 * the site's origin. Public hosts of services are often the company's own domain, whose mail addresses stay.
 */
export function createHostScrubber(
  origins: readonly string[],
  siteOrigin: string,
  publicHosts: readonly string[] = [],
): HostScrubber {
  const site = new URL(siteOrigin);
  const names = new Set<string>();
  for (const origin of origins) {
    const { host, hostname } = new URL(origin);
    if (host !== site.host) names.add(host);
    // Two services on one machine differ by port only; its bare name is the site's own too.
    if (hostname !== site.hostname && !isLoopback(hostname)) names.add(hostname);
  }
  const shown = new Set(publicHosts.filter((host) => host !== site.host && !names.has(host)));
  if (names.size + shown.size === 0) return (text) => text;
  const hosts = [...names, ...shown]
    .sort((a, b) => b.length - a.length)
    .map((host) => `${shown.has(host) ? NOT_IN_A_MAIL_ADDRESS : ''}${buildHostPattern(host)}`);
  const anyHost = new RegExp(hosts.join('|'), 'i');
  const origin = new RegExp(
    `(?:https?(?::|%3A|&#58;))?(?:\\\\?/|%2F|&#x?2F;|&#47;){2}(?:(?:(?!%2F|&#)[^\\s/@"'<>])*@)?(?:${hosts.join('|')})`,
    'gi',
  );
  const bare = new RegExp(hosts.join('|'), 'gi');
  return (text) => {
    if (!anyHost.test(text)) return text;
    const scrubbed = text.replace(origin, site.origin).replace(bare, site.host);
    return anyHost.test(scrubbed) ? '' : scrubbed;
  };
}

/** Matches the host with its colon plain or percent-encoded. */
function buildHostPattern(host: string): string {
  return host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(':', '(?::|%3A)');
}
