/** Internal header: the tags of the content a page was made from, comma-separated. Never sent to visitors. */
export const CACHE_TAGS_HEADER = 'x-cache-tags';
/**
 * Internal header: the query names a route reads, `page,sort`, or empty for none. Other names are dropped and the page
 * is rendered without them, so `?utm_source=…` neither multiplies pages nor appears in one.
 */
const KEY_PARAMS_HEADER = 'x-cache-key-params';

/** Internal header: a part of the page is missing, so an older complete page is better. */
export const INCOMPLETE_HEADER = 'x-cache-incomplete';

/** Headers for the page cache, removed before sending. */
export const INTERNAL_HEADERS = [CACHE_TAGS_HEADER, KEY_PARAMS_HEADER, INCOMPLETE_HEADER] as const;

const STORABLE_STATUSES = new Set([200, 301, 302, 307, 308, 404, 410]);

/** A complete response, its body read. */
export type Answer = {
  status: number;
  headers: Headers;
  body: Buffer;
};

/** Reads a response to its end. */
export async function loadAnswer(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

/** Removes the internal headers from an answer. */
export function buildVisitorAnswer(answer: Answer): Answer {
  const headers = new Headers(answer.headers);
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  return { ...answer, headers };
}

/** Parses the tags of an answer. */
export function parseTags(headers: Headers): string[] {
  return parseList(headers.get(CACHE_TAGS_HEADER) ?? '');
}

/** Parses the query names an answer's route reads; null when it does not declare them. */
export function parseKeyParams(headers: Headers): readonly string[] | null {
  const declared = headers.get(KEY_PARAMS_HEADER);
  return declared === null ? null : parseList(declared);
}

/** Whether an answer is the same for everybody and its status may be stored, whatever its lifetime. */
export function isStorable({ status, headers }: Answer): boolean {
  const vary = headers.get('vary') ?? '';
  return STORABLE_STATUSES.has(status) && !headers.has('set-cookie') && /^(?:accept-encoding)?$/i.test(vary.trim());
}

/** Whether all waiting requests may get the same answer, stored or not. */
export function isForEverybody(answer: Answer): boolean {
  return isStorable(answer) && /\bpublic\b/i.test(answer.headers.get('cache-control') ?? '');
}

function parseList(value: string): string[] {
  return value.split(',').flatMap((item) => item.trim() || []);
}
