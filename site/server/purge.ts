import { countryTag } from '../app/content/client/tags.ts';
import { EVERYTHING } from '../cache/purge-log.ts';
import { pathTag } from './cache/address-tags.ts';
import type { PageCache } from './cache/page-cache.ts';
import { readBody } from './http/read-body.ts';
import type { Log } from './log.ts';
import { SITEMAPS_TAG } from './own-files.ts';
import { createSignatureCheck } from './purge-signature.ts';
import type { Bus } from './shared/bus.ts';
import { type PurgeNotice, parseNotice } from './shared/purge-notice.ts';
import type { Site } from './site.ts';

/** A thousand tags and two hundred long paths. */
const MAX_BODY_BYTES = 500_000;

export type PurgeOptions = {
  /** Shared with the content service; without one there is no endpoint. */
  secret: string;
  clock: () => number;
  log: Log;
  site: Pick<Site, 'purge'>;
  cache: Pick<PageCache, 'purge' | 'listTags'>;
  /** To the other processes of the site. */
  bus: Bus;
};

/** Creates `POST /api/purge`: a signed notice of what has changed in the content (decision 0090). */
export function createPurge({ secret, clock, log, site, cache, bus }: PurgeOptions) {
  const checkSignature = createSignatureCheck({ secret, clock });
  bus.on('purge', (notice) => log.info({ ...notice, ...purge(notice) }, 'purged, as another process was told'));

  async function respond(request: Request): Promise<Response> {
    if (secret === '') return report(404, { error: 'Not Found' });
    if (request.method !== 'POST') return report(405, { error: 'A notice is posted.' }, { allow: 'POST' });
    const bytes = await readBody(request, MAX_BODY_BYTES);
    if (bytes === 413) return report(413, { error: `A notice takes ${MAX_BODY_BYTES} bytes at most.` });
    if (bytes === 408) return report(408, { error: 'The notice came too slowly.' }, { connection: 'close' });
    const body = new TextDecoder().decode(bytes);
    const refusal = checkSignature(request.headers, body);
    if (refusal !== null) return report(refusal.status, { error: refusal.reason });
    const notice = parseNotice(body);
    if ('mistakes' in notice) return report(400, { error: 'This is no notice.', mistakes: notice.mistakes });
    const purged = purge(notice);
    bus.tell('purge', notice);
    log.info({ ...notice, ...purged }, 'purged');
    return report(200, { purged });
  }

  /** Content first: a page rendered in between must not use old content. */
  function purge({ tags, paths, countries, all }: PurgeNotice) {
    const named = all ? [EVERYTHING] : [...tags, ...countries.map(countryTag)];
    const pathTags = paths.map((path) => pathTag(new URL(path, 'http://site.invalid').pathname));
    const content = site.purge(named);
    // The pages at a path and their content are purged; other pages with the same content stay.
    const ofPaths = site.purge(cache.listTags(pathTags).filter((tag) => !tag.endsWith(':*')));
    return {
      answers: content.answers + ofPaths.answers,
      catalogues: content.catalogues + ofPaths.catalogues,
      names: content.names + ofPaths.names,
      pages: cache.purge([...content.tags, ...pathTags, SITEMAPS_TAG]),
    };
  }

  return { respond };
}

export type Purge = ReturnType<typeof createPurge>;

function report(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
