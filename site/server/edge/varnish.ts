import { type Edge, type Fetch, MAX_TAGS, sendToEdge, splitTags } from './edge.ts';

/** Varnish takes 8 kB of one header. */
const TAGS_OF_A_BAN = 500;

/** Creates the purge of one or several Varnish, by the bans of `deploy/varnish.vcl`. */
export function createVarnish({ addresses, fetch }: { addresses: readonly string[]; fetch: Fetch }): Edge {
  return {
    name: 'varnish',
    headers: ['surrogate-key'],
    mostTags: MAX_TAGS,
    purge: async (tags, signal) => {
      for (const portion of splitTags(tags, TAGS_OF_A_BAN)) {
        const headers = { 'x-ban-tags': portion.join('|') };
        await Promise.all(addresses.map((address) => sendToEdge(fetch, address, { method: 'BAN', headers, signal })));
      }
    },
  };
}
