import { parseMediaSource } from '../app/content/cleaning/media-source.ts';
import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';
import type { BackendFiles } from './backend-files.ts';
import { orClientClosed } from './client-closed.ts';
import { buildFileErrorResponse, FileError } from './file-error.ts';

const PREFIX = '/media/';
/** Files being asked for at once, until their headers come, and visitors who wait for their turn. */
const AT_ONCE = 16;
const MAX_WAITING = 200;
/** Files that pages link to or play. None is a document that could run a script under this site's name. */
const TYPES = /^(?:application\/pdf|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4)|text\/vtt)\b/i;
const STATUSES = new Set([200, 206, 304, 416]);
const ASKED_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const GIVEN_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

type MediaOptions = {
  files: Pick<BackendFiles, 'open'>;
  origins: readonly string[];
};

/** Creates `/media/{source}`: the backend's films and documents, streamed, with byte ranges. */
export function createMedia({ files, origins }: MediaOptions) {
  const refuse = () => new FileError(503, 'Too many files are being fetched.');
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, queue: { length: MAX_WAITING, refuse } });
  const respond = (request: Request) => orClientClosed(request, () => answer(request));

  async function answer(request: Request): Promise<Response> {
    try {
      // A query, such as a version, is only for the browser's cache: it never means another file.
      const { pathname } = new URL(request.url);
      const url = parseMediaSource(pathname.slice(PREFIX.length), origins);
      if (url === null) throw new FileError(404, 'There is no such file.');
      const { headers, signal } = request;
      return await pass(request, await limit(() => files.open(url, buildQuestion(headers), signal), { signal }));
    } catch (error) {
      if (request.signal.aborted) throw error;
      return buildFileErrorResponse(error);
    }
  }

  return { respond, getQueueStats: limit.getStats };
}

export type Media = ReturnType<typeof createMedia>;

async function pass(request: Request, answer: Response): Promise<Response> {
  const { status, body } = answer;
  const isFile =
    STATUSES.has(status) && (status === 304 || status === 416 || TYPES.test(answer.headers.get('content-type') ?? ''));
  if (!isFile || request.method === 'HEAD') await body?.cancel();
  if (status >= 500) throw new FileError(502, 'The backend cannot give this file now.');
  if (!isFile) throw new FileError(404, 'There is no such file.');
  const headers = new Headers(copyHeaders(answer.headers, GIVEN_HEADERS));
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  headers.set('cache-control', 'public, max-age=86400');
  // Browsers' PDF viewers need their own styles; nothing else is allowed.
  headers.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; media-src 'self'; frame-ancestors 'self'",
  );
  const bodiless = status === 304 || status === 416 || request.method === 'HEAD';
  return new Response(bodiless ? null : body, { status, headers });
}

/** Ranges are of the file itself, so it must not be compressed. */
function buildQuestion(visitor: Headers): Record<string, string> {
  return { ...copyHeaders(visitor, ASKED_HEADERS), 'accept-encoding': 'identity' };
}

function copyHeaders(from: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
