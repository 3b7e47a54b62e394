import {
  UNSAFE_decodeViaTurboStream as decode,
  isRouteErrorResponse,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from 'react-router';
import { INTERNAL_HEADERS } from './cache/answer.ts';

const SUFFIX = /\/_payload\.json$/;
/** Headers of the router's answer that a payload keeps: cache lifetime, and tags to purge it by. */
const KEPT_HEADERS = ['cache-control', 'retry-after', ...INTERNAL_HEADERS];

/** Whether an address is that of a page's public data as JSON: `{path}/_payload.json` (spec §7, rulings 6). */
export function isPayload(pathname: string): boolean {
  return SUFFIX.test(pathname);
}

/** Builds the address of the router's own data of the page: `/uae/plp/_payload.json` → `/uae/plp.data`. */
export function buildDataUrl(payload: URL): URL {
  const url = new URL(payload);
  const page = payload.pathname.replace(SUFFIX, '');
  url.pathname = page === '' ? '/_.data' : `${page}.data`;
  return url;
}

/** Builds a payload from the router's data of its page. A redirect of the page leads to the payload of its target. */
export async function buildPayload(answer: Response, payload: URL): Promise<Response> {
  const kept = KEPT_HEADERS.map((name): [string, string | null] => [name, answer.headers.get(name)]);
  const headers = new Headers(kept.filter((header): header is [string, string] => header[1] !== null));
  headers.set('x-robots-tag', 'noindex');
  const path = payload.pathname.replace(SUFFIX, '') || '/';
  const results = await readResults(answer);
  const { [REDIRECT]: redirect, root, ...routes } = results;
  if (redirect?.redirect) {
    headers.set('location', toPayload(redirect.redirect));
    return new Response(null, { status: redirect.status ?? 302, headers });
  }
  const failed = [root, ...Object.values(routes)].find((result) => result?.error !== undefined);
  if (failed === undefined) {
    return Response.json({ path, data: Object.values(routes).at(-1)?.data ?? null }, { headers });
  }
  const { status } = answer;
  const message = isRouteErrorResponse(failed.error) ? failed.error.data?.message : undefined;
  return Response.json({ path, error: { status, message } }, { status, headers });
}

type Results = Record<string, { data?: unknown; error?: unknown }> & {
  [REDIRECT]?: { redirect?: string; status?: number };
};

/** Reads the results of a page's loaders; none if the answer is not the router's data. */
async function readResults(answer: Response): Promise<Results> {
  if (answer.body === null || !answer.headers.has('x-remix-response')) return {};
  return (await decode(answer.body, globalThis)).value as Results;
}

/** `/uae/catalogs?year=1` → `/uae/catalogs/_payload.json?year=1`; another site's address stays. */
function toPayload(location: string): string {
  const [path = '', query] = location.split(/(?=[?#])/, 2);
  return path.startsWith('/') ? `${path.replace(/\/$/, '')}/_payload.json${query ?? ''}` : location;
}
