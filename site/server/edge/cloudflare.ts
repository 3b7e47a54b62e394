import { parseJson } from '../../../contract/parse-json.ts';
import { type Edge, EdgeError, type Fetch, MAX_TAGS, sendToEdge, splitTags } from './edge.ts';

/** The limit of every plan for one request. */
const TAGS_OF_A_PURGE = 30;

/** Creates the purge of a Cloudflare zone by `Cache-Tag`. */
export function createCloudflare({ zone, token, fetch }: { zone: string; token: string; fetch: Fetch }): Edge {
  const address = `https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    name: 'cloudflare',
    headers: ['cache-tag'],
    mostTags: MAX_TAGS,
    purge: async (tags, signal) => {
      for (const portion of splitTags(tags, TAGS_OF_A_PURGE)) {
        const body = JSON.stringify({ tags: portion });
        const answer = parseJson(await sendToEdge(fetch, address, { method: 'POST', headers, body, signal }));
        if (Object(answer).success !== true) throw new EdgeError('Cloudflare did not purge.', 200);
      }
    },
  };
}
