import { hash } from 'node:crypto';
import { type Edge, type Fetch, sendToEdge, splitTags } from './edge.ts';
import { type AwsKey, signAws } from './sign-aws.ts';

/** CloudFront drops the tags of a page beyond these. */
const MAX_TAGS = 50;
const TAGS_OF_AN_INVALIDATION = 1_000;
const HOST = 'cloudfront.amazonaws.com';

type CloudFrontOptions = {
  distribution: string;
  key: AwsKey;
  clock: () => number;
  fetch: Fetch;
};

/** Creates the invalidation of a CloudFront distribution by tag: its `CacheTagConfig` has to name `Cache-Tag`. */
export function createCloudFront({ distribution, key, clock, fetch }: CloudFrontOptions): Edge {
  const path = `/2020-05-31/distribution/${distribution}/invalidation`;
  return {
    name: 'cloudfront',
    headers: ['cache-tag'],
    mostTags: MAX_TAGS,
    purge: async (tags, signal) => {
      for (const portion of splitTags(tags, TAGS_OF_AN_INVALIDATION)) {
        const now = clock();
        const body = writeBatch(portion, now);
        const request = { method: 'POST', host: HOST, path, body };
        const signed = signAws(request, { key, region: 'us-east-1', service: 'cloudfront', now });
        const headers = { ...signed, 'content-type': 'text/xml' };
        await sendToEdge(fetch, `https://${HOST}${path}`, { method: 'POST', headers, body, signal });
      }
    },
  };
}

/** The same tags at another time are another invalidation. */
function writeBatch(tags: readonly string[], now: number): string {
  const reference = `${now}-${hash('sha256', tags.join(' '), 'hex').slice(0, 16)}`;
  const items = tags.map((tag) => `<Path>#${tag}</Path>`).join('');
  const paths = `<Paths><Items>${items}</Items><Quantity>${tags.length}</Quantity></Paths>`;
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${reference}</CallerReference>${paths}</InvalidationBatch>`;
}
