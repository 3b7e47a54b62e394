/** Internal header: the tags of the content a page has read, comma-separated. It never leaves the server. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';
/**
 * Internal header: the query names a route reads, `page,sort`, or nothing for none. All other names are then dropped,
 * and the page is rendered for the address without them, so `?utm_source=…` neither multiplies pages nor shows in one.
 */
const KEY_PARAMS_HEADER = 'x-cache-key-params';

/** Internal header: a part of the page is missing, so one that was whole is better. */
export const INCOMPLETE_HEADER = 'x-cache-incomplete';

/** What only the page cache reads. */
export const INTERNAL_HEADERS = [CACHE_TAGS_HEADER, KEY_PARAMS_HEADER, INCOMPLETE_HEADER] as const;

const STORABLE_STATUSES = new Set([200, 301, 302, 307, 308, 404, 410]);

/** A complete answer with its body read. */
export type Answer = {
  status: number;
  headers: Headers;
  body: Buffer;
};

/** Takes a response and gives it with its body read. */
export async function loadAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

/** Takes an answer and gives it without the headers that only the page cache reads. */
export function buildVisitorAnswer(answer: Answer): Answer {
  const headers = new Headers(answer.headers);
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  return { ...answer, headers };
}

/** Takes an answer's headers and gives the tags of the content it was made from. */
export function parseTags(headers: Headers): string[] {
  return parseList(headers.get(CACHE_TAGS_HEADER) ?? '');
}

/** Takes an answer's headers and gives the query names its route reads, or null when it does not say. */
export function parseKeyParams(headers: Headers): readonly string[] | null {
  const declared = headers.get(KEY_PARAMS_HEADER);
  return declared === null ? null : parseList(declared);
}

/** Says whether an answer is the same for everybody and of a kind that may be kept; its lifetime is another question. */
export function isStorable({ status, headers }: Answer): boolean {
  const vary = headers.get('vary') ?? '';
  return STORABLE_STATUSES.has(status) && !headers.has('set-cookie') && /^(?:accept-encoding)?$/i.test(vary.trim());
}

function parseList(value: string): string[] {
  return value.split(',').flatMap((item) => item.trim() || []);
}
