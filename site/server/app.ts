import { type Context, Hono, type Next } from 'hono';
import type { Tracing } from '../../contract/tracing/tracing.ts';
import { VITALS_PATH } from '../app/analytics/vitals.ts';
import { ContentError } from '../app/content/client/errors.ts';
import type { Builds } from './builds.ts';
import type { PageVerdict } from './cache/page-cache.ts';
import { clientKey } from './client-key.ts';
import type { Health } from './health.ts';
import type { Hydration } from './hydration.ts';
import type { Images } from './images.ts';
import { buildKillSwitch } from './kill-switch.ts';
import { buildLastResortPage } from './last-resort-page.ts';
import { type Log, logRequest, writePath } from './log.ts';
import type { Media } from './media.ts';
import type { Metrics } from './metrics.ts';
import type { Pages } from './pages.ts';
import type { Preview } from './preview.ts';
import type { Purge } from './purge.ts';
import { REQUEST_ID_HEADER, resolveRequestId } from './request-id.ts';
import { addHeaders, selectHeaders } from './security-headers.ts';
import { REPORTS_PATH, type SecurityReports } from './security-reports.ts';
import type { StaticFiles } from './static-files.ts';
import type { VitalsEndpoint } from './vitals-endpoint.ts';

type AppOptions = {
  clock: () => number;
  tracing: Tracing;
  log: Log;
  metrics: Pick<Metrics, 'observe' | 'pages'>;
  securityHeaders: readonly [string, string][];
  health: Health;
  builds: Builds;
  images: Pick<Images, 'respond'>;
  media: Media;
  purge: Purge;
  preview: Preview;
  reports: SecurityReports;
  vitals: VitalsEndpoint;
  hydration: Pick<Hydration, 'respond'>;
  /** Whether visitors get a service worker. */
  hasWorker: boolean;
  staticFiles: StaticFiles;
  pages: Pages;
};

/** Facts about a connection that a Request does not hold. */
type Connection = {
  clientAddress: string;
};

type AppEnv = { Bindings: Connection; Variables: { verdict: PageVerdict | undefined } };
type AppContext = Context<AppEnv>;

/** The client that rate limits count a request for. */
const clientOf = (context: AppContext): string => clientKey(context.env.clientAddress);

/** Composes the pipeline in the order of ARCHITECTURE.md and rulings 2.1; the whole site is one function. */
export function createApp(options: AppOptions): (request: Request, connection?: Connection) => Promise<Response> {
  const { clock, tracing, log, metrics, securityHeaders, health, builds, images, media, purge, reports } = options;
  const { preview, vitals, hydration, hasWorker, staticFiles, pages } = options;
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    const startedAt = clock();
    const { method, path } = context.req;
    const id = resolveRequestId(context.req.raw.headers);
    if (method === 'GET' || method === 'HEAD' || method === 'POST') await traceRequest(context, next);
    else context.res = new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
    const { status } = context.res;
    if (status >= 500) context.res = await addRequestId(context.res, id);
    // Log pages, failures and refusals; static files and rate-limited requests are too many.
    const isLogged = status !== 429 && (status >= 500 || isRefusal(status) || isPageLike(context.res));
    const headers = selectHeaders(context.res, securityHeaders);
    context.res = addHeaders(context.res, isLogged ? [...headers, [REQUEST_ID_HEADER, id]] : headers);
    const duration = Math.round(clock() - startedAt);
    metrics.observe(status, duration);
    const verdict = context.get('verdict');
    if (verdict !== undefined) metrics.pages.observe({ path, status, verdict, duration });
    if (isLogged)
      logRequest(log, { id, method, path, status, duration, address: context.env.clientAddress, cache: verdict });
  });

  /** Visitors' own traces are not continued: strangers would decide what is collected. */
  function traceRequest(context: AppContext, next: Next): Promise<void> {
    const { method, path } = context.req;
    const attributes = { 'http.request.method': method, 'url.path': writePath(path) };
    return tracing.span({ name: method, kind: 'server', parent: null, attributes }, async () => {
      await next();
      if (!tracing.isOn) return;
      const { status } = context.res;
      const verdict = context.get('verdict');
      const route = verdict === undefined ? undefined : metrics.pages.nameOf(path);
      const failure = status >= 500 ? String(status) : undefined;
      tracing.note(
        {
          'http.response.status_code': status,
          'http.route': route,
          'app.cache.verdict': verdict,
          'error.type': failure,
        },
        route && `${method} ${route}`,
      );
    });
  }

  app.get('/healthz', () => health.live());
  app.get('/readyz', () => health.ready());
  app.get('/builds/*', (context) => builds.respond(context.req.raw));
  app.get('/_ipx/*', (context) => images.respond(context.req.raw));
  app.get('/media/*', (context) => media.respond(context.req.raw));
  app.all('/api/purge', (context) => purge.respond(context.req.raw, clientOf(context)));
  app.get('/api/preview', (context) => preview.respond(context.req.raw));
  app.all(REPORTS_PATH, (context) => reports.respond(context.req.raw, clientOf(context)));
  app.all(VITALS_PATH, (context) => vitals.respond(context.req.raw, clientOf(context)));
  app.get('/sw.js', (_, next) => (hasWorker ? next() : Promise.resolve(buildKillSwitch())));
  app.get('/_h/*', (context) => hydration.respond(context.req.raw));
  app.use(async (context, next) => (await staticFiles.respond(context.req.raw)) ?? (await next()));
  app.on(['GET', 'POST'], '*', (context, next) => {
    context.set('verdict', 'none');
    return next();
  });
  app.get('*', (context) => pages.respond(context.req.raw, (verdict) => context.set('verdict', verdict)));
  app.post('*', (context) => pages.submit(context.req.raw, clientOf(context)));

  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'unhandled error');
    // rulings 2.8: a failing backend is not a defect of the site.
    return buildLastResortPage(context.req.path, error instanceof ContentError ? 503 : 500);
  });

  return async (request, connection = { clientAddress: '' }) => app.fetch(request, connection);
}

/** Puts the request's id into the page, so that a visitor who reports a failure can name the log line. */
async function addRequestId(response: Response, id: string): Promise<Response> {
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return response;
  const html = (await response.text()).replace('</head>', `<meta name="request-id" content="${id}"></head>`);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(html, { status: response.status, headers });
}

/** A rejected form, notice or token; not missing or removed pages. */
function isRefusal(status: number): boolean {
  return status >= 400 && ![404, 410].includes(status);
}

function isPageLike(response: Response): boolean {
  return response.status !== 304 && /^text\/(?:html|x-script)|^$/.test(response.headers.get('content-type') ?? '');
}
