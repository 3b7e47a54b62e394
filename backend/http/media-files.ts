import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryCode } from '../../contract/countries.ts';
import { matchEtag } from '../../contract/match-etag.ts';
import type { Database } from '../db/database.ts';
import { findMedia } from '../queries/media.ts';
import { buildNotFoundPage } from './not-found.ts';
import { parseRange } from './range.ts';

/** Creates the handler that serves media files: `(request, country, path) → response`. */
export function createMediaFiles({ db, mediaDir }: { db: Database; mediaDir: string }) {
  return async (request: Request, country: CountryCode, path: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    // PostgreSQL cannot hold the character NUL.
    const row = path.includes('\0') ? null : await findMedia(db, country, { path });
    // The file name comes from the database, not from the address, so it cannot leave the folder.
    const opened = row && (await openFile(join(mediaDir, row.file)));
    if (!row || !opened) return buildNotFoundPage();
    const { file, changed } = opened;

    const etag = `"${row.file}"`;
    const headers = new Headers({
      'content-type': row.mimeType,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'last-modified': changed.toUTCString(),
      etag,
    });
    if (matchEtag(request.headers.get('if-none-match'), [etag]) !== null)
      return new Response(null, { status: 304, headers });

    const range = parseRange(request.headers.get('range'), file.size);
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${file.size}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
    headers.set('content-length', String(end - start + 1));
    const body = request.method === 'HEAD' ? null : file.slice(start, end + 1, row.mimeType);
    return new Response(body, { status: range ? 206 : 200, headers });
  };
}

async function openFile(path: string): Promise<{ file: Blob; changed: Date } | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    // A disk failure is not answered as a missing file: the site would forget the picture.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.isFile() ? { file: await openAsBlob(path), changed: found.mtime } : null;
}
