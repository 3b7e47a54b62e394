import { createHash } from 'node:crypto';
import type { SiteEnv } from '../../env.ts';
import { createSharedPages } from './shared-pages.ts';
import { createSharedPurges } from './shared-purges.ts';
import { openValkey } from './valkey.ts';
import { createValkeyChannel } from './valkey-channel.ts';
import { createValkeyCounts } from './valkey-counts.ts';

type SharedOptions = {
  env: SiteEnv;
  buildId: string;
  /** Monotonic, so that it can measure ages. */
  clock: () => number;
  onError: (error: unknown) => void;
};

/** Opens what all instances of the site share: the Valkey of the settings. Null: there is none. */
export async function openShared({ env, buildId, clock, onError }: SharedOptions) {
  if (env.valkeyUrl === '') return null;
  const valkey = await openValkey({ url: env.valkeyUrl, site: env.siteOrigin, clock, onError });
  const purges = createSharedPurges(valkey);
  return {
    channel: createValkeyChannel(valkey),
    purges,
    valkey,
    counts: createValkeyCounts(valkey),
    pages: createSharedPages({ valkey, purges, version: versionOf(env, buildId), clock }),
    close: valkey.close,
  };
}

/** Hashes everything a page depends on besides its content. */
export function versionOf(env: SiteEnv, buildId: string): string {
  const { varnish, nginxFolder, cloudflare, fastly, cloudfront } = env.edges;
  // Each kind needs its own headers.
  const edges = [
    varnish.length > 0,
    nginxFolder !== '',
    ...[cloudflare, fastly, cloudfront].map((edge) => edge !== null),
  ];
  const { analytics, hasWorker, lazyLoadOffset, mode } = env;
  const { graphqlCountries, contentOrigins, graphqlToken, graphqlTokenSources } = env;
  const content = [graphqlCountries, contentOrigins, graphqlToken, graphqlTokenSources];
  const settings = [buildId, edges, analytics, hasWorker, lazyLoadOffset, mode, content];
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
}
