import { readBody } from '../../contract/read-body.ts';
import { applyChange, changeOf } from './apply-change.ts';
import type { PageCache } from './cache/page-cache.ts';
import { orClientClosed } from './client-closed.ts';
import { createBodySlots } from './forms/body-slots.ts';
import type { Log } from './log.ts';
import { createSignatureCheck } from './purge-signature.ts';
import type { Bus } from './shared/bus.ts';
import { parseNotice } from './shared/purge-notice.ts';
import type { SharedPurges } from './shared/shared-purges.ts';
import type { Site } from './site.ts';

/** A thousand tags and two hundred long paths. */
const MAX_BODY_BYTES = 500_000;

type PurgeOptions = {
  /** Shared with the content service; without one there is no endpoint. */
  secret: string;
  clock: () => number;
  log: Log;
  site: Pick<Site, 'purge'>;
  cache: Pick<PageCache, 'purge' | 'listTags'>;
  /** To the other processes of the site. */
  bus: Bus;
  /** Purges with numbers shared by all of them; null: there is no Valkey. */
  shared?: Pick<SharedPurges, 'record' | 'isSynced'> | null;
};

/** Creates `POST /api/purge`: a signed notice of what has changed in the content (decision 0090). */
export function createPurge({ secret, clock, log, site, cache, bus, shared = null }: PurgeOptions) {
  const { checkHeaders, check } = createSignatureCheck({ secret, clock });
  const slots = createBodySlots();
  bus.on('purge', (notice) => {
    const { purged } = applyChange(changeOf(notice), site, cache);
    log.info({ ...notice, ...purged }, 'purged after a notice to another process');
  });

  const respond = (request: Request, clientAddress: string) =>
    orClientClosed(request, () => answer(request, clientAddress));

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    if (secret === '') return report(404, { error: 'Not Found' });
    if (request.method !== 'POST') return report(405, { error: 'A notice is posted.' }, { allow: 'POST' });
    const body = await read(request, clientAddress);
    if (body instanceof Response) return body;
    const notice = parseNotice(body);
    if ('mistakes' in notice) return report(400, { error: 'This is no notice.', mistakes: notice.mistakes });
    const change = changeOf(notice);
    const { purged, tags } = applyChange(change, site, cache);
    // A notice that cannot be numbered now is sent at once, and numbered later.
    if (shared?.isSynced() !== true) bus.send('purge', notice);
    shared?.record(tags, change);
    log.info({ ...notice, ...purged }, 'purged');
    return report(200, { purged });
  }

  /** Reads a signed notice, or refuses it, before its body is read if the headers are reason enough. */
  async function read(request: Request, clientAddress: string): Promise<string | Response> {
    const unsigned = checkHeaders(request.headers);
    if (unsigned !== null) return report(unsigned.status, { error: unsigned.reason });
    const place = slots.begin(clientAddress);
    if (place !== 'begun')
      return report(
        place === 'too many' ? 503 : 429,
        { error: 'Too many notices are being sent.' },
        { 'retry-after': '5' },
      );
    try {
      const bytes = await readBody(request, MAX_BODY_BYTES);
      if (bytes === 413) return report(413, { error: `A notice takes ${MAX_BODY_BYTES} bytes at most.` });
      if (bytes === 408) return report(408, { error: 'The notice came too slowly.' }, { connection: 'close' });
      const body = new TextDecoder().decode(bytes);
      const refusal = check(request.headers, body);
      return refusal === null ? body : report(refusal.status, { error: refusal.reason });
    } finally {
      slots.end(clientAddress);
    }
  }

  return { respond };
}

export type Purge = ReturnType<typeof createPurge>;

function report(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
