/** Removes every trace of the backend's hosts from one string. */
export type HostScrubber = (text: string) => string;

/**
 * Creates the last line of defence of rulings 4: whatever address of a backend host is left in a text, in any
 * spelling, gives way to this site's origin. Takes the backend's origins and the site's.
 */
export function createHostScrubber(origins: readonly string[], siteOrigin: string): HostScrubber {
  const site = new URL(siteOrigin);
  const names = new Set<string>();
  for (const origin of origins) {
    const { host, hostname } = new URL(origin);
    if (host !== site.host) names.add(host);
    // Two services on one machine differ by port alone: its bare name is the site's own.
    if (hostname !== site.hostname && !isLoopback(hostname)) names.add(hostname);
  }
  if (names.size === 0) return (text) => text;
  const hosts = [...names].sort((a, b) => b.length - a.length).map(buildHostPattern);
  const anyHost = new RegExp(hosts.join('|'), 'i');
  const origin = new RegExp(
    `(?:https?(?::|%3A|&#58;))?(?:\\\\?/|%2F|&#x?2F;|&#47;){2}(?:[^\\s/@"'<>]*@)?(?:${hosts.join('|')})`,
    'gi',
  );
  const bare = new RegExp(hosts.join('|'), 'gi');
  return (text) => {
    if (!anyHost.test(text)) return text;
    const scrubbed = text.replace(origin, site.origin).replace(bare, site.host);
    return anyHost.test(scrubbed) ? '' : scrubbed;
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
}

/** The host with its colon as itself or percent-encoded. */
function buildHostPattern(host: string): string {
  return host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(':', '(?::|%3A)');
}
