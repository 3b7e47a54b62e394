import type { Tracing } from '../../contract/tracing/tracing.ts';
import type { FormAnswer } from '../app/forms/form-answer.ts';
import type { Task } from '../cache/task.ts';
import { type Admission, respondOr503 } from './admission.ts';
import type { PageCache, PageVerdict } from './cache/page-cache.ts';
import { buildPageResponse } from './cache/page-response.ts';
import type { PageSource } from './cache/page-source.ts';
import { orClientClosed } from './client-closed.ts';
import type { FormEndpoint } from './forms/form-endpoint.ts';
import type { Hydration } from './hydration.ts';
import { buildSiteUrl, keepOwnRoutes, variesByVisitor } from './page-addresses.ts';
import { buildGoneResponse, buildPrivate, buildRedirect } from './page-answers.ts';
import { createFormReader } from './posted-form.ts';
import { addHeaders, addPageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** With a space, which no request line can contain, so these keys never match others. */
const VISITOR_SCOPE = 'visitor ';
/** The client's address, for rate limits; a value sent by the visitor is overwritten. */
const CLIENT_ADDRESS_HEADER = 'x-client-address';

type PagesOptions = {
  siteOrigin: string;
  clock: () => number;
  tracing: Tracing;
  cache: Pick<PageCache, 'serve' | 'load'>;
  /** The queues before rendering. */
  admit: Admission;
  /** Answers posts to the page of a form. */
  forms: FormEndpoint;
  /** Whether a client may post once more. */
  mayPost: (client: string) => Promise<boolean>;
  hydration: Pick<Hydration, 'defer'>;
  site: Pick<Site, 'resolveAddress' | 'resolveRoute' | 'isSearch' | 'render'>;
  /** Whether the `Cookie` header of a request carries the visitor's own content token (spec §7). */
  isPersonal: (cookie: string | null) => boolean;
  /** Stored with each page, so that a hit adds nothing. */
  securityHeaders: readonly [string, string][];
};

/** Creates the steps from address to page (ARCHITECTURE.md, steps 2 to 5). */
export function createPages(options: PagesOptions) {
  const { siteOrigin, clock, tracing, cache, admit, forms, mayPost, hydration, site, securityHeaders, isPersonal } =
    options;

  const readPostedForm = createFormReader({ siteOrigin, mayPost });

  /** Answers a GET or HEAD that no endpoint or file has answered; says what the page cache's verdict was. */
  const respond = (request: Request, onVerdict: (verdict: PageVerdict) => void) =>
    orClientClosed(request, () => answer(request, onVerdict));

  /** Answers a posted form; never stored. */
  const submit = (request: Request, clientAddress: string) =>
    orClientClosed(request, () => take(request, clientAddress));

  async function answer(request: Request, onVerdict: (verdict: PageVerdict) => void): Promise<Response> {
    const url = keepOwnRoutes(buildSiteUrl(request.url, siteOrigin), site.resolveRoute);
    const cookie = request.headers.get('cookie');
    // Work stops when its visitor has gone.
    const task: Task = { signal: request.signal };
    if (isPersonal(cookie)) {
      return buildPrivate((await resolveFor(url, request.headers, task, cookie)) ?? (await render(url, task, cookie)));
    }
    if (!variesByVisitor(url.pathname)) {
      const source = { redirect: (to: URL, shared: Task) => resolveFor(to, new Headers(), shared, null), render };
      const served = await serve(url, source, task);
      onVerdict(served.verdict);
      return buildPageResponse(served, request.headers, { now: clock(), load: cache.load });
    }
    // The redirect depends on the visitor; the page after it is the same for all, and stored on its own.
    const decision = await resolveFor(url, request.headers, task, null);
    if (decision !== null) return buildPrivate(decision);
    const source: PageSource = { scope: VISITOR_SCOPE, redirect: async () => null, render };
    const visitor = new Headers({ 'accept-encoding': request.headers.get('accept-encoding') ?? '' });
    const served = await serve(url, source, task);
    onVerdict(served.verdict);
    return buildPrivate(await buildPageResponse(served, visitor, { now: clock(), load: cache.load }));
  }

  function serve(url: URL, source: PageSource, task: Task) {
    return tracing.span({ name: 'page cache' }, async () => {
      const served = await cache.serve(url, source, task);
      tracing.note({ 'app.cache.verdict': served.verdict });
      return served;
    });
  }

  async function take(request: Request, clientAddress: string): Promise<Response> {
    const url = buildSiteUrl(request.url, siteOrigin);
    const { signal } = request;
    const renderPage = (page: URL, answer: FormAnswer) => renderAnswer(page, answer, { signal });
    const answered = await forms(request, url, { clientAddress, renderPage });
    if (answered !== null) return answered;
    const body = await readPostedForm(request, clientAddress);
    if (body instanceof Response) return body;
    const headers = new Headers([...request.headers]);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
    // The reader has checked that it is this site: the router would refuse the "null" of a page without referrers.
    headers.delete('origin');
    // A complete post is carried out even if its visitor leaves (decision 0241).
    const posted = new Request(url, { method: 'POST', headers, body });
    const page = await respondOr503(posted.url, () =>
      admit.form(async () => hydration.defer(await site.render(posted))),
    );
    const response = addPageHeaders(page, securityHeaders);
    response.headers.set('cache-control', 'no-store');
    return response;
  }

  /** Renders the page of a form with what its visitor has typed, which must not reach a disk or cache. */
  async function renderAnswer(url: URL, answer: FormAnswer, task: Task & { signal: AbortSignal }): Promise<Response> {
    const request = new Request(url, { signal: task.signal });
    const page = await respondOr503(url.href, () =>
      admit.form(async () => hydration.defer(await site.render(request, task, answer), { isPrivate: true }), task),
    );
    return addPageHeaders(page, securityHeaders);
  }

  async function resolveFor(url: URL, headers: Headers, task: Task, cookie: string | null): Promise<Response | null> {
    const answer = await site.resolveAddress(url, headers);
    if (answer === null) return null;
    if (answer.location === undefined) return buildGoneResponse(await render(url, task, cookie), answer);
    return addHeaders(buildRedirect(answer.location, answer), securityHeaders);
  }

  /**
   * The rendered request carries nothing of its visitor, so the page can be shared (rulings 2.5). Only a visitor with a
   * token gets a page of their own.
   */
  async function render(url: URL, task: Task, cookie: string | null = null): Promise<Response> {
    const { signal = null } = task;
    const request = new Request(url, cookie === null ? { signal } : { signal, headers: { cookie } });
    const admitted = site.isSearch(url) ? admit.search : admit.page;
    const isPrivate = cookie !== null;
    const page = await respondOr503(url.href, () =>
      admitted(async () => hydration.defer(await site.render(request, task), { isPrivate }), task),
    );
    const response = addPageHeaders(page, securityHeaders);
    if (response.status < 500) return response;
    response.headers.set('cache-control', 'no-store');
    if (response.status === 503 && !response.headers.has('retry-after')) response.headers.set('retry-after', '30');
    return response;
  }

  return { respond, submit };
}

export type Pages = ReturnType<typeof createPages>;
