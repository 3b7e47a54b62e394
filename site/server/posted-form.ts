import { refuse } from '../../contract/plain-response.ts';
import { type Refused, readBody } from '../../contract/read-body.ts';
import { pageOfData } from '../app/locale/data-path.ts';
import { parsePath } from '../app/locale/path.ts';
import { createBodySlots } from './forms/body-slots.ts';
import { isForeign } from './forms/own-origin.ts';

/** The body limits of forms by the page path of their action. Forms with an outbox have `forms/form-endpoint.ts`. */
const MAX_FORM_BYTES: ReadonlyMap<string, number> = new Map([['/newsletter', 4_000]]);
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const TEXTS = { 400: 'Bad Request', 408: 'Request Timeout', 413: 'Payload Too Large' } satisfies Record<
  Refused | 400,
  string
>;

type FormReaderOptions = {
  siteOrigin: string;
  /** Whether a client may post again. */
  mayPost: (client: string) => Promise<boolean>;
};

/** Creates the reader of posted forms. */
export function createFormReader({ siteOrigin, mayPost }: FormReaderOptions) {
  const slots = createBodySlots();

  /**
   * Reads a posted form, sent with a length or in chunks. An address without an action, and a body that cannot be a
   * form, get their 4xx here, before anything is rendered.
   */
  return async function readPostedForm(
    request: Request,
    clientAddress: string,
  ): Promise<Uint8Array<ArrayBuffer> | Response> {
    const maxBytes = findMaxBytes(new URL(request.url).pathname);
    if (maxBytes === null) return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const type = request.headers.get('content-type') ?? '';
    if (!FORM_TYPE.test(type)) return refuse(415, 'Unsupported Media Type');
    // The router would treat it as a failure and log its stack.
    if (isForeign(request.headers, siteOrigin)) return refuse(403, 'Forbidden');
    const place = slots.begin(clientAddress);
    if (place !== 'begun')
      return refuse(place === 'too many' ? 503 : 429, 'Too many forms are being sent', { 'retry-after': '5' });
    try {
      const body = await readBody(request, maxBytes);
      // The rest of a slow body may never come.
      if (typeof body === 'number') return refuse(body, TEXTS[body], body === 408 ? { connection: 'close' } : {});
      await new Response(body, { headers: { 'content-type': type } }).formData();
      return (await mayPost(`post ${clientAddress}`))
        ? body
        : refuse(429, 'Too Many Requests', { 'retry-after': '60' });
    } catch {
      return refuse(400, TEXTS[400]);
    } finally {
      slots.end(clientAddress);
    }
  };
}

/** `/ar/ksa/newsletter` → 4000; `.data` is what scripts post to. Null for an address that takes no posts. */
function findMaxBytes(pathname: string): number | null {
  const { country, pagePath } = parsePath(pageOfData(pathname));
  return country === null ? null : (MAX_FORM_BYTES.get(pagePath) ?? null);
}
