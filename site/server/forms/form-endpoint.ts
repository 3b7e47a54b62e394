import type { KeptForm } from '../../../contract/forms/submission.ts';
import { BodyError } from '../../../contract/read-body.ts';
import { parseSlug } from '../../app/content/cleaning/slug.ts';
import { type FormAnswer, GENERAL_PROBLEMS, type GeneralProblem } from '../../app/forms/form-answer.ts';
import { localeOf, parsePath } from '../../app/locale/path.ts';
import { createBodySlots } from './body-slots.ts';
import { isOwn } from './own-origin.ts';
import { UnreadableFormError } from './parse-form.ts';
import { type ReceiveForm, wantsJson } from './receive-form.ts';

const FORM_TYPE = /^multipart\/form-data\b/i;
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]{0,199}$/u;

type FormEndpointOptions = {
  siteOrigin: string;
  /** The forms by the path of their page. */
  forms: ReadonlyMap<string, KeptForm>;
  receive: ReceiveForm;
  /** Whether a client may send another form. */
  mayAsk: (client: string) => Promise<boolean>;
  onError: (error: unknown) => void;
};

type Visit = {
  clientAddress: string;
  /** Renders the page of a form with an answer to it. */
  renderPage: (url: URL, answer: FormAnswer) => Promise<Response>;
};

/** Creates the endpoint of the forms of rulings 5: they are posted to the addresses of their pages. */
export function createFormEndpoint(options: FormEndpointOptions) {
  const { siteOrigin, forms, receive, mayAsk, onError } = options;
  const slots = createBodySlots();

  /** Answers a posted form; null for an address without one. */
  return async function respond(request: Request, url: URL, visit: Visit): Promise<Response | null> {
    const parsed = parsePath(url.pathname);
    const form = forms.get(parsed.pagePath);
    if (form === undefined) return null;
    const product = parseSlug(url.searchParams.get('product') ?? '');
    const target = {
      form,
      locale: localeOf(parsed),
      sourcePage: url.pathname,
      product: SLUG.test(product) ? product : null,
    };
    const outcome = await take(request, target, visit.clientAddress);
    return 'reference' in outcome
      ? confirm(request, url, outcome.reference)
      : explain(request, url, { answer: outcome, visit });
  };

  async function take(
    request: Request,
    target: Parameters<ReceiveForm>[1],
    clientAddress: string,
  ): Promise<{ reference: string } | FormAnswer> {
    if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return problem('not-a-form');
    if (!isOwn(request.headers, siteOrigin)) return problem('foreign');
    const place = slots.begin(clientAddress);
    if (place !== 'begun') return problem(place === 'too many' ? 'busy' : 'too-often');
    try {
      const isTooOften = !(await mayAsk(`${target.form} ${clientAddress}`));
      return await receive(request, target, { client: clientAddress, isTooOften });
    } catch (error) {
      // The client has gone: nobody would read the problems.
      if (request.signal.aborted) throw error;
      if (error instanceof BodyError) return problem(error.status === 413 ? 'too-large' : 'too-slow');
      if (error instanceof UnreadableFormError) return problem('unreadable');
      onError(error);
      return problem('busy');
    } finally {
      slots.end(clientAddress);
    }
  }

  /** A reload must not send the form again, so this answers with a redirect (post, redirect, get). */
  function confirm(request: Request, url: URL, reference: string): Response {
    if (wantsJson(request)) return Response.json({ reference }, { headers: { 'cache-control': 'no-store' } });
    const location = `${url.pathname}?sent=${encodeURIComponent(reference)}#form`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }

  async function explain(
    request: Request,
    url: URL,
    { answer, visit }: { answer: FormAnswer; visit: Visit },
  ): Promise<Response> {
    const status = answer.general === null ? 422 : GENERAL_PROBLEMS[answer.general];
    const body = wantsJson(request) ? Response.json({ ...answer, values: {} }) : await visit.renderPage(url, answer);
    const response = new Response(body.body, { status: body.ok ? status : body.status, headers: body.headers });
    response.headers.set('cache-control', 'no-store');
    if (status === 429 || status === 503) response.headers.set('retry-after', '60');
    // The body was not read to its end; close the connection.
    if (status === 408 || status === 413) response.headers.set('connection', 'close');
    return response;
  }
}

export type FormEndpoint = ReturnType<typeof createFormEndpoint>;

function problem(general: GeneralProblem): FormAnswer {
  return { values: {}, problems: {}, general, held: [] };
}
