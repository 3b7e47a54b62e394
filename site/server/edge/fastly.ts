import { type Edge, type Fetch, MAX_TAGS, sendToEdge, splitTags } from './edge.ts';

const TAGS_OF_A_PURGE = 256;

/** Creates the purge of a Fastly service by `Surrogate-Key`; soft, so that a page outlives a site that fails. */
export function createFastly({ service, token, fetch }: { service: string; token: string; fetch: Fetch }): Edge {
  const address = `https://api.fastly.com/service/${service}/purge`;
  const headers = {
    'fastly-key': token,
    'fastly-soft-purge': '1',
    accept: 'application/json',
    'content-type': 'application/json',
  };
  return {
    name: 'fastly',
    headers: ['surrogate-key'],
    mostTags: MAX_TAGS,
    purge: async (tags, signal) => {
      for (const portion of splitTags(tags, TAGS_OF_A_PURGE)) {
        const body = JSON.stringify({ surrogate_keys: portion });
        await sendToEdge(fetch, address, { method: 'POST', headers, body, signal });
      }
    },
  };
}
